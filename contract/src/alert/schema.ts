import { z } from 'zod';
import { keyOf, moment, text } from '../field.ts';
import { shape } from '../shape.ts';
import { alertRules } from './labels.ts';

export const alert = z.object({
  /** The rule, whom it is about and the newest order: once there is a newer one, it is another alert. */
  id: z.string(),
  rule: keyOf(alertRules),
  /** The subject in words. */
  subject: z.string(),
  /** The very facts. */
  why: z.string(),
  /** The moment of the newest order, or of the finding. */
  at: moment,
  orders: z.array(z.object({ id: z.string(), number: z.string() })),
});

export type Alert = z.output<typeof alert>;

export const dismissal = z.object({
  id: z.string(),
  rule: keyOf(alertRules),
  subject: z.string(),
  why: z.string(),
  reason: z.string(),
  operatorName: z.string(),
  at: moment,
});

export type AlertDismissal = z.output<typeof dismissal>;

export const listAlerts = shape({}, { open: z.array(alert), dismissed: z.array(dismissal) });

export const dismissAlert = shape({ id: text('提示', 1, 200), reason: text('核查结论', 4, 300) });
