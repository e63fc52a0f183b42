// The whole demo, as it stands for whoever opens it in the night to a Sunday.
import { orderStatuses } from '@shuji/contract/order/labels';
import { chinaDay, dayMs } from '@shuji/contract/time';
import { beforeAll, expect, test } from 'vitest';
import { write } from '#src/db/open.ts';
import { world } from '#test/world.ts';
import { scenes } from './fill.ts';
import { plantDocuments } from './scenes/content.ts';
import { aroundTheClock, atWork } from './working-time.ts';

const centre = await world();
const { sql } = centre;
const now = lastSundayNight();
beforeAll(async () => {
  const { providers } = centre;
  await write(sql, async (tx) => {
    // A test's centre has the first texts already.
    for (const scene of scenes) if (scene !== plantDocuments) await scene({ tx, providers, now });
  });
}, 300_000);

function lastSundayNight(): Date {
  const night = new Date(`${chinaDay(new Date())}T03:11:00+08:00`);
  while (night.getUTCDay() !== 6 || night.getTime() > Date.now()) night.setTime(night.getTime() - dayMs);
  return night;
}

test('at least 60 deals over twelve months, in every state, most completed, some refused, unpaid and refunded', async () => {
  const months = await sql`
    select distinct to_char(created_at at time zone 'Asia/Shanghai', 'YYYY-MM') as month from trade_order`;
  expect(months.length).toBeGreaterThanOrEqual(12);
  const [counts] = await sql<{ all: number; completed: number; refunded: number; cancelled: number; paid: number }[]>`
    select count(*)::int as all, count(*) filter (where status = 'completed')::int as completed,
      count(*) filter (where status = 'cancelled')::int as cancelled,
      (select count(*)::int from order_payout where side = 'seller') as paid,
      (select count(*)::int from order_payout where side = 'buyer') as refunded from trade_order`;
  expect(counts?.all).toBeGreaterThanOrEqual(60);
  expect(counts?.completed).toBeGreaterThan(40);
  expect(counts?.cancelled).toBeGreaterThan(4);
  expect(counts?.paid).toBeGreaterThan(20);
  expect(counts?.refunded).toBe(2);
  const states = await sql<{ status: string }[]>`select distinct status from trade_order`;
  expect(states.map(({ status }) => status).sort()).toEqual([...orderStatuses].sort());
});

test('trade has its seasons: the busiest quarter of the year has half as many deals again as the quietest', async () => {
  const quarters = await sql<{ deals: number }[]>`
    select count(*)::int as deals from trade_order
    where created_at > ${new Date(now.getTime() - 360 * dayMs)} and created_at < ${new Date(now.getTime() - 20 * dayMs)}
    group by extract(quarter from created_at at time zone 'Asia/Shanghai')`;
  const deals = quarters.map((row) => row.deals);
  expect(Math.max(...deals) / Math.min(...deals)).toBeGreaterThan(1.5);
});

test('the accounts of the companies are of different ages, from hours to more than a year', async () => {
  const [ages] = await sql<{ accounts: number; days: number; youngest: number; oldest: number }[]>`
    select count(*)::int as accounts, count(distinct a.created_at::date)::int as days,
      extract(epoch from ${now} - max(a.created_at))::int / 86400 as youngest,
      extract(epoch from ${now} - min(a.created_at))::int / 86400 as oldest
    from account a where a.created_at < ${now}`;
  expect(ages?.days).toBeGreaterThan(15);
  expect(ages?.youngest).toBeLessThan(3);
  expect(ages?.oldest).toBeGreaterThan(365);
});

/** Every deed of a person, and every message that told of one. */
const deeds = [
  'account.created_at',
  'application.submitted_at',
  'application_event.at',
  'bank_account.changed_at',
  'broadcast.created_at',
  'complaint_event.at',
  'demand_event.at',
  'favourite.created_at',
  'news.published_at',
  'notice.created_at',
  'objection.filed_at',
  'objection.decided_at',
  'offer_round.at',
  'order_event.at',
  'order_message.at',
  'party.attested_at',
  'permission.granted_at',
  'product_event.at',
  'proof_entry.at',
  'rating.created_at',
  'trading_record_link.created_at',
];

test.each(deeds)('%s lies in working hours and not in the future', async (deed) => {
  const [table = '', column = ''] = deed.split('.');
  const at = sql(column);
  const odd = await sql<{ at: string }[]>`
    select ${at} as at from ${sql(table)} where ${at} > ${now}
      or extract(hour from ${at} at time zone 'Asia/Shanghai') not between 9 and 17
      or extract(isodow from ${at} at time zone 'Asia/Shanghai') > 5`;
  const cast = await sql`select from account where created_at > ${now}`;
  expect(odd.map((row) => row.at)).toHaveLength(deed === 'account.created_at' ? cast.length : 0);
});

test('the log of certificates runs forward in time', async () => {
  const moments = (await sql<{ at: string }[]>`select at from proof_entry order by id`).map((row) => row.at);
  expect(moments).toEqual([...moments].sort());
});

test('working time keeps the order of moments, is never later than the moment, and finds its way back', () => {
  const begin = Date.parse('2026-11-19T00:00:00+08:00');
  const moments = Array.from({ length: 6 * 96 }, (_, quarter) => new Date(begin + quarter * 900_000));
  const worked = moments.map((moment) => atWork(moment));
  expect(worked).toEqual(worked.toSorted((one, other) => one.getTime() - other.getTime()));
  expect(new Set(worked.map(Number)).size).toBe(moments.length);
  for (const [place, moment] of moments.entries()) {
    const deed = worked[place] as Date;
    expect(deed.getTime()).toBeLessThanOrEqual(moment.getTime());
    expect(Math.abs(aroundTheClock(deed).getTime() - moment.getTime())).toBeLessThan(20);
    const clock = new Date(deed.getTime() + 8 * 3_600_000);
    expect([clock.getUTCHours() >= 9 && clock.getUTCHours() < 18, clock.getUTCDay() % 6 > 0]).toEqual([true, true]);
  }
});
