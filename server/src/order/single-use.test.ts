// One transfer pays once: slips, bank references, payout numbers and invoice numbers serve one purpose only.

import { creditCheck } from '@shuji/contract/check-digit';
import { uploadFile } from '@shuji/contract/file/calls';
import { getOrder } from '@shuji/contract/order/calls';
import { askInvoice, issueInvoice } from '@shuji/contract/order/invoice';
import { listAllPayments, listPayments, returnPayment } from '@shuji/contract/order/office';
import { notePayout, recallPayout } from '@shuji/contract/order/payout';
import { payOrder } from '@shuji/contract/order/steps';
import { expect, test } from 'vitest';
import { aTransfer, dealUntil, pay, pendingPayment } from '#test/deal.ts';
import { listProduct, pixel, uniquePixel } from '#test/listed-product.ts';
import { newcomer } from '#test/newcomers.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, atOnce } = centre;
const [wang, li, shen] = [as('wang'), as('li'), as('shen')];
const product = await listProduct(centre);

const signed = () => dealUntil(centre, product, 'signed');
const numberOf = async (id: string) => (await wang(getOrder, { x: 1, y: id })).number;

async function slip(bytes = uniquePixel()): Promise<string> {
  return (await wang.upload(uploadFile, { purpose: 'voucher' }, { name: '回单.png', bytes })).id;
}

async function returnSlip(order: string): Promise<void> {
  await shen(returnPayment, { id: await pendingPayment(centre, order), reason: '款项尚未到账，请核实' });
}

test('the same slip does not pay a second order, nor do the same bytes uploaded again', async () => {
  const [first, second] = [await signed(), await signed()];
  const bytes = uniquePixel();
  const voucher = await slip(bytes);
  await wang(payOrder, { id: first, voucher, ...aTransfer() });
  const words = { voucher: expect.stringContaining(`您的订单 ${await numberOf(first)}`) };
  for (const again of [voucher, await slip(bytes)])
    await expect(wang(payOrder, { id: second, voucher: again, ...aTransfer() })).rejects.toMatchObject({
      name: 'order.voucherUsed',
      fields: words,
    });
  await wang(payOrder, { id: second, voucher: await slip(), ...aTransfer() });
});

test('one bank reference pays one order, however it is spelled', async () => {
  const [first, second] = [await signed(), await signed()];
  const transfer = { ...aTransfer(), reference: 'ls2026-0105 0001' };
  await wang(payOrder, { id: first, voucher: await slip(), ...transfer });
  for (const reference of ['LS202601050001', ' Ｌｓ２０２６０１０５０００１ ', 'LS.2026.0105.0001'])
    await expect(
      wang(payOrder, { id: second, voucher: await slip(), ...transfer, reference }),
      reference,
    ).rejects.toMatchObject({ fields: { reference: expect.stringContaining('已用于您的订单') } });
  const { payments } = await wang(getOrder, { x: 1, y: first });
  expect(payments).toMatchObject([{ reference: 'LS202601050001' }]);
});

test('another party’s order is not named to a submitter of its number', async () => {
  const [first, second] = [await signed(), await signed()];
  const transfer = aTransfer();
  await wang(payOrder, { id: first, voucher: await slip(), ...transfer });
  const number = await numberOf(first);
  const { accountId } = await newcomer(centre.sql, 'trading');
  await centre.sql`update trade_order set buyer_party_id = (select id from party where account_id = ${accountId})
    where id = ${first}`;
  const answer = wang(payOrder, { id: second, voucher: await slip(), ...transfer });
  await expect(answer).rejects.toMatchObject({ fields: { reference: expect.stringContaining('已用于其他订单') } });
  await expect(answer).rejects.not.toMatchObject({ fields: { reference: expect.stringContaining(number) } });
});

test('one of two orders that submit one slip at once is paid', async () => {
  const orders = [await signed(), await signed()];
  const [bytes, transfer] = [uniquePixel(), aTransfer()];
  const vouchers = [await slip(bytes), await slip(bytes)];
  for (const same of ['slip', 'number']) {
    const results = await atOnce(
      (tx) => tx`lock table order_reference in share mode`,
      orders.map((id, place) => async () => {
        const other = same === 'slip' ? { voucher: vouchers[place] ?? '', ...aTransfer() } : null;
        return wang(payOrder, { id, ...(other ?? { voucher: vouchers[place] ?? '', ...transfer }) });
      }),
    );
    expect(results.map(({ status }) => status).sort(), same).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { name: 'order.voucherUsed' },
    });
    await returnSlip(orders[results.findIndex(({ status }) => status === 'fulfilled')] ?? '');
  }
});

