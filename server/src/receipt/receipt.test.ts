import { listAuditEntries } from '@shuji/contract/audit/calls';
import { uploadFile } from '@shuji/contract/file/calls';
import { getOrder } from '@shuji/contract/order/calls';
import { confirmPayment } from '@shuji/contract/order/office';
import { notePayout } from '@shuji/contract/order/payout';
import { acceptOrder, cancelOrder, payOrder } from '@shuji/contract/order/steps';
import {
  assignReceipt,
  confirmReceipt,
  dismissReceipt,
  importStatement,
  listAllReceipts,
  listReceipts,
  listStatementBanks,
  previewStatement,
} from '@shuji/contract/receipt/calls';
import { expect, test } from 'vitest';
import { aTransfer, dealUntil, deliver, pendingPayment } from '#test/deal.ts';
import { listProduct, uniquePixel } from '#test/listed-product.ts';
import { aLine, type StatementRow, statementOf } from '#test/statement.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, atOnce } = centre;
const shen = as('shen');
const product = await listProduct(centre);
const bank = '滨海银行';

async function signed(): Promise<{ id: string; number: string; due: number }> {
  const id = await dealUntil(centre, product, 'signed');
  const { number, amount, fee } = await as('wang')(getOrder, { x: 1, y: id });
  return { id, number, due: (amount ?? 0) + fee.buyer };
}

const bring = (...lines: StatementRow[]) => shen.upload(importStatement, { bank }, statementOf(lines));

async function receiptOf({ serial }: StatementRow) {
  const { rows } = await shen(listAllReceipts, { keyword: serial });
  const [row] = rows;
  if (!row) throw new Error(`${serial} was not imported`);
  return row;
}

const statusOf = async (id: string) => (await as('wang')(getOrder, { x: 1, y: id })).status;

test('a line whose remark names an order is confirmed and takes the one step to delivery', async () => {
  const order = await signed();
  const line = aLine({ amount: order.due, remark: `${order.number.replaceAll('-', '')}数据款` });
  const preview = await shen.upload(previewStatement, { bank }, statementOf([line]));
  const found = { id: order.id, number: order.number, payable: order.due };
  expect(preview.lines).toMatchObject([{ outcome: 'new', verdict: 'matched', matchedBy: 'remark', order: found }]);
  expect((await shen(listAllReceipts, { keyword: line.serial })).total).toBe(0);
  expect(await bring(line)).toMatchObject({ added: 1, known: 0, passed: 0, matched: 1 });
  expect(await bring(line)).toMatchObject({ added: 0, known: 1, passed: 0, matched: 0 });
  const receipt = await receiptOf(line);
  expect(await statusOf(order.id)).toBe('awaiting_payment');
  await shen(confirmReceipt, { id: receipt.id, orderId: order.id });
  const page = await as('wang')(getOrder, { x: 1, y: order.id });
  expect(page.status).toBe('awaiting_delivery');
  expect(page.history.at(-1)).toMatchObject({ by: 'office', move: 'confirmPayment' });
  expect(page.payments).toMatchObject([
    { status: 'confirmed', amount: order.due, reference: line.serial, voucher: null },
  ]);
  await expect(shen(confirmReceipt, { id: receipt.id, orderId: order.id })).rejects.toMatchObject({
    name: 'receipt.decided',
  });
  const { rows } = await as('zhou')(listAuditEntries, { call: '确认银行到账' });
  expect(rows[0]).toMatchObject({ subject: receipt.id });
});

test('a line settles the voucher that waits, and one confirmed from its voucher before is only bound to it', async () => {
  const waiting = await signed();
  const paidBefore = await signed();
  const transfers = [aTransfer(), aTransfer()];
  for (const [at, { id }] of [waiting, paidBefore].entries()) {
    const slip = { name: '回单.png', bytes: uniquePixel() };
    const voucher = await as('wang').upload(uploadFile, { purpose: 'voucher' }, slip);
    await as('wang')(payOrder, { id, voucher: voucher.id, ...(transfers[at] ?? aTransfer()) });
  }
  await shen(confirmPayment, { id: await pendingPayment(centre, paidBefore.id) });
  const [one, two] = transfers.map(({ reference }) =>
    aLine({ serial: reference, amount: waiting.due, remark: '货款' }),
  );
  if (!one || !two) throw new Error('no lines');
  expect(await bring(one, two)).toMatchObject({ added: 2, matched: 2 });
  expect(await receiptOf(two)).toMatchObject({ status: 'confirmed', order: { id: paidBefore.id } });
  expect((await as('wang')(getOrder, { x: 1, y: paidBefore.id })).payments).toHaveLength(1);
  const receipt = await receiptOf(one);
  expect(receipt).toMatchObject({ status: 'waiting', matchedBy: 'reference', verdict: 'matched' });
  await shen(confirmReceipt, { id: receipt.id, orderId: waiting.id });
  expect((await as('wang')(getOrder, { x: 1, y: waiting.id })).payments).toMatchObject([{ status: 'confirmed' }]);
});

