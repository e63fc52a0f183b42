// Demands in every state, each led there by the noun's own actions, at moments of the past.
import { demandDraft } from '@shuji/contract/demand/schema/form';
import { chinaDay } from '@shuji/contract/time';
import { z } from 'zod';
import { addDemand, closeDemand, concludeDemand, editDemandStatus } from '#src/demand/actions.ts';
import { giveDemandBack, readDemandContact, takeDemand } from '#src/demand/actions-taker.ts';
import { followDemand } from '#src/demand/follow/actions.ts';
import { reviewDemand } from '#src/demand/office/actions.ts';
import { daysAfter } from '#src/demand/rules.ts';
import { reviewer } from '#src/demo/cast.ts';
import { contextOf, type DemoContext, hourMs, listTraders, type Trader, traderOf } from '#src/demo/play.ts';
import { readData } from '#src/demo/read.ts';
import { atWork } from '#src/demo/working-time.ts';
import type { WriteContext } from '#src/http/context.ts';

const demandShape = z.strictObject({
  owner: z.string(),
  taker: z.string().optional(),
  /** Companies that follow it from its publication. */
  followers: z.array(z.string()).default([]),
  end: z.enum([
    'draft',
    'pending',
    'correction',
    'refused',
    'published',
    'unpublished',
    'givenBack',
    'taken',
    'concluded',
    'closed',
  ]),
  /** The words of the last step. */
  words: z.string().default(''),
  daysAgo: z.number(),
  daysLeft: z.number(),
  form: z.strictObject(demandDraft),
});

type Demand = z.output<typeof demandShape>;

export async function plantDemands(context: DemoContext): Promise<void> {
  const traders = await listTraders(context);
  for (const demand of readData('demands', z.array(demandShape))) await plantDemand(demand, traders, context);
}

async function plantDemand(demand: Demand, traders: readonly Trader[], context: DemoContext): Promise<void> {
  const began = context.now.getTime() - demand.daysAgo * 24 * hourMs - 2 * hourMs;
  // With little time the hours move closer together, so that nothing happens in the future.
  const hour = Math.min(1, (context.now.getTime() - began) / (60 * hourMs)) * hourMs;
  const at = <A>(actor: A, hours: number): WriteContext<A> =>
    contextOf(context, actor, atWork(new Date(began + hours * hour)));
  const owner = traderOf(traders, demand.owner).user;
  const { end, words } = demand;
  const form = { ...demand.form, deadline: daysAfter(chinaDay(context.now), demand.daysLeft) };
  const { id } = await addDemand({ ...form, submit: end !== 'draft' }, at(owner, 0));
  if (end === 'draft' || end === 'pending') return;

  const decide = (decision: 'approve' | 'correction' | 'refuse') =>
    reviewDemand({ id, decision, reason: decision === 'approve' ? '' : words, opinions: {} }, at(reviewer(), 5));
  if (end === 'correction') {
    await reviewDemand(
      { id, decision: 'correction', reason: words, opinions: { description: '请写明使用目的和范围' } },
      at(reviewer(), 5),
    );
    return;
  }
  if (end === 'refused') {
    await decide('refuse');
    return;
  }
  await decide('approve');
  for (const company of demand.followers) await followDemand({ id }, at(traderOf(traders, company).user, 10));
  if (end === 'unpublished') await editDemandStatus({ id, status: 'unpublished' }, at(owner, 40));
  if (end === 'closed') await closeDemand({ id, reason: words }, at(owner, 50));
  if (!demand.taker) return;
  const taker = traderOf(traders, demand.taker).user;
  await takeDemand({ id }, at(taker, 30));
  await readDemandContact({ id }, at(taker, 32));
  if (end === 'givenBack') await giveDemandBack({ id, reason: words }, at(taker, 50));
  if (end === 'concluded') await concludeDemand({ id, note: words }, at(owner, 58));
}
