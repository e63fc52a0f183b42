import { dayMs } from '@shuji/contract/time';
import { beforeAll, expect, test } from 'vitest';
import { write } from '#src/db/open.ts';
import { world } from '#test/world.ts';
import { plantSettings } from './scenes/content.ts';
import { plantMerchants } from './scenes/merchants.ts';
import { plantOrders } from './scenes/orders.ts';
import { plantYear } from './scenes/year.ts';

const centre = await world();
const now = new Date();
beforeAll(async () => {
  const { sql, providers } = centre;
  await write(sql, async (tx) => {
    for (const scene of [plantSettings, plantMerchants, plantYear, plantOrders]) await scene({ tx, providers, now });
  });
}, 120_000);

test('a year of deals, in every month, most of them completed, some refused, unpaid and refunded', async () => {
  const months = await centre.sql`
    select distinct to_char(created_at at time zone 'Asia/Shanghai', 'YYYY-MM') as month from trade_order`;
  expect(months.length).toBeGreaterThanOrEqual(11);
  const [counts] = await centre.sql<{ all: number; completed: number; refunded: number; cancelled: number }[]>`
    select count(*)::int as all, count(*) filter (where status = 'completed')::int as completed,
      count(*) filter (where status = 'cancelled')::int as cancelled,
      (select count(*)::int from order_payout where side = 'buyer') as refunded from trade_order`;
  expect(counts?.all).toBeGreaterThanOrEqual(60);
  expect(counts?.completed).toBeGreaterThan(40);
  expect(counts?.cancelled).toBeGreaterThan(4);
  expect(counts?.refunded).toBe(2);
});

test('the steps of long ago fall into working hours', async () => {
  const before = new Date(now.getTime() - 20 * dayMs);
  const odd = await centre.sql`
    select 'order' as noun, move, at from order_event where by <> 'system' and at < ${before} and ${isOdd(centre.sql`at`)}
    union all select 'product', to_status, at from product_event where side <> 'system' and at < ${before} and ${isOdd(centre.sql`at`)}`;
  expect([...odd]).toEqual([]);
});

function isOdd(at: ReturnType<typeof centre.sql>) {
  return centre.sql`(extract(hour from ${at} at time zone 'Asia/Shanghai') not between 9 and 17
    or extract(isodow from ${at} at time zone 'Asia/Shanghai') > 5)`;
}

test('nothing lies in the future, and the log of certificates runs forward in time', async () => {
  expect(await centre.sql`select id from order_event where at > ${now}`).toHaveLength(0);
  const moments = (await centre.sql<{ at: string }[]>`select at from proof_entry order by id`).map((row) => row.at);
  expect(moments).toEqual([...moments].sort());
});