test('a slip that was returned may be submitted again, and the office sees where it was before', async () => {
  const [first, second] = [await signed(), await signed()];
  const [voucher, transfer] = [await slip(), aTransfer()];
  await wang(payOrder, { id: first, voucher, ...transfer });
  await returnSlip(first);
  await wang(payOrder, { id: first, voucher, ...transfer });
  await returnSlip(first);
  await wang(payOrder, { id: second, voucher, ...transfer });
  const waiting = (await shen(listPayments, { keyword: transfer.reference })).rows;
  expect(waiting).toMatchObject([{ orderId: second, reference: transfer.reference }]);
  const uses = waiting[0]?.otherUses ?? [];
  const use = { orderId: first, orderNumber: await numberOf(first), status: 'returned', by: 'reference' };
  expect(uses).toMatchObject([use, use]);
  expect(new Set(uses.map(({ id }) => id)).size).toBe(2);
  expect((await shen(listAllPayments, { keyword: await numberOf(first) })).rows[0]?.otherUses).toMatchObject([
    { orderId: second, status: 'pending' },
  ]);
});

test('a voucher from before numbers were required is shown when it is used again', async () => {
  const [first, second] = [await signed(), await signed()];
  const bytes = uniquePixel();
  await wang(payOrder, { id: first, voucher: await slip(bytes), ...aTransfer() });
  await centre.sql`update order_payment set reference = null where order_id = ${first}`;
  await centre.sql`delete from order_reference where order_id = ${first}`;
  await wang(payOrder, { id: second, voucher: await slip(bytes), ...aTransfer() });
  const { rows } = await shen(listPayments, { keyword: await numberOf(second) });
  expect(rows[0]?.otherUses).toMatchObject([{ orderId: first, status: 'pending', by: 'voucher' }]);
});

test('an invalid bank reference is refused in words', async () => {
  const id = await signed();
  for (const reference of ['', '12', '无', '流水号见附件'])
    await expect(wang(payOrder, { id, voucher: await slip(), ...aTransfer(), reference })).rejects.toMatchObject({
      fields: { reference: expect.stringContaining('银行流水号') },
    });
  await pay(centre, id);
});

test('one transfer number settles one sum, until its note is taken back', async () => {
  const [first, second] = [
    await dealUntil(centre, product, 'completed'),
    await dealUntil(centre, product, 'completed'),
  ];
  const noted = { side: 'seller', paidOn: '2026-01-06', voucherNumber: 'JS-ONCE-01' } as const;
  await shen(notePayout, { id: first, ...noted });
  const words = { voucherNumber: expect.stringContaining(await numberOf(first)) };
  const again = shen(notePayout, { id: second, ...noted, voucherNumber: 'ｊｓ once 01' });
  await expect(again).rejects.toMatchObject({ name: 'order.payoutNumberUsed', fields: words });
  await as('han')(recallPayout, { id: first, side: 'seller', round: 1, reason: '凭证号填到了另一笔' });
  await shen(notePayout, { id: second, ...noted });
});

test('one invoice number identifies one invoice', async () => {
  const body = '91310115MA1K4FAP0';
  const form = { kind: 'plain', title: '海联供应链', taxNumber: body + creditCheck(body) } as const;
  const requests = async () => {
    const order = await dealUntil(centre, product, 'paid');
    const email = 'fapiao@invoice.example';
    const { id } = await wang(askInvoice, { id: order, issuer: 'seller', ...form, email });
    const file = await li.upload(uploadFile, { purpose: 'invoice' }, { name: '发票.png', bytes: pixel });
    return { id, file: file.id, issuedOn: '2026-01-06' };
  };
  const [first, second] = [await requests(), await requests()];
  const number = '26120000000000770001';
  await li(issueInvoice, { ...first, number });
  await expect(li(issueInvoice, { ...second, number })).rejects.toMatchObject({
    name: 'order.invoiceNumberUsed',
    fields: { number: expect.stringContaining('该发票号码已用于') },
  });
  await li(issueInvoice, { ...second, number: '26120000000000770002' });
});
