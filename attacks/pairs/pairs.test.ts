// C13 of goals.md: every pair of writing calls on one order, demand, product, application and payout, raced. What a race
// comes to must be what the two come to one after the other, in the one order or the other.
import { afterAll, expect, test } from 'vitest';
import { printFigure } from '../../bench/figure.ts';
import { brokenBooks } from '../../faults/whole.ts';
import { atLength } from '../length.ts';
import { callsRaced, type Move, unsorted } from './moves.ts';
import { outOfReach } from './out-of-reach.ts';
import { pairRace } from './race.ts';
import { replayableWorld } from './replay.ts';
import { type State, statesOf } from './states.ts';
import { applicationStates, demandStates, productStates } from './states-market.ts';
import { orderStates } from './states-order.ts';

const replayable = await replayableWorld();
const { centre } = replayable;
await centre.sql`update setting set value = '0' where key = 'notice_days'`;
await centre.sql`update setting set value = '100' where key = 'fee_rate'`;
await centre.sql`update setting set value = 'both' where key = 'fee_payer'`;
await centre.sql`update setting set value = '100000' where key in ('order_open_most', 'offer_quota')`;
await centre.sql`update setting set value = '1000' where key in ('demand_quota', 'demand_takes_open', 'demand_takes_daily')`;

const { lawfulOn, race, refresh } = await pairRace(replayable);
const { order, payout } = await orderStates(centre);
const states: State[] = [
  ...statesOf('order', order),
  ...statesOf('payout', payout),
  ...statesOf('demand', demandStates(centre)),
  ...statesOf('product', productStates(centre)),
  ...statesOf('application', applicationStates(centre)),
].filter(({ name }) => new RegExp(process.env.ATTACK_ONLY ?? '').test(name));

const seed = Number(process.env.ATTACK_SEED ?? 20_261_123);
const pairs = Number(process.env.ATTACK_PAIRS ?? Number.POSITIVE_INFINITY);
/** How many states, and how many pairs of each. */
const sample = atLength({ states: 6, pairs: 3 }, { states: states.length, pairs });

const raced: { noun: string; doubles: number }[] = [];
const everLawful = new Set<string>();

afterAll(() => {
  const nouns = Object.entries(Object.groupBy(raced, ({ noun }) => noun));
  if (nouns.length === 0) return;
  const doubles = raced.reduce((sum, one) => sum + one.doubles, 0);
  const each = nouns.map(([noun, of = []]) => `${of.length} on one ${noun}`).join(', ');
  printFigure({
    id: 'C13',
    figure: `${doubles} doubles in ${raced.length} pairs raced: ${each}`,
    goal: '0 doubles',
    holds: doubles === 0,
  });
});

test.each(picked(states, sample.states, seed).map((state) => [state.name, state] as const))(
  'two calls at once on one %s come to what they come to one after the other',
  async (_, state) => {
    await refresh();
    const { lawful, faults } = await lawfulOn(await state.plant());
    expect(faults).toEqual([]);
    for (const { served } of lawful) everLawful.add(served.name);
    const found: string[] = [];
    for (const [first, second] of picked(pairsOf(lawful), sample.pairs, seed)) {
      await refresh();
      const finding = await race(await state.plant(), first, second);
      raced.push({ noun: state.noun, doubles: finding ? 1 : 0 });
      if (finding) found.push(`${first} × ${second}: ${finding}`);
    }
    expect(found).toEqual([]);
  },
  // A race that is broken off would go on into the next one.
  atLength(120_000, 3_600_000),
);

test('every book is whole afterwards', async () => {
  expect(await brokenBooks(centre.sql)).toEqual([]);
});

test('no writing call on these nouns is left out', () => {
  expect(unsorted()).toEqual([]);
  if (sample.states < states.length || process.env.ATTACK_ONLY) return;
  expect(callsRaced().filter((name) => !everLawful.has(name) && !outOfReach[name])).toEqual([]);
  expect(Object.keys(outOfReach).filter((name) => everLawful.has(name))).toEqual([]);
});

/** Every unordered pair, a call with itself among them. */
function pairsOf(moves: Move[]): [string, string][] {
  return moves.flatMap(({ name }, at) => moves.slice(at).map((other): [string, string] => [name, other.name]));
}

/** So many of them, the same ones for one seed. */
function picked<T>(all: readonly T[], count: number, from: number): T[] {
  if (count >= all.length) return [...all];
  const left = [...all];
  let state = from;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return left.splice(state % left.length, 1)[0] as T;
  });
}
