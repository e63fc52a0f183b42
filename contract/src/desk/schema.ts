import { z } from 'zod';
import { keyOf, listOf, moment, oneOf, page, text } from '../field.ts';
import { officeFinds, queues } from '../nouns.ts';
import { clock } from '../review/schema.ts';
import { shape } from '../shape.ts';

export const listQueues = shape(
  {},
  z.array(
    z.object({
      name: keyOf(queues),
      count: z.int(),
      /** Since when the oldest waits. */
      oldestAt: moment.nullable(),
      /** Count of rows that wait longer than a review may take. */
      overdue: z.int(),
    }),
  ),
);

/** Names of persons are among the titles: a queue's rows are for those alone who work it off. */
export const listWaiting = shape(
  { queue: oneOf('队列', queues).optional(), ...page },
  listOf(
    z.object({
      queue: keyOf(queues),
      /** Of the row that the queue's page opens, or of the order that it is about. */
      id: z.string(),
      title: z.string(),
      note: z.string(),
      since: moment,
      ...clock,
    }),
  ),
);

export const figures = z.object({
  accounts: z.int(),
  products: z.int(),
  demands: z.int(),
  orders: z.int(),
  /** The total of completed orders, in fen. */
  amount: z.int(),
});

export const getMonth = shape(
  {
    /** `2026-11`; this month where it is left out. */
    month: z
      .string()
      .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, { error: '月份不正确，例如 2026-11' })
      .optional()
      .meta({ title: '月份' }),
  },
  {
    month: z.string(),
    /** Every day of the month up to today. */
    days: z.array(figures.extend({ day: z.string() })),
    total: figures,
    before: figures,
  },
);

export type Month = z.output<typeof getMonth.output>;

export const searchOffice = shape(
  { keyword: text('关键词', 1, 40) },
  /** Kinds without a find are left out. */
  z.array(
    z.object({
      kind: keyOf(officeFinds),
      rows: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          note: z.string(),
          /** The part of its queue: a poster's place, a setting's group; empty where the queue has none. */
          part: z.string(),
        }),
      ),
      hasMore: z.boolean(),
    }),
  ),
);

export type OfficeFinds = z.output<typeof searchOffice.output>;
