import { getOrder } from '@shuji/contract/order/calls';
import { confirmPayment, returnPayment } from '@shuji/contract/order/office';
import { acceptOrder, cancelOrder, confirmOrder, objectOrder, signOrder } from '@shuji/contract/order/steps';
import { expect, test } from 'vitest';
import type { Tx } from '#src/db/open.ts';
import { dealUntil, password, pay, pendingPayment } from '#test/deal.ts';
import { listProduct } from '#test/listed-product.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, atOnce } = centre;
const product = await listProduct(centre);

const bought = (id: string) => as('wang')(getOrder, { x: 1, y: id });
const hold = (id: string) => (tx: Tx) => tx`select 1 from trade_order where id = ${id} for update`;

function winners(settled: PromiseSettledResult<unknown>[]): number {
  return settled.filter((one) => one.status === 'fulfilled').length;
}

test('both sides sign in the same instant, and the deal goes on', async () => {
  const id = await dealUntil(centre, product, 'answered');
  const sha256 = (await bought(id)).contract?.sha256 ?? '';
  const settled = await atOnce(hold(id), [
    () => as('li')(signOrder, { id, sha256, password }),
    () => as('wang')(signOrder, { id, sha256, password }),
  ]);
  expect(winners(settled)).toBe(2);
  expect((await bought(id)).status).toBe('awaiting_payment');
});

test('one side pressing eight times signs once', async () => {
  const id = await dealUntil(centre, product, 'answered');
  const sha256 = (await bought(id)).contract?.sha256 ?? '';
  const settled = await atOnce(
    hold(id),
    Array.from({ length: 8 }, () => () => as('wang')(signOrder, { id, sha256, password })),
  );
  expect(winners(settled)).toBe(1);
  expect((await bought(id)).history.filter((row) => row.move === 'sign')).toHaveLength(1);
});

test('a supplier confirms while the buyer cancels: one of them must look again', async () => {
  const id = await dealUntil(centre, product, 'applied');
  const settled = await atOnce(hold(id), [
    () => as('li')(confirmOrder, { id }),
    () => as('li')(confirmOrder, { id }),
    () => as('wang')(cancelOrder, { id, reason: '计划有变，暂不采购' }),
  ]);
  const { status, history } = await bought(id);
  expect(history).toHaveLength(1 + winners(settled));
  expect(['awaiting_sign', 'cancelled']).toContain(status);
});

test('a voucher is confirmed or returned, once', async () => {
  const id = await dealUntil(centre, product, 'signed');
  await pay(centre, id);
  const payment = await pendingPayment(centre, id);
  const settled = await atOnce<unknown>(hold(id), [
    () => as('shen')(confirmPayment, { id: payment }),
    () => as('shen')(returnPayment, { id: payment, reason: '金额与合同不一致' }),
    () => as('shen')(confirmPayment, { id: payment }),
  ]);
  expect(winners(settled)).toBe(1);
});

test('accepted and objected to at once: one certificate or none', async () => {
  const id = await dealUntil(centre, product, 'delivered');
  const settled = await atOnce<unknown>(hold(id), [
    () => as('wang')(acceptOrder, { id }),
    () => as('wang')(objectOrder, { id, reason: '字段与登记不符' }),
    () => as('wang')(acceptOrder, { id }),
  ]);
  expect(winners(settled)).toBe(1);
  const certificates = await sql`select id from certificate where subject_id = ${id}`;
  expect(certificates.length).toBe((await bought(id)).status === 'completed' ? 1 : 0);
});
