import { z } from 'zod';
import { applicationStatuses } from '../application/labels.ts';
import { draftShape, fullShape, labelsOf } from '../draft.ts';
import { organisationFields } from '../merchant/schema/attestation.ts';
import { merchantFields } from '../merchant/schema.ts';
import { permitFields, rulesVersion } from '../permit/schema.ts';
import { shape } from '../shape.ts';

/** The fields of each part of the sheet. */
export const onboardingFields = {
  attestation: organisationFields,
  merchant: merchantFields,
  permit: permitFields,
} as const;

export type OnboardingPart = keyof typeof onboardingFields;

/** What the parts must hold to be sent. */
export function onboardingForm(parts: readonly OnboardingPart[]): z.ZodObject {
  return z.object(Object.assign({}, ...parts.map((part) => fullShape(onboardingFields[part]))));
}

export const onboardingLabels: Record<OnboardingPart, Record<string, string>> = {
  attestation: labelsOf(organisationFields),
  merchant: labelsOf(merchantFields),
  permit: labelsOf(permitFields),
};

/** Parts that are granted, or wait for the centre's decision, stay as they are, whatever their fields say. */
export const applyOnboarding = shape(
  {
    submit: z.boolean().default(false),
    rulesVersion,
    ...draftShape(organisationFields),
    ...draftShape(merchantFields),
    ...draftShape(permitFields),
  },
  z.object({ status: z.enum(applicationStatuses) }),
);
