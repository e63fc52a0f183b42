import type { Input } from '@shuji/contract/call';
import { creditCheck } from '@shuji/contract/check-digit';
import { uploadFile } from '@shuji/contract/file/calls';
import {
  askInvoice,
  issueFeeInvoice,
  issueInvoice,
  listFeeInvoices,
  listInvoiceQueue,
  listInvoices,
  receiveInvoice,
  refuseInvoice,
  returnInvoice,
} from '@shuji/contract/order/invoice';
import { expect, test } from 'vitest';
import { dealUntil } from '#test/deal.ts';
import { listProduct, pixel } from '#test/listed-product.ts';
import { noticesOf } from '#test/notices.ts';
import { world } from '#test/world.ts';
import { moves, movesFor } from './rules.ts';

const centre = await world();
const { as, sql } = centre;
const product = await listProduct(centre);
const body = '91310115MA1K4FAP0';
const taxNumber = body + creditCheck(body);

function form(id: string, changes: Partial<Input<typeof askInvoice>> = {}): Input<typeof askInvoice> {
  const company = { title: '海联供应链管理有限公司', taxNumber, email: 'fapiao@hailian.example' };
  return { id, issuer: 'seller', kind: 'plain', ...company, ...changes };
}
const special = {
  kind: 'special',
  address: '滨海大道 1 号',
  phone: '022-60000000',
  bank: '滨海银行',
  account: '6222000011112222',
} as const;

async function issue(id: string) {
  const file = await as('li').upload(uploadFile, { purpose: 'invoice' }, { name: '发票.png', bytes: pixel });
  return as('li')(issueInvoice, { id, number: '26120000000012345678', issuedOn: '2026-01-06', file: file.id });
}
const only = async (who: 'wang' | 'li', id: string) => (await as(who)(listInvoices, { id })).rows[0];

test('a buyer asks, the supplier issues, a wrong one comes back, the right one is received', async () => {
  const order = await dealUntil(centre, product, 'paid');
  expect((await as('wang')(listInvoices, { id: order })).askable).toEqual([{ issuer: 'seller', amount: 2_400_000 }]);
  const { id } = await as('wang')(askInvoice, form(order, special));
  expect(await only('li', order)).toMatchObject({
    status: 'requested',
    details: { account: special.account },
    may: ['issue', 'refuse'],
  });
  await issue(id);
  expect(await noticesOf(centre, 'wang')).toContain('发票已开具，请查收');
  expect(await only('wang', order)).toMatchObject({
    status: 'issued',
    may: ['receive', 'return'],
    file: { name: '发票.png' },
  });
  await as('wang')(returnInvoice, { id, reason: '抬头少了“有限”二字' });
  await issue(id);
  await as('wang')(receiveInvoice, { id });
  expect(await only('wang', order)).toMatchObject({ status: 'received', may: [], reason: null });
  const history = await sql<
    { move: string }[]
  >`select move from order_invoice_event where invoice_id = ${id} order by id`;
  expect(history.map(({ move }) => move)).toEqual(['ask', 'issue', 'return', 'issue', 'receive']);
});

test('one request at a time; refused with a reason, it may be made anew', async () => {
  const order = await dealUntil(centre, product, 'paid');
  const { id } = await as('wang')(askInvoice, form(order));
  await expect(as('wang')(askInvoice, form(order))).rejects.toMatchObject({ name: 'order.invoiceOpen' });
  await as('li')(refuseInvoice, { id, reason: '税号与抬头不一致，请核对' });
  expect(await only('wang', order)).toMatchObject({ status: 'refused', reason: '税号与抬头不一致，请核对' });
  await as('wang')(askInvoice, form(order));
});

test('a missing or wrong value is reported at its field', async () => {
  const order = await dealUntil(centre, product, 'paid');
  const refused = (changes: object) => expect(as('wang')(askInvoice, form(order, changes))).rejects;
  await refused({ taxNumber: `${body}?` }).toMatchObject({ fields: { taxNumber: expect.stringContaining('18 位') } });
  await refused({ taxNumber: '' }).toMatchObject({ fields: { taxNumber: '请填写纳税人识别号' } });
  await refused({ ...special, bank: '' }).toMatchObject({ fields: { bank: '专用发票需填写开户银行' } });
  await refused({ email: 'nobody' }).toMatchObject({ fields: { email: '请填写正确的电子邮箱' } });
});

test('there is nothing to invoice before payment, for the supplier, or for a fee that no side bears', async () => {
  const signed = await dealUntil(centre, product, 'signed');
  await expect(as('wang')(askInvoice, form(signed))).rejects.toMatchObject({ name: 'order.nothingToInvoice' });
  const paid = await dealUntil(centre, product, 'paid');
  await expect(as('li')(askInvoice, form(paid))).rejects.toMatchObject({ name: 'order.nothingToInvoice' });
  const fee = as('wang')(askInvoice, form(paid, { issuer: 'centre' }));
  await expect(fee).rejects.toMatchObject({ name: 'order.nothingToInvoice' });
});

test("the centre's invoice for its fee is the payer's alone, and comes from the office", async () => {
  const order = await dealUntil(centre, product, 'completed');
  await sql`update trade_order set seller_fee = 24000 where id = ${order}`;
  const { id } = await as('li')(askInvoice, form(order, { issuer: 'centre', title: '滨海数科数据技术有限公司' }));
  expect((await as('wang')(listInvoices, { id: order })).rows).toEqual([]);
  await expect(as('wang')(receiveInvoice, { id })).rejects.toMatchObject({ name: 'order.invoiceNotFound' });
  expect((await as('shen')(listInvoiceQueue, {})).rows).toMatchObject([
    { id, amount: 24_000, details: { email: 'fapiao@hailian.example' } },
  ]);
  const input = { id, number: '26120000', issuedOn: '2026-01-06' };
  await as('shen').upload(issueFeeInvoice, input, { name: '服务费发票.png', bytes: pixel });
  expect((await as('shen')(listInvoiceQueue, {})).total).toBe(0);
  expect((await as('shen')(listFeeInvoices, {})).rows).toMatchObject([
    { id, details: { email: 'f***@hailian.example' } },
  ]);
  await as('li')(receiveInvoice, { id });
  expect(await only('li', order)).toMatchObject({ status: 'received', number: '26120000' });
});

test('bank, phone and e-mail are stored sealed', async () => {
  const stored = JSON.stringify(await sql`select * from order_invoice`);
  expect(stored).not.toContain(special.account);
  expect(stored).not.toContain('hailian.example');
});

test('these moves are allowed, and no other', () => {
  const standing = { issuer: 'seller', side: 'buyer' } as const;
  const allowed = (['requested', 'issued', 'received', 'returned', 'refused'] as const).map((status) => [
    status,
    movesFor('buyer', { ...standing, status }),
    movesFor('seller', { ...standing, status }),
    movesFor('office', { ...standing, status }),
  ]);
  expect(allowed).toEqual([
    ['requested', [], ['issue', 'refuse'], []],
    ['issued', ['receive', 'return'], [], []],
    ['received', [], [], []],
    ['returned', [], ['issue', 'refuse'], []],
    ['refused', [], [], []],
  ]);
  expect(Object.keys(moves)).toHaveLength(4);
});