test('too little, too much, a second time, for a closed order: a sentence each, and nothing done', async () => {
  const [order, paid, closed] = [await signed(), await signed(), await signed()];
  await as('wang')(cancelOrder, { id: closed.id, reason: '采购计划取消' });
  const first = aLine({ amount: paid.due, remark: paid.number });
  await bring(first);
  await shen(confirmReceipt, { id: (await receiptOf(first)).id, orderId: paid.id });
  const lines = {
    short: aLine({ amount: order.due - 1, remark: order.number }),
    over: aLine({ amount: order.due + 1, remark: order.number }),
    paid: aLine({ amount: paid.due, remark: paid.number }),
    closed: aLine({ amount: closed.due, remark: closed.number }),
  };
  expect(await bring(...Object.values(lines))).toMatchObject({ added: 4, matched: 0 });
  for (const [verdict, line] of Object.entries(lines)) {
    const { id, order: found, ...receipt } = await receiptOf(line);
    expect(receipt).toMatchObject({ status: 'waiting', verdict });
    const refused = shen(confirmReceipt, { id, orderId: found?.id ?? '' });
    await expect(refused).rejects.toMatchObject({ name: `receipt.${verdict}` });
  }
  expect(await statusOf(order.id)).toBe('awaiting_payment');
  const waiting = (await shen(listReceipts, { pageSize: 100 })).rows.map(({ serial }) => serial);
  expect(waiting).toEqual(expect.arrayContaining(Object.values(lines).map(({ serial }) => serial)));
});

test('a line that finds no order is assigned by a person or dismissed with a reason, and may be assigned after that', async () => {
  const order = await signed();
  const line = aLine({ amount: order.due, payer: '某某公司', remark: '往来款' });
  await bring(line);
  const { id, verdict } = await receiptOf(line);
  expect(verdict).toBe('none');
  await expect(shen(assignReceipt, { id, number: 'DD-2026-00000-00000' })).rejects.toMatchObject({
    name: 'receipt.noOrder',
    fields: { number: expect.any(String) },
  });
  await shen(dismissReceipt, { id, reason: '退回付款方，非本中心货款' });
  expect(await receiptOf(line)).toMatchObject({ status: 'dismissed', reason: '退回付款方，非本中心货款' });
  await shen(assignReceipt, { id, number: order.number.toLowerCase() });
  expect(await receiptOf(line)).toMatchObject({ status: 'confirmed', order: { id: order.id }, reason: null });
  expect(await statusOf(order.id)).toBe('awaiting_delivery');
  await expect(shen(dismissReceipt, { id, reason: '重复的一笔' })).rejects.toMatchObject({ name: 'receipt.decided' });
});

test('whoever confirmed money from a statement does not note where it goes', async () => {
  const order = await signed();
  const line = aLine({ amount: order.due, remark: order.number });
  await bring(line);
  await shen(confirmReceipt, { id: (await receiptOf(line)).id, orderId: order.id });
  await deliver(centre, order.id);
  await as('wang')(acceptOrder, { id: order.id });
  const payout = { id: order.id, side: 'seller', paidOn: '2026-01-06', voucherNumber: `JS-${line.serial}` } as const;
  await expect(shen(notePayout, payout)).rejects.toMatchObject({ name: 'order.payoutTwoPeople' });
  await as('han')(notePayout, payout);
});

test('one of several who confirm at once pays the order, with whichever line', async () => {
  const order = await signed();
  const lines = [
    aLine({ amount: order.due, remark: order.number }),
    aLine({ amount: order.due, remark: order.number }),
  ];
  await bring(...lines);
  const receipts = await Promise.all(lines.map(receiptOf));
  const results = await atOnce(
    (tx) => tx`select from trade_order where id = ${order.id} for update`,
    receipts.flatMap(({ id }) =>
      (['shen', 'han'] as const).map((who) => () => as(who)(confirmReceipt, { id, orderId: order.id })),
    ),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await as('wang')(getOrder, { x: 1, y: order.id })).payments).toHaveLength(1);
});

test('a file is imported whole or not at all, and columns chosen once are stored for their bank', async () => {
  const heading = ['时刻', '号码', '何人', '几多', '无', '何事'];
  const line = aLine();
  const odd = statementOf([line], heading);
  const own = { bank: '渔港银行' };
  const chosen = { date: '时刻', serial: '号码', payer: '何人', amount: '几多', remark: '何事' };
  await expect(shen.upload(importStatement, own, odd)).rejects.toMatchObject({
    name: 'receipt.badFile',
    fields: { date: expect.stringContaining('交易日期') },
  });
  const bad = statementOf([line, aLine({ day: '2026-13-01' })], heading);
  await expect(shen.upload(importStatement, { ...own, ...chosen }, bad)).rejects.toMatchObject({
    fields: { file: expect.stringContaining('第 3 行') },
  });
  expect((await shen(listAllReceipts, { keyword: line.serial })).total).toBe(0);
  await shen.upload(importStatement, { ...own, ...chosen }, odd);
  expect(await shen(listStatementBanks, {})).toContainEqual({ ...own, columns: chosen });
  const again = await shen.upload(previewStatement, own, odd);
  expect(again).toMatchObject({ isStored: true, columns: chosen, lines: [{ outcome: 'known' }] });
});

test('a known number with another sum is named and stops the file', async () => {
  const line = aLine();
  await bring(line);
  await expect(bring({ ...line, amount: line.amount + 100 })).rejects.toMatchObject({
    fields: { file: expect.stringContaining('金额不同') },
  });
});

test('a bank’s words never change, and no receipt is deleted', async () => {
  const line = aLine();
  await bring(line);
  const { id } = await receiptOf(line);
  await expect(sql`update bank_receipt set amount = 1 where id = ${id}`).rejects.toThrow('append-only');
  await expect(sql`delete from bank_receipt where id = ${id}`).rejects.toThrow('append-only');
});
