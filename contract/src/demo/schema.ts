import { z } from 'zod';
import { id, moment, oneOf } from '../field.ts';
import { shape } from '../shape.ts';
import { ports } from './labels.ts';

export const getDemo = shape(
  {},
  {
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
  },
);

export const listDemoSms = shape(
  {},
  /** Phones are masked: a person waiting for a code knows their own. */
  z.array(z.object({ phone: z.string(), text: z.string(), sentAt: moment })),
);

export const endDemoNotice = shape({ id: id('产品') });

export const getDemoReply = { input: z.looseObject({ id: id('产品') }), output: z.unknown() };

export const getDemoTide = shape(
  { port: oneOf('港口', ports) },
  { port: z.string(), observedAt: moment, level: z.number(), unit: z.string() },
);
