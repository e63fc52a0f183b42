// Goal R9: every promised message is sent, once in effect, though its sender dies every two seconds.

import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { runJob } from '../contract/src/upkeep/calls.ts';
import { type Program, startProgram, untilReady } from '../server/test/program.ts';
import { startDatabase } from './database.ts';
import { Ledger } from './ledger.ts';
import { isBuilt, isLong, report, times } from './length.ts';
import { startGateway } from './outside.ts';
import { peopleAt } from './people.ts';
import { kindsOf, openMarket } from './writers.ts';

const livesMs = 2_000;
const endingJob = 'end-overdue-orders';
const overdueEach = 5;
const deaths = times(20, 2);

describe.runIf(isBuilt)('workers that die', async () => {
  if (!isBuilt) return;
  const gateway = await startGateway();
  // Long enough for a death to come between handing a message over and noting that it went.
  gateway.delayMs = 400;
  const env = { SMS: 'http', SMS_URL: `${gateway.origin}/send`, SMS_KEY: 'test' };
  // Nobody else may work on this database: what another process sent would be missing here.
  const database = await startDatabase();
  const sql = database.sql();
  let program: Program = await startProgram({ databaseUrl: database.url, env });
  afterAll(() => program.end('SIGKILL'));
  await untilReady(program.origin);
  const market = await openMarket(peopleAt(program.origin), sql);
  const orders = kindsOf(market).filter(({ name }) => name === '订单');
  const before = await sql<{ id: string }[]>`select id from trade_order`;

  it('every notice and text message promised is there once in effect', async () => {
    const ledger = new Ledger();
    for (let death = 0; death < deaths; death += 1) {
      await untilReady(program.origin);
      const load = ledger.load(orders, 4, () => peopleAt(program.origin));
      await sleep(livesMs / 2);
      // A job's effect is a promise too: an expired order ends, and both sides get a message.
      await sql`
        update trade_order set due_at = now() - interval '1 minute'
        where id in (select id from trade_order where status = 'awaiting_seller' order by id limit ${overdueEach})`;
      // Requested by hand, for the schedule is never reached in so short a life.
      for (const name of ['send-notice-sms', endingJob]) await peopleAt(program.origin)('qian')(runJob, { name });
      await sleep(livesMs / 2);
      const { port } = program;
      await program.end('SIGKILL');
      await load.stop();
      program = await startProgram({ databaseUrl: database.url, env, port });
    }
    // Claims of a killed worker expire after a minute; then another continues. The short form does not wait for that.
    await untilReady(program.origin);
    // First, for an order that ends now sends a text message as well.
    const left = async () => {
      await peopleAt(program.origin)('qian')(runJob, { name: endingJob });
      return sql`select count(*)::int as count from trade_order where status = 'awaiting_seller' and due_at < now()`;
    };
    await expect.poll(left, { timeout: 200_000, interval: 1_000 }).toEqual([{ count: 0 }]);
    if (!isLong) await sql`update notice_sms set claimed_until = now() where claimed_until is not null`;
    await peopleAt(program.origin)('qian')(runJob, { name: 'send-notice-sms' });
    const waiting = async () => {
      // A run takes fifty of them.
      await peopleAt(program.origin)('qian')(runJob, { name: 'send-notice-sms' });
      return sql`select count(*)::int as count from notice_sms where sent_at is null`;
    };
    await expect.poll(waiting, { timeout: 200_000, interval: 1_000 }).toEqual([{ count: 0 }]);
    const ended = await sql<{ times: number; notified: number[] }[]>`
      select (select count(*)::int from order_event e where e.order_id = o.id and e.move = 'expire') as times,
        array(select count(*)::int from notice n where n.key like 'order ' || o.id || ' expire %' group by n.account_id) as notified
      from trade_order o where exists (select from order_event e where e.order_id = o.id and e.move = 'expire')`;
    const wrong = ended.filter(
      ({ times, notified }) => times !== 1 || notified.length < 1 || notified.some((count) => count !== 1),
    );
    const [counts] = await sql<{ orders: number; notices: number; messages: number }[]>`
      select (select count(*)::int from trade_order) as orders,
        (select count(*)::int from notice n join trade_order o on n.key like '%' || o.id || '%'
          where n.key not like '% expire %') as notices,
        (select count(*)::int from notice_sms) as messages`;
    const sent = await sql<{ noticeId: string }[]>`select notice_id from notice_sms`;
    const missing = sent.filter(({ noticeId }) => !gateway.taken.has(noticeId));
    const strangers = [...gateway.taken.keys()].filter((key) => !sent.some(({ noticeId }) => noticeId === key));
    const again = [...gateway.taken.values()].filter((count) => count > 1).length;
    const promised = (counts?.orders ?? 0) - before.length;
    report({
      id: 'R9',
      figure: `${promised} orders while the worker died ${deaths} times, every ${livesMs / 1000} s: ${counts?.notices} notices, ${sent.length} text messages, ${missing.length} missing, ${strangers.length + gateway.keyless.length} that nobody promised, ${again} handed over again under the same key; ${ended.length} orders past their term, ${wrong.length} of them not ended once and notified once`,
      goal: 'each sent once in effect',
      holds:
        missing.length + strangers.length + gateway.keyless.length + wrong.length === 0 && counts?.notices === promised,
    });
    expect(ended.length).toBeGreaterThan(0);
    expect({ missing, strangers, wrong, keyless: gateway.keyless, notices: counts?.notices }).toEqual({
      missing: [],
      strangers: [],
      wrong: [],
      keyless: [],
      notices: promised,
    });
    expect(sent.length).toBeGreaterThanOrEqual(promised);
    expect(promised).toBeGreaterThan(0);
  }, 900_000);
});
