// The shapes of ../contact.ts: inputs and outputs.

import { z } from 'zod';
import { id, listOf, moment, page } from '../../field.ts';
import { shape } from '../../shape.ts';
import { type TakerStep, takerSteps } from '../labels/contact.ts';

export const readDemandContact = shape({
  input: z.object({ id: id('需求') }),
  output: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
});

export const takerEvent = z.object({
  id: z.string(),
  at: moment,
  step: z.enum(Object.keys(takerSteps) as [TakerStep, ...TakerStep[]]),
  partyName: z.string(),
  /** Why it was given back. */
  reason: z.string().nullable(),
});

export type TakerEvent = z.output<typeof takerEvent>;

export const listTakerEvents = shape({
  input: z.object({ id: id('需求'), ...page }),
  output: listOf(takerEvent),
});
