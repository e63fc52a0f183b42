import { getOwnSaleCertificate, getProductCertificate, getSaleCertificate } from '@shuji/contract/certificate/calls';
import { listWaiting } from '@shuji/contract/desk/calls';
import { uploadFile } from '@shuji/contract/file/calls';
import { getOrder } from '@shuji/contract/order/calls';
import { listOrders } from '@shuji/contract/order/list';
import { confirmPayment, listPayments, returnPayment } from '@shuji/contract/order/office';
import {
  acceptOrder,
  cancelOrder,
  confirmOrder,
  declineQuote,
  deliverOrder,
  objectOrder,
  openDelivery,
  quoteOrder,
  signOrder,
} from '@shuji/contract/order/steps';
import { dayMs } from '@shuji/contract/time';
import { expect, test } from 'vitest';
import type { Tx } from '#src/db/open.ts';
import { dealUntil, deliver, password, pay, pendingPayment, signBoth } from '#test/deal.ts';
import { listProduct, pixel } from '#test/listed-product.ts';
import { issueLink } from '#test/private-link.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, server, atOnce } = centre;
const dataset = await listProduct(centre);
const counted = await listProduct(centre, {
  name: '港区船舶动态周报',
  tiers: [{ name: '两次', count: 2, price: 100_000, days: 30 }],
});
const negotiable = await listProduct(centre, { name: '港区船期预测模型', priceMode: 'negotiable', tiers: [] });
const free = await listProduct(centre, { name: '港区泊位名录', priceMode: 'free', tiers: [] });

const bought = (id: string) => as('wang')(getOrder, { x: 1, y: id });
const sold = (id: string) => as('li')(getOrder, { x: 2, y: id });

test('a deal goes from application to a transaction certificate, and each step leaves one row', async () => {
  const id = await dealUntil(centre, dataset, 'completed');
  const page = await bought(id);
  expect(page.status).toBe('completed');
  expect(page.amount).toBe(2_400_000);
  expect(page.history.map((row) => row.move)).toEqual([
    'apply',
    'confirm',
    'sign',
    'sign',
    'pay',
    'confirmPayment',
    'deliver',
    'accept',
  ]);
  expect(page.may).toEqual([]);
  expect(page.dueAt).toBeNull();
  const whole = await as('li')(getOwnSaleCertificate, { id: page.certificate?.id ?? '' });
  expect(whole.facts).toMatchObject({
    amount: 2_400_000,
    quantity: 2,
    tier: '标准版',
    contractNumber: page.contract?.number,
  });
  expect(whole.isIntact).toBe(true);
  // The way it went, not every way the product may go.
  expect(whole.facts.delivery).toBe('文件下载');
});

test('the public view of a deal hides who bought and for how much', async () => {
  const id = await dealUntil(centre, dataset, 'completed');
  const { certificate, productCertificateId, buyer } = await bought(id);
  const shown = await as('visitor')(getSaleCertificate, { id: certificate?.id ?? '' });
  expect(JSON.stringify(shown)).not.toContain(buyer.name);
  expect(JSON.stringify(shown)).not.toContain('2400000');
  expect(shown.facts).not.toHaveProperty('amount');
  const product = await as('visitor')(getProductCertificate, { id: productCertificateId ?? '' });
  expect(shown.facts.productCertificateNumber).toBe(product.number);
  await expect(as('chen')(getOwnSaleCertificate, { id: shown.id })).rejects.toMatchObject({
    name: 'door.needAttested',
  });
});

test('the contract names what was agreed, and stays as it was signed', async () => {
  const id = await dealUntil(centre, dataset, 'signed');
  const { contract, number, product } = await bought(id);
  expect(contract?.text).toContain('贰万肆仟元整（小写：¥24,000.00）');
  expect(contract?.text).toContain(number);
  expect(contract?.text).toContain(product.name);
  expect(contract?.signatures.map((one) => one.side)).toEqual(['seller', 'buyer']);
  await expect(sql`update order_contract set body = '改' where order_id = ${id}`).rejects.toThrow('append-only');
});

