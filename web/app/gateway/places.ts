import { type SecretPlace, secretPlaces } from '@shuji/contract/gateway/labels';

export const places = (Object.keys(secretPlaces) as SecretPlace[]).map((value) => ({
  value,
  label: secretPlaces[value],
}));
