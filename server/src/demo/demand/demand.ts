// Demands in every state, each led there by the noun's own actions, at moments of the past.
import { chinaDay } from '@shuji/contract/time';
import { addDemand, closeDemand, concludeDemand, editDemandStatus } from '#src/demand/actions.ts';
import { giveDemandBack, readDemandContact, takeDemand } from '#src/demand/actions-taker.ts';
import { reviewDemand } from '#src/demand/office/actions.ts';
import { daysAfter } from '#src/demand/rules.ts';
import { cast } from '#src/demo/cast.ts';
import type { DemoContext } from '#src/demo/fill.ts';
import type { Attested, Operator, WriteContext } from '#src/http/context.ts';
import { noBrowser } from '#src/http/cookies.ts';
import { openDemands } from './open.ts';
import type { DemoDemand } from './owners.ts';
import { settledDemands } from './settled.ts';

const hourMs = 3_600_000;

export async function plantDemands(context: DemoContext): Promise<void> {
  const actors = await actorsByCompany(context);
  for (const demand of [...openDemands, ...settledDemands]) await plantDemand(demand, actors, context);
}

async function plantDemand(demand: DemoDemand, actors: Map<string, Attested>, context: DemoContext): Promise<void> {
  const began = context.now.getTime() - demand.daysAgo * 24 * hourMs - 2 * hourMs;
  // With little time the hours move closer together, so that nothing happens in the future.
  const hour = Math.min(1, (context.now.getTime() - began) / (60 * hourMs)) * hourMs;
  const at = <A>(actor: A, hours: number): WriteContext<A> => contextAt(context, actor, new Date(began + hours * hour));
  const owner = known(actors, demand.owner);
  const { end, words = '' } = demand;
  const form = formOf(demand, chinaDay(context.now));
  const { id } = await addDemand({ ...form, submit: end !== 'draft' }, at(owner, 0));
  if (end === 'draft' || end === 'pending') return;

  const decide = (decision: 'approve' | 'correction' | 'refuse') =>
    reviewDemand({ id, decision, reason: decision === 'approve' ? '' : words, opinions: {} }, at(reviewer, 5));
  if (end === 'correction') {
    await reviewDemand(
      { id, decision: 'correction', reason: words, opinions: { description: '请写明使用目的和范围' } },
      at(reviewer, 5),
    );
    return;
  }
  if (end === 'refused') {
    await decide('refuse');
    return;
  }
  await decide('approve');
  if (end === 'unpublished') await editDemandStatus({ id, status: 'unpublished' }, at(owner, 40));
  if (end === 'closed') await closeDemand({ id, reason: words }, at(owner, 50));
  if (!demand.taker) return;
  const taker = known(actors, demand.taker);
  await takeDemand({ id }, at(taker, 30));
  await readDemandContact({ id }, at(taker, 32));
  if (end === 'givenBack') await giveDemandBack({ id, reason: words }, at(taker, 50));
  if (end === 'concluded') await concludeDemand({ id, note: words }, at(owner, 58));
}

function formOf(demand: DemoDemand, today: string) {
  const { title, kind, industry, scene, description, wantedFields, coverage, updateFrequency, delivery, contact } =
    demand;
  const [low, high] = demand.budget ?? [null, null];
  return {
    ...{ title, kind, industry, scene, description, wantedFields, coverage, updateFrequency, delivery, contact },
    budgetMode: demand.budget ? ('range' as const) : ('negotiable' as const),
    budgetMin: low === null ? null : low * 100,
    budgetMax: high === null ? null : high * 100,
    deadline: daysAfter(today, demand.daysLeft),
    files: [],
  };
}

const reviewer: Operator = {
  kind: 'operator',
  id: cast.zhao.id,
  name: cast.zhao.name,
  roles: ['reviewer'],
  organisation: null,
  owes: null,
  sessionId: 'demo',
};

export function contextAt<A>({ tx, providers }: DemoContext, actor: A, now: Date): WriteContext<A> {
  const nobodyListens = { afterCommit: () => {}, invalidate: () => {}, actsAs: () => {} };
  const caller = { address: '127.0.0.1', device: '', browser: noBrowser, requestId: 'demo', upload: null };
  return { db: tx, actor, now, providers, ...caller, ...nobodyListens };
}

export async function actorsByCompany({ tx }: DemoContext): Promise<Map<string, Attested>> {
  const rows = await tx<
    { name: string; id: string; partyId: string; merchantId: string | null; isBuyer: boolean; isSeller: boolean }[]
  >`
    select p.name, f.account_id as id, f.party_id, f.merchant_id, f.is_buyer, f.is_seller
    from actor_fact f join party p on p.id = f.party_id where f.attested`;
  return new Map(
    rows.map(({ name, ...facts }) => [name, { kind: 'user', attested: true, sessionId: 'demo', ...facts }]),
  );
}

function known(actors: Map<string, Attested>, company: string): Attested {
  const actor = actors.get(company);
  if (!actor) throw new Error(`The demo has no attested company ${company}`);
  return actor;
}
