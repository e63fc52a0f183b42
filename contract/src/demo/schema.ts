// The shapes of calls.ts: inputs and outputs.

import { z } from 'zod';
import { id, moment, nothing, oneOf } from '../field.ts';
import { shape } from '../shape.ts';
import { ports } from './labels.ts';

export const getDemo = shape({
  input: z.object({}),
  output: z.object({
    isDemo: z.boolean(),
    people: z.array(
      z.object({
        side: z.enum(['site', 'office']),
        name: z.string(),
        does: z.string(),
        /** Phone for the website, user name for the office. */
        login: z.string(),
        password: z.string(),
      }),
    ),
  }),
});

export const listDemoSms = shape({
  input: z.object({}),
  /** Phones are masked: a person waiting for a code knows their own. */
  output: z.array(z.object({ phone: z.string(), text: z.string(), sentAt: moment })),
});

export const endDemoNotice = shape({
  input: z.object({ id: id('产品') }),
  output: nothing,
});

export const getDemoTide = shape({
  input: z.object({ port: oneOf('港口', ports) }),
  output: z.object({ port: z.string(), observedAt: moment, level: z.number(), unit: z.string() }),
});
