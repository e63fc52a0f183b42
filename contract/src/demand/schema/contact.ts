import { z } from 'zod';
import { id, keyOf, listOf, moment, page } from '../../field.ts';
import { shape } from '../../shape.ts';
import { takerSteps } from '../labels/contact.ts';

export const readDemandContact = shape({ id: id('需求') }, { name: z.string(), phone: z.string(), email: z.string() });

export const takerEvent = z.object({
  id: z.string(),
  at: moment,
  step: keyOf(takerSteps),
  partyName: z.string(),
  /** Why it was given back. */
  reason: z.string().nullable(),
});

export type TakerEvent = z.output<typeof takerEvent>;

export const listTakerEvents = shape({ id: id('需求'), ...page }, listOf(takerEvent));
