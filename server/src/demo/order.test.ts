import { getSaleCertificate } from '@shuji/contract/certificate/calls';
import { listInvoiceQueue } from '@shuji/contract/order/invoice';
import { orderStatuses } from '@shuji/contract/order/labels';
import { listOrders } from '@shuji/contract/order/list';
import { listDisputes, listPayments } from '@shuji/contract/order/office';
import { listPayoutQueue, listPayouts } from '@shuji/contract/order/payout';
import { listRatingQueue } from '@shuji/contract/rating/office';
import { beforeAll, expect, test } from 'vitest';
import { write } from '#src/db/open.ts';
import { plantSettings } from '#src/demo/scenes/content.ts';
import { plantDemands } from '#src/demo/scenes/demands.ts';
import { plantMerchants } from '#src/demo/scenes/merchants.ts';
import { plantOffers } from '#src/demo/scenes/offers.ts';
import { plantProducts } from '#src/demo/scenes/products.ts';
import { world } from '#test/world.ts';
import { plantEndings } from './scenes/endings.ts';
import { plantMoney } from './scenes/money.ts';
import { plantOrders } from './scenes/orders.ts';

const centre = await world();
beforeAll(async () => {
  const { sql, providers } = centre;
  const context = { providers, now: new Date() };
  await write(sql, async (tx) => {
    await plantMerchants({ tx, ...context });
    await plantProducts({ tx, ...context });
    await plantSettings({ tx, ...context });
    await plantOrders({ tx, ...context });
    await plantMoney({ tx, ...context });
    await plantEndings({ tx, ...context });
    await plantDemands({ tx, ...context });
    await plantOffers({ tx, ...context });
  });
}, 120_000);

test('the demo has deals in every state, and both of its traders have something to do', async () => {
  const rows = await centre.sql<{ status: string }[]>`select distinct status from trade_order`;
  expect(rows.map((row) => row.status).sort()).toEqual([...orderStatuses].sort());
  for (const [who, x] of [
    ['wang', '1'],
    ['li', '2'],
  ] as const) {
    const { rows: orders } = await centre.as(who)(listOrders, { x, pageSize: 100 });
    expect(orders.some((order) => order.may.length > 0)).toBe(true);
    expect(orders.some((order) => order.certificateId !== null)).toBe(true);
  }
});

test('the office has money to find and a dispute to settle', async () => {
  expect((await centre.as('shen')(listPayments, {})).total).toBeGreaterThan(0);
  expect((await centre.as('zhao')(listDisputes, {})).total).toBeGreaterThan(0);
});

test('disputes stand at every step, and a few deals are rated, one of them reported', async () => {
  const rows = await centre.sql<{ decision: string | null }[]>`select decision from order_dispute`;
  expect(rows.map((row) => row.decision).sort()).toEqual(['cancel', null, 'withdraw']);
  expect((await centre.sql`select id from order_statement`).length).toBeGreaterThan(1);
  expect(await centre.sql`select id from rating`).toHaveLength(3);
  expect((await centre.as('zhao')(listRatingQueue, {})).total).toBe(1);
});

test('nothing is overdue when the demo opens', async () => {
  expect(await centre.sql`select id from trade_order where due_at <= now()`).toHaveLength(0);
  expect(await centre.sql`select id from order_event where at > now()`).toHaveLength(0);
});

test('its certificates are whole, and their log runs forward in time', async () => {
  const sales = await centre.sql<{ id: string }[]>`select id from certificate where kind = 'sale'`;
  for (const { id } of sales) expect((await centre.as('visitor')(getSaleCertificate, { id })).isIntact).toBe(true);
  const log = await centre.sql<{ at: string }[]>`select at from proof_entry order by id`;
  const moments = log.map((row) => row.at);
  expect(moments).toEqual([...moments].sort());
});

test('money waits to be transferred, a fee to be invoiced, and invoices stand at every step', async () => {
  expect((await centre.as('shen')(listPayoutQueue, {})).total).toBeGreaterThan(0);
  expect((await centre.as('shen')(listPayouts, {})).total).toBeGreaterThan(0);
  expect((await centre.as('shen')(listInvoiceQueue, {})).total).toBeGreaterThan(0);
  const rows = await centre.sql<{ status: string }[]>`select distinct status from order_invoice`;
  expect(rows.map((row) => row.status)).toEqual(
    expect.arrayContaining(['requested', 'issued', 'received', 'returned']),
  );
});
