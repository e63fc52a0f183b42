// How a statement compares with the orders and the vouchers, value by value, and transfers that make up one payment.

import { uploadFile } from '@shuji/contract/file/calls';
import { decideMoneyRequest, listMoneyRequests } from '@shuji/contract/money-request/calls';
import { getOrder } from '@shuji/contract/order/calls';
import { confirmPayment } from '@shuji/contract/order/office';
import { payOrder } from '@shuji/contract/order/steps';
import { confirmReceipts, importStatement, listReceipts, previewStatement } from '@shuji/contract/receipt/calls';
import { expect, test } from 'vitest';
import { invalidateMemos } from '#src/cache/memo.ts';
import { aTransfer, dealUntil, pendingPayment } from '#test/deal.ts';
import { listProduct, uniquePixel } from '#test/listed-product.ts';
import { aLine, type StatementRow, statementOf } from '#test/statement.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, atOnce } = centre;
const [shen, han, wang] = [as('shen'), as('han'), as('wang')];
const product = await listProduct(centre);
const bank = '滨海银行';

async function signed() {
  const id = await dealUntil(centre, product, 'signed');
  const { number, amount, fee, buyer, contract } = await wang(getOrder, { x: 1, y: id });
  return { id, number, due: (amount ?? 0) + fee.buyer, buyer: buyer.name, contract: contract?.number ?? '' };
}

async function voucher(id: string, changes: Partial<ReturnType<typeof aTransfer>> = {}): Promise<string> {
  const file = await wang.upload(uploadFile, { purpose: 'voucher' }, { name: '回单.png', bytes: uniquePixel() });
  await wang(payOrder, { id, voucher: file.id, ...aTransfer(), ...changes });
  return pendingPayment(centre, id);
}

const preview = (...lines: StatementRow[]) => shen.upload(previewStatement, { bank }, statementOf(lines));
const bring = (...lines: StatementRow[]) => shen.upload(importStatement, { bank }, statementOf(lines));
const queued = async ({ serial }: StatementRow) => {
  const row = (await shen(listReceipts, { keyword: serial })).rows[0];
  if (!row) throw new Error(`${serial} does not wait`);
  return row;
};

test('sum, remark and payer are compared each by itself', async () => {
  const order = await signed();
  const compared = async (changes: Partial<StatementRow>) => {
    const { lines } = await preview(aLine({ amount: order.due, remark: order.number, payer: order.buyer, ...changes }));
    return lines[0]?.order?.comparison;
  };
  expect(await compared({})).toEqual({ amount: 'same', remark: 'same', payer: 'same' });
  expect(await compared({ remark: order.contract })).toMatchObject({ remark: 'same' });
  expect(await compared({ amount: order.due - 100, payer: '另一家公司' })).toEqual({
    amount: 'other',
    remark: 'same',
    payer: 'other',
  });
  expect(await compared({ payer: '' })).toMatchObject({ payer: 'missing' });
  // Found by its number, while the remark names another order.
  const other = await signed();
  const { reference } = aTransfer();
  await voucher(other.id, { reference, payer: '代付方' });
  const { lines } = await preview(
    aLine({ serial: reference, amount: other.due, remark: order.number, payer: '代付方' }),
    aLine({ amount: other.due, remark: '', serial: `${reference}9`, payer: other.buyer }),
  );
  expect(lines[0]).toMatchObject({
    order: { id: other.id, hasVoucher: true, comparison: { remark: 'other', payer: 'same' } },
  });
});

test.each([
  ['brackets', (name: string) => name.replace('公司', '（公司）')],
  ['width and spaces', (name: string) => ` ${name}　`.replace('有', ' 有')],
  ['the spelling of 有限公司', (name: string) => name.replace('有限公司', '有限责任公司')],
])('a payer that differs in %s is near, not equal, and is found for a person to judge', async (_, spelt) => {
  const order = await signed();
  const buyer = '远山（滨海）航运有限公司';
  await sql`update trade_order set buyer_name = ${buyer}, amount = amount + 7 where id = ${order.id}`;
  const { lines } = await preview(aLine({ amount: order.due + 7, remark: '货款', payer: spelt(buyer) }));
  expect(lines).toMatchObject([
    {
      matchedBy: 'nearPayer',
      order: { id: order.id, comparison: { amount: 'same', remark: 'missing', payer: 'near' } },
    },
  ]);
  await sql`update trade_order set buyer_name = ${order.buyer}, amount = amount - 7 where id = ${order.id}`;
});

