import * as calls from '@shuji/contract/objection';
import { feature } from '#src/http/feature.ts';
import { decideObjection, raiseObjection } from './actions.ts';
import { getObjection, listObjectionQueue, listOwnObjections } from './reading.ts';

export const objection = feature('objection', calls, {
  raiseObjection,
  listOwnObjections,
  listObjectionQueue,
  getObjection,
  decideObjection,
});
