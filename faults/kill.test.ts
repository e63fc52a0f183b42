// Goal R1: kill -9, of the server and of PostgreSQL, while people write.

import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { applyOrder } from '../contract/src/order/placing.ts';
import { dealUntil } from '../server/test/deal.ts';
import { type Program, startProgram, untilReady } from '../server/test/program.ts';
import type { World } from '../server/test/world.ts';
import { type Database, startDatabase } from './database.ts';
import { Ledger } from './ledger.ts';
import { isBuilt, report, times } from './length.ts';
import { peopleAt } from './people.ts';
import { brokenRules } from './whole.ts';
import { kindsOf, type Market, openMarket } from './writers.ts';

const people = 24;
const readyWithin = 5_000;
const kills = { server: times(50, 2), database: times(10, 1) };

describe.runIf(isBuilt)('under writing load', async () => {
  if (!isBuilt) return;
  const database = await startDatabase();
  let program = await startProgram({ databaseUrl: database.url });
  await untilReady(program.origin);
  afterAll(() => program.end('SIGKILL'));
  const as = () => peopleAt(program.origin);
  const market = await openMarket(as(), database.sql());
  const kinds = kindsOf(market);

  /** Strikes so many times, each time a while into the load; what was found, and how long it took to be ready again. */
  async function struck(count: number, strike: () => Promise<void>) {
    const ledger = new Ledger();
    const ready: number[] = [];
    for (let round = 0; round < count; round += 1) {
      const load = ledger.load(kinds, people, as);
      await sleep(400 + Math.random() * 800);
      const began = performance.now();
      await strike();
      await untilReady(program.origin);
      ready.push(Math.round(performance.now() - began));
      await sleep(300);
      await load.stop();
    }
    const found = await ledger.compare(database.sql());
    return { ledger, found, slowest: Math.max(...ready) };
  }

  async function holds({ ledger, found, slowest }: Awaited<ReturnType<typeof struck>>, what: string): Promise<void> {
    const broken = await brokenRules(database.sql());
    const { acknowledged, unknown, lost, doubled } = found;
    report({
      id: 'R1',
      figure: `${what} under load: ${acknowledged} acknowledged writes, ${lost.length} lost, ${doubled.length} doubled (of these or of ${unknown} unanswered ones), ${broken.length} broken rules, ready again in ${(slowest / 1000).toFixed(1)} s at most`,
      goal: '0 lost or doubled, 0 stuck, ready again ≤ 5 s',
      holds: lost.length + doubled.length + broken.length === 0 && slowest <= readyWithin,
    });
    console.log(`${what}: ${acknowledged} acknowledged, ${unknown} unanswered, slowest ready ${slowest} ms`);
    expect({
      lost,
      doubled,
      broken,
      strange: ledger.strange.slice(0, 3),
      refused: [...ledger.refused].slice(0, 3),
    }).toEqual({
      lost: [],
      doubled: [],
      broken: [],
      strange: [],
      refused: [],
    });
    expect(acknowledged).toBeGreaterThan(0);
  }

  it('a server that is killed loses and doubles nothing it has answered for', async () => {
    const outcome = await struck(kills.server, async () => {
      const { port } = program;
      await program.end('SIGKILL');
      program = await startProgram({ databaseUrl: database.url, port });
    });
    await holds(outcome, `${kills.server} × kill -9 of the server`);
    await againOnce(outcome.ledger, market, program, database);
  }, 1_800_000);

  it('a PostgreSQL that is killed loses nothing either, and the server finds it again by itself', async () => {
    const outcome = await struck(kills.database, async () => {
      await database.kill();
      await sleep(200);
      await database.revive();
    });
    await holds(outcome, `${kills.database} × kill -9 of PostgreSQL`);
    await againOnce(outcome.ledger, market, program, database);
  }, 1_800_000);

  it('a deal goes its whole way afterwards', async () => {
    const centre = { as: as(), sql: database.sql() } as World;
    const id = await dealUntil(centre, market.products[1] ?? '', 'completed');
    expect(await database.sql()`select status from trade_order where id = ${id}`).toMatchObject([
      { status: 'completed' },
    ]);
  }, 60_000);
});

/** A retry of an unacknowledged order creates it at most once. */
async function againOnce(ledger: Ledger, { form }: Market, { origin }: Program, database: Database): Promise<void> {
  const orders = ledger.unknown().filter(({ kind }) => kind.name === '订单');
  const keys = orders.map(({ write }) => write.key);
  for (const key of keys) await peopleAt(origin)('wang')(applyOrder, { ...form, key });
  const counts = (await orders[0]?.kind.count(database.sql(), keys)) ?? [];
  expect(counts.filter(({ count }) => count === 1)).toHaveLength(keys.length);
}
