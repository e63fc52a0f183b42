// The database's own constraints on an order's money, tested with direct SQL beside the API.

import { randomUUIDv7 } from 'node:crypto';
import { notePayout } from '@shuji/contract/order/payout';
import { expect, test } from 'vitest';
import type { Db } from '#src/db/open.ts';
import { dealUntil } from '#test/deal.ts';
import { listProduct } from '#test/listed-product.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, atOnce } = centre;
const product = await listProduct(centre);
const beyond = { constraint_name: 'order_within_paid' };

async function paidFor(id: string): Promise<number> {
  const [row] = await sql<{ amount: number }[]>`select amount from order_payment where order_id = ${id}`;
  return row?.amount ?? 0;
}

function invoice(db: Db, orderId: string, issuer: 'seller' | 'centre', amount: number) {
  return db`
    insert into order_invoice (id, order_id, issuer, side, party_id, kind, title, details_sealed, amount, status,
      requested_at, updated_at)
    select ${randomUUIDv7()}, id, ${issuer}, 'buyer', buyer_party_id, 'plain', '海联供应链', '', ${amount}, 'requested',
      now(), now() from trade_order where id = ${orderId}`;
}

function clear(db: Db, orderId: string, sum: number) {
  return db`
    insert into order_clearing (order_id, paid, to_buyer, to_seller, to_centre, cleared_at)
    values (${orderId}, ${sum}, 0, ${sum}, 0, now())`;
}

function payOut(db: Db, orderId: string, round: number) {
  return db`
    insert into order_payout (order_id, side, round, amount, paid_on, voucher_number, note, operator_id, noted_at)
    select order_id, 'seller', ${round}, to_seller, '2026-01-06', 'JS-1', '', order_id, now()
    from order_clearing where order_id = ${orderId}`;
}

test('nothing is settled, refunded or invoiced before a payment is confirmed', async () => {
  const id = await dealUntil(centre, product, 'signed');
  await expect(clear(sql, id, 1)).rejects.toMatchObject(beyond);
  await expect(invoice(sql, id, 'seller', 1)).rejects.toMatchObject(beyond);
});

test('no more is settled than was paid', async () => {
  const id = await dealUntil(centre, product, 'paid');
  const paid = await paidFor(id);
  await expect(clear(sql, id, paid + 1)).rejects.toMatchObject(beyond);
  await clear(sql, id, paid);
  await expect(
    sql`update order_payment set status = 'returned', reason = '退' where order_id = ${id}`,
  ).rejects.toMatchObject(beyond);
});

test('a confirmed payment stays: it is neither deleted nor moved to another order', async () => {
  const [id, other] = [await dealUntil(centre, product, 'completed'), await dealUntil(centre, product, 'signed')];
  const stays = { message: expect.stringContaining('order_payment is append-only') };
  await expect(sql`delete from order_payment where order_id = ${id}`).rejects.toMatchObject(stays);
  await expect(sql`truncate order_payment cascade`).rejects.toMatchObject(stays);
  await expect(sql`update order_payment set order_id = ${other} where order_id = ${id}`).rejects.toMatchObject(stays);
  expect(await paidFor(id)).toBeGreaterThan(0);
});

test('a settlement is paid out once, and again only after its record was recalled', async () => {
  const id = await dealUntil(centre, product, 'completed');
  await as('shen')(notePayout, { id, side: 'seller', paidOn: '2026-01-06', voucherNumber: 'JS-2026-0106' });
  await expect(payOut(sql, id, 2)).rejects.toMatchObject(beyond);
  await sql`
    insert into order_payout_recall (order_id, side, round, reason, operator_id, recalled_at)
    values (${id}, 'seller', 1, '转账凭证号填写有误', ${product}, now())`;
  await payOut(sql, id, 2);
});

test('invoices for one order come to no more than was paid, also when two are written at once', async () => {
  const id = await dealUntil(centre, product, 'paid');
  const paid = await paidFor(id);
  await expect(invoice(sql, id, 'seller', paid + 1)).rejects.toMatchObject(beyond);
  // The first is written and not yet committed when the second comes.
  const settled = await atOnce<unknown>(
    (tx) => invoice(tx, id, 'seller', paid),
    [() => invoice(sql, id, 'centre', paid)],
  );
  const refused = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toEqual([expect.objectContaining(beyond)]);
});
