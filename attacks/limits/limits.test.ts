// C14 of goals.md: every limit by number, raced. What fits is let in, and nothing beyond it.
import { type RefusalName, refusals } from '@shuji/contract/refusals';
import { afterAll, expect, test } from 'vitest';
import { printNumber } from '../../bench/figure.ts';
import { openDatabase, type Tx } from '../../server/src/db/open.ts';
import type { LimitName } from '../../server/src/db/quota.ts';
import { openQuota } from '../../server/src/providers/sms/quota.ts';
import { Refused } from '../../server/test/refused.ts';
import { callersAtOnce, centre, type Race, times, widenLimits } from './race.ts';
import {
  demandFollows,
  demands,
  largeUploads,
  matchNotices,
  offerRounds,
  offers,
  recordLinks,
  savedSearches,
  supplierDigests,
  takesAtOnce,
  takesDaily,
  uploadRoom,
  uploads,
} from './races-market.ts';
import { members } from './races-member.ts';
import { contractRounds, downloads, messages, openOrders, statements, withdrawals } from './races-order.ts';
import { broadcasts, devices, officeViews } from './races-session.ts';

const { sql, atOnce, config } = centre;

/** Limits that are counted, and those that are a column of the row which the call holds. */
const races: Record<LimitName | 'contract round' | 'dispute withdrawal' | 'offer round', () => Promise<Race>> = {
  broadcast: broadcasts,
  'contract round': contractRounds,
  demand: demands,
  'demand follow': demandFollows,
  'demand take': takesAtOnce,
  'demand take daily': takesDaily,
  'dispute withdrawal': withdrawals,
  'known device': devices,
  'large upload': largeUploads,
  'match notice': matchNotices,
  member: members,
  offer: offers,
  'offer round': offerRounds,
  'office view': officeViews,
  'open order': openOrders,
  'order download': downloads,
  'order message': messages,
  'order statement': statements,
  'record link': recordLinks,
  'saved search': savedSearches,
  'supplier digest': supplierDigests,
  upload: uploads,
  'upload room': uploadRoom,
};

const rate = 'a rate: providers/sms/quota.ts takes it by one statement, raced below';
const reading = 'a reading call, which writes nothing';
const gateway = 'one UPDATE of the meter, raced by server/test/one-winner.test.ts';

/** Refusals that speak of too many and are no limit of rows. */
const noLimit: Partial<Record<RefusalName, string>> = {
  'door.tooMany': rate,
  'door.busy': 'a queue of heavy work, which a process keeps in memory',
  'session.tooManyFromHere': rate,
  'account.tooManyGuesses': rate,
  'account.smsTooOften': rate,
  'account.tooManyTries': rate,
  'operator.tooManyGuesses': rate,
  'operator.tooManyCodes': rate,
  'operator.linksTooOften': rate,
  'rating.reportsTooOften': rate,
  'complaint.tooMany': rate,
  'complaint.tooManyTries': rate,
  'privacy.copiesTooOften': rate,
  'order.messagesTooOften': rate,
  'phone.tooOften': rate,
  'product.tooManyApiTests': rate,
  'member.tooOften': rate,
  'order.tooManyFiles': rate,
  'record.tooManyFiles': rate,
  'merchant.tooManyTemplates': rate,
  'update.tooMany': rate,
  'export.tooMany': reading,
  'order.tooManyToExport': reading,
  'product.tooManyToExport': reading,
  'gateway.usedUp': gateway,
  'gateway.tooFast': gateway,
};

const raced: { name: string; over: number }[] = [];
const refused = new Set<RefusalName>();

afterAll(() => {
  const over = raced.reduce((sum, one) => sum + one.over, 0);
  if (raced.length > 0)
    printNumber({ id: 'C14', is: over, of: `over in ${raced.length} limits raced by ${callersAtOnce}`, atMost: 0 });
});

test.each(Object.entries(races))('%s admits no more than its limit, however many come at once', async (name, fill) => {
  await widenLimits();
  const race = await fill();
  for (const refusal of race.refusals) refused.add(refusal);
  const lock = (tx: Tx) => tx`lock table ${tx(race.table)} in share mode`;
  const settled = await atOnce(lock, race.callers);
  const failed = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  raced.push({ name, over: Math.max(0, (await race.count()) - race.most) });
  expect(failed.filter((reason) => !(reason instanceof Refused))).toEqual([]);
  const names = failed.map((reason: Error) => reason.name as RefusalName);
  expect(names.filter((refusal) => !race.refusals.includes(refusal))).toEqual([]);
  expect({ let: settled.length - failed.length, rows: await race.count() }).toEqual({
    let: race.room,
    rows: race.most,
  });
});

test('a rate admits no more than its limit, however many come at once', async () => {
  const pool = openDatabase(config.databaseUrl, { max: callersAtOnce, writable: true });
  const quota = openQuota(pool, () => new Date());
  const take = () => quota.take('raced', [{ points: 3, seconds: 3_600 }]);
  const settled = await atOnce(
    (tx) => tx`lock table quota in share mode`,
    times(callersAtOnce, () => take),
  );
  await pool.end({ timeout: 1 });
  const taken = settled.filter((one) => one.status === 'fulfilled' && one.value).length;
  raced.push({ name: 'rate', over: Math.max(0, taken - 3) });
  expect(taken).toBe(3);
  expect(await sql`select cardinality(taken) as taken from quota where key = 'raced'`).toEqual([{ taken: 3 }]);
});

test('no refusal speaks of too many without being raced', () => {
  const names = Object.keys(refusals) as RefusalName[];
  const speaking = names.filter(
    (name) => /[tT]oo(Many|Much|Often|Fast)/.test(name) || /上限|过多|频繁|用完|已达/.test(refusals[name].msg),
  );
  expect(speaking.filter((name) => !refused.has(name) && !noLimit[name])).toEqual([]);
  expect(Object.keys(noLimit).filter((name) => !speaking.includes(name as RefusalName))).toEqual([]);
});