test('the supplier’s contact is shown to the buyer only, once both have signed', async () => {
  const id = await dealUntil(centre, dataset, 'answered');
  expect((await bought(id)).supplierContact).toBeNull();
  expect((await bought(id)).contract?.text).toContain('联系人：李明');
  await signBoth(centre, id);
  expect((await bought(id)).supplierContact).toEqual({ name: '李明', phone: '13800000001', email: '' });
  expect((await bought(id)).contract?.text).not.toContain('13800000001');
  expect((await sold(id)).supplierContact).toBeNull();
  const refused = await dealUntil(centre, dataset, 'answered');
  await as('li')(cancelOrder, { id: refused, reason: '数据需重新整理' });
  expect((await bought(refused)).supplierContact).toBeNull();
});

test('a negotiable price is quoted; the buyer sends it back, and signs the next one', async () => {
  const id = await dealUntil(centre, negotiable, 'applied');
  await expect(as('li')(confirmOrder, { id })).rejects.toMatchObject({ name: 'order.notNow' });
  await as('li')(quoteOrder, { id, amount: 900_000, note: '含一年更新' });
  const first = await bought(id);
  expect(first.may).toContain('declineQuote');
  await as('wang')(declineQuote, { id, reason: '超出预算，请按七折报价' });
  expect((await sold(id)).amount).toBeNull();
  await as('li')(quoteOrder, { id, amount: 630_000 });
  const stale = as('wang')(signOrder, { id, sha256: first.contract?.sha256 ?? '', password });
  await expect(stale).rejects.toMatchObject({ name: 'order.otherContract' });
  await signBoth(centre, id);
  expect((await bought(id)).status).toBe('awaiting_payment');
});

test('a free product skips payment', async () => {
  const id = await dealUntil(centre, free, 'signed');
  expect((await sold(id)).status).toBe('awaiting_delivery');
  await deliver(centre, id);
  await as('wang')(acceptOrder, { id });
  expect((await bought(id)).certificate).not.toBeNull();
});

test('the office sends a voucher back with a reason, and the buyer pays again', async () => {
  const id = await dealUntil(centre, dataset, 'signed');
  await pay(centre, id);
  await expect(pay(centre, id)).rejects.toMatchObject({ name: 'order.notNow' });
  const { total } = await as('shen')(listPayments, {});
  expect((await as('shen')(listWaiting, { queue: 'payment' })).total).toBe(total);
  await as('shen')(returnPayment, { id: await pendingPayment(centre, id), reason: '户名与合同不一致' });
  const page = await bought(id);
  expect(page.status).toBe('awaiting_payment');
  expect(page.payments.map((payment) => [payment.status, payment.reason])).toEqual([['returned', '户名与合同不一致']]);
  expect(page.instruction?.reference).toBe(page.number);
  await pay(centre, id);
  await as('shen')(confirmPayment, { id: await pendingPayment(centre, id) });
  expect((await sold(id)).status).toBe('awaiting_delivery');
});

test('delivered files come by a short-lived link, and each download is logged', async () => {
  const id = await dealUntil(centre, dataset, 'delivered');
  const file = (await bought(id)).deliveries[0]?.files[0]?.id ?? '';
  const { url = '' } = await as('wang')(openDelivery, { id, file });
  const { headers } = await issueLink(centre, 'wang', file);
  const reply = await server.inject({ method: 'GET', url, headers });
  expect(reply.body).toBe('berth,boxes\nA1,20\n');
  await as('wang')(openDelivery, { id, file });
  expect((await sold(id)).deliveries[0]?.files[0]?.downloads).toBe(2);
});

