// The contact of a demand: revealed to its taker by a press, and its owner sees who read it.
import { z } from 'zod';
import { call } from '../call.ts';
import { id, listOf, moment, page } from '../field.ts';

export const takerSteps = { take: '接单', read: '查看联系方式', giveBack: '退回接单' } as const;
export type TakerStep = keyof typeof takerSteps;

export const readDemandContact = call('POST', '/api/demand/contact/:id', {
  summary: '接单方查看联系方式，每次查看都有记录',
  who: 'attested',
  writes: true,
  input: z.object({ id: id('需求') }),
  output: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
});

const takerEvent = z.object({
  id: z.string(),
  at: moment,
  step: z.enum(Object.keys(takerSteps) as [TakerStep, ...TakerStep[]]),
  partyName: z.string(),
  /** Why it was given back. */
  reason: z.string().nullable(),
});
export type TakerEvent = z.output<typeof takerEvent>;

export const listTakerEvents = call('GET', '/api/demand/takers/:id', {
  summary: '自己的需求被谁接单、谁查看过联系方式，最近的在前',
  who: 'user',
  writes: false,
  input: z.object({ id: id('需求'), ...page }),
  output: listOf(takerEvent),
});