test('vouchers of the days of a statement without a line are named, those with one and of other days are not', async () => {
  const [with_, without, later, confirmed] = [await signed(), await signed(), await signed(), await signed()];
  const { reference } = aTransfer();
  await voucher(with_.id, { reference, paidOn: '2025-11-03' });
  const lonely = await voucher(without.id, { paidOn: '2025-11-04' });
  await voucher(later.id, { paidOn: '2025-11-09' });
  const done = await voucher(confirmed.id, { paidOn: '2025-11-03' });
  await shen(confirmPayment, { id: done });
  const lines = [
    aLine({ serial: reference, day: '2025-11-03', amount: with_.due }),
    aLine({ day: '2025-11-05', amount: 4_200, payer: '存款利息', remark: '利息' }),
  ];
  const named = [
    { id: done, orderNumber: confirmed.number, status: 'confirmed' },
    { id: lonely, orderNumber: without.number, status: 'pending', amount: without.due },
  ];
  const seen = await preview(...lines);
  expect(seen.period).toEqual({ from: '2025-11-03', to: '2025-11-05' });
  expect(seen.vouchers).toMatchObject(named);
  expect(seen.lines[1]).toMatchObject({ order: null, verdict: 'none' });
  expect((await bring(...lines)).vouchers).toMatchObject(named);
  expect(
    (await preview(aLine({ day: '2025-11-04', serial: lines[1]?.serial ?? '', amount: 4_200 }))).vouchers,
  ).toMatchObject([{ id: lonely }]);
});

test('two transfers that make up what an order costs are shown as adding up and confirmed together', async () => {
  const order = await signed();
  const parts = [order.due - 500_000, 500_000].map((amount) => aLine({ amount, remark: order.number }));
  const alone = aLine({ amount: 300_000, remark: (await signed()).number });
  expect((await preview(...parts, alone)).lines.map(({ addsUp, verdict }) => [verdict, addsUp])).toEqual([
    ['short', true],
    ['short', true],
    ['short', false],
  ]);
  await bring(...parts, alone);
  const rows = await Promise.all(parts.map(queued));
  const ids = rows.map(({ id }) => id);
  expect(rows.map(({ together }) => together)).toEqual([[ids[1]], [ids[0]]]);
  expect((await queued(alone)).together).toEqual([]);
  const wrong = { ids: [ids[0] ?? '', (await queued(alone)).id], orderId: order.id };
  await expect(shen(confirmReceipts, wrong)).rejects.toMatchObject({ name: 'receipt.otherTotal' });
  await expect(shen(confirmReceipts, { ids: [ids[0] ?? '', ids[0] ?? ''], orderId: order.id })).rejects.toMatchObject({
    name: 'receipt.otherTotal',
  });
  const ended = await atOnce(
    (tx) => tx`select 1 from trade_order where id = ${order.id} for update`,
    [shen, han].map((who) => () => who(confirmReceipts, { ids, orderId: order.id })),
  );
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const page = await wang(getOrder, { x: 1, y: order.id });
  expect(page).toMatchObject({ status: 'awaiting_delivery', payments: [{ status: 'confirmed', amount: order.due }] });
  expect(await sql`select distinct payment_id from bank_receipt where order_id = ${order.id}`).toHaveLength(1);
});

test('above the sum the parts of one payment take a second person together', async () => {
  await sql`update setting set value = '1000000' where key = 'finance_two_above'`;
  invalidateMemos(['site']);
  const order = await signed();
  const parts = [order.due - 500_000, 500_000].map((amount) => aLine({ amount, remark: order.number }));
  await bring(...parts);
  const ids = (await Promise.all(parts.map(queued))).map(({ id }) => id);
  expect(await shen(confirmReceipts, { ids, orderId: order.id })).toEqual({ isWaiting: true });
  const request = (await han(listMoneyRequests, {})).rows.find(({ orderId }) => orderId === order.id);
  expect(request).toMatchObject({ amount: order.due });
  expect(request?.receipts.map(({ id }) => id).sort()).toEqual([...ids].sort());
  await han(decideMoneyRequest, { id: request?.id ?? '', decision: 'approve' });
  expect((await wang(getOrder, { x: 1, y: order.id })).status).toBe('awaiting_delivery');
  await sql`update setting set value = '' where key = 'finance_two_above'`;
});

test('the database takes no receipts beyond the payment that they make up', async () => {
  const order = await signed();
  const [one, two] = [aLine({ amount: order.due, remark: order.number }), aLine({ amount: 100, remark: '利息' })];
  await bring(one, two);
  const payment = await voucher(order.id);
  const pays = (serial: string) => sql`
    update bank_receipt set status = 'confirmed', order_id = ${order.id}, payment_id = ${payment}, decided_at = now()
    where serial = ${serial}`;
  await pays(one.serial);
  await expect(pays(two.serial)).rejects.toMatchObject({ constraint_name: 'bank_receipt_within_payment' });
});