test('a tier that counts gives so many downloads of each file, and until its term is over', async () => {
  const id = await dealUntil(centre, counted, 'delivered', { quantity: 1 });
  const [file] = (await bought(id)).deliveries[0]?.files ?? [];
  const fetchIt = () => as('wang')(openDelivery, { id, file: file?.id ?? '' });
  expect(file).toMatchObject({ downloads: 0, left: 2 });
  const hold = (tx: Tx) => tx`select 1 from trade_order where id = ${id} for update`;
  const settled = await atOnce(hold, [fetchIt, fetchIt, fetchIt, fetchIt]);
  expect(settled.filter((one) => one.status === 'fulfilled')).toHaveLength(2);
  await expect(fetchIt()).rejects.toMatchObject({ name: 'order.downloadsUsed' });
  const page = await bought(id);
  expect(page.deliveries[0]?.files[0]).toMatchObject({ downloads: 2, left: 0 });
  expect(Date.parse(page.deliveries[0]?.until ?? '') - Date.parse(page.deliveredAt ?? '')).toBe(30 * dayMs);
  // Suppliers see what they sent, as often as they like.
  await as('li')(openDelivery, { id, file: file?.id ?? '' });
  await sql`update trade_order set delivered_at = now() - interval '31 days' where id = ${id}`;
  await expect(fetchIt()).rejects.toMatchObject({ name: 'order.termOver' });
});

test('a delivery outside the centre needs a note and a proof', async () => {
  const id = await dealUntil(centre, dataset, 'paid');
  const note = '硬盘已由专人送达，收件人王芳';
  await expect(as('li')(deliverOrder, { id, kind: 'offline', note })).rejects.toMatchObject({ name: 'door.badInput' });
  const proof = await as('li').upload(uploadFile, { purpose: 'evidence' }, { name: '签收单.png', bytes: pixel });
  await as('li')(deliverOrder, { id, kind: 'offline', note, files: [proof.id] });
  expect((await bought(id)).deliveries[0]).toMatchObject({ kind: 'offline', note, files: [{ name: '签收单.png' }] });
});

test('a supplier delivers as was agreed: what was registered as a file is not handed over elsewhere', async () => {
  const files = await listProduct(centre, { name: '港区泊位报告', delivery: ['platformReport'] });
  const id = await dealUntil(centre, files, 'paid');
  expect((await sold(id)).delivering).toEqual({ ways: ['file'], endpoint: null });
  expect((await bought(id)).delivering).toBeNull();
  const proof = await as('li').upload(uploadFile, { purpose: 'evidence' }, { name: '签收单.png', bytes: pixel });
  const elsewhere = { id, kind: 'offline' as const, note: '硬盘已由专人送达，收件人王芳', files: [proof.id] };
  await expect(as('li')(deliverOrder, elsewhere)).rejects.toMatchObject({ fields: { kind: expect.any(String) } });
  await deliver(centre, id);
  expect((await bought(id)).status).toBe('awaiting_acceptance');
});

test('an objection sends the deal back to delivery, with its reason beside what was delivered', async () => {
  const id = await dealUntil(centre, dataset, 'delivered');
  await as('wang')(objectOrder, { id, reason: '缺少十月份的数据' });
  const page = await sold(id);
  expect(page.status).toBe('awaiting_delivery');
  expect(page.deliveries[0]?.objection).toBe('缺少十月份的数据');
  await deliver(centre, id);
  expect((await bought(id)).deliveries.map((one) => one.objection)).toEqual(['缺少十月份的数据', null]);
});

test('lists count by state and find by the other party', async () => {
  const { counts, total } = await as('li')(listOrders, { x: 2 });
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(total);
  const done = await as('li')(listOrders, { x: 2, status: 'completed' });
  expect(done.total).toBe(counts.completed);
  expect(done.rows.every((row) => row.certificateId !== null)).toBe(true);
  expect((await as('li')(listOrders, { x: 2, keyword: '50%' })).total).toBe(0);
  expect((await as('li')(listOrders, { x: 1 })).total).toBe(0);
});
