// The office's lists of deals: filters and exports.
import { exportFeeInvoices } from '@shuji/contract/order/invoice';
import {
  exportDisputes,
  exportPayments,
  listAllDisputes,
  listAllPayments,
  returnPayment,
} from '@shuji/contract/order/office';
import { exportPayouts, listPayoutQueue, listPayouts, notePayout } from '@shuji/contract/order/payout';
import { disputeOrder } from '@shuji/contract/order/steps';
import { expect, test } from 'vitest';
import { dealUntil, pay, pendingPayment } from '#test/deal.ts';
import { listProduct } from '#test/listed-product.ts';
import { world } from '#test/world.ts';

const centre = await world();
const [zhao, shen] = [centre.as('zhao'), centre.as('shen')];
const product = await listProduct(centre);

const linesOf = (body: Buffer) => body.toString('utf8').replace('\uFEFF', '').trimEnd().split('\r\n');

test('every voucher stays on record with what became of it, and is found by state, words and day', async () => {
  const id = await dealUntil(centre, product, 'signed');
  await pay(centre, id);
  await shen(returnPayment, { id: await pendingPayment(centre, id), reason: '户名与合同不一致' });
  await pay(centre, id);
  const returned = (await shen(listAllPayments, { status: 'returned' })).rows;
  expect(returned).toMatchObject([{ orderId: id, reason: '户名与合同不一致', decidedAt: expect.any(String) }]);
  const keyword = returned[0]?.orderNumber ?? '';
  expect((await shen(listAllPayments, { keyword })).rows.map((row) => row.status)).toEqual(['pending', 'returned']);
  expect((await shen(listAllPayments, { keyword, to: '2020-01-01' })).total).toBe(0);
  expect((await shen(listAllPayments, { keyword: '%' })).total).toBe(0);
  const { body } = await shen.file(exportPayments, { keyword, format: 'csv', columns: ['order', 'status', 'reason'] });
  expect(linesOf(body)).toEqual([
    '"订单编号","状态","退回理由"',
    `"${keyword}","待核对",`,
    `"${keyword}","已退回","户名与合同不一致"`,
  ]);
});

test('transfers are found by what they are and when they were noted, and the table says which', async () => {
  const id = await dealUntil(centre, product, 'completed');
  const waiting = (await shen(listPayoutQueue, { pageSize: 100 })).rows.find((row) => row.orderId === id);
  await shen(notePayout, { id, side: 'seller', paidOn: '2026-01-06', voucherNumber: 'JS-LIST-01' });
  const keyword = waiting?.orderNumber ?? '';
  expect((await shen(listPayouts, { keyword, side: 'seller' })).total).toBe(1);
  expect((await shen(listPayouts, { keyword, side: 'buyer' })).total).toBe(0);
  expect((await shen(listPayouts, { keyword, to: '2020-01-01' })).total).toBe(0);
  const { body } = await shen.file(exportPayouts, { keyword, format: 'csv', columns: ['kind', 'transfer'] });
  expect(linesOf(body)[1]).toBe('"结算给供方","2026-01-06；JS-LIST-01"');
});

test('disputes are found by part of a number and by the day they were raised', async () => {
  const id = await dealUntil(centre, product, 'delivered');
  await centre.as('wang')(disputeOrder, { id, reason: '交付的数据与合同约定的范围不符' });
  const row = (await zhao(listAllDisputes, { pageSize: 100 })).rows.find(({ orderId }) => orderId === id);
  const keyword = row?.orderNumber.slice(2) ?? '';
  expect((await zhao(listAllDisputes, { keyword })).total).toBe(1);
  expect((await zhao(listAllDisputes, { keyword, to: '2020-01-01' })).total).toBe(0);
  const { body } = await zhao.file(exportDisputes, { keyword, format: 'csv', columns: ['raisedBy', 'outcome'] });
  expect(linesOf(body)[1]).toBe('"需方","处理中"');
});

test('money is taken along by finance alone, and disputes by reviewers', async () => {
  for (const call of [exportPayments, exportPayouts, exportFeeInvoices, exportDisputes] as const) {
    const other = call === exportDisputes ? shen : zhao;
    for (const who of [other, centre.as('sun')])
      await expect(who.file(call, { format: 'csv' })).rejects.toMatchObject({ name: 'door.forbidden' });
  }
});
