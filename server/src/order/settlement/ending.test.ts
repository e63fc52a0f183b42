import { listWaiting } from '@shuji/contract/desk/calls';
import { uploadFile } from '@shuji/contract/file/calls';
import { getOrder } from '@shuji/contract/order/calls';
import { withdrawDispute } from '@shuji/contract/order/dispute';
import {
  confirmPayment,
  listDisputes,
  listPayments,
  readDispute,
  returnPayment,
  settleDispute,
} from '@shuji/contract/order/office';
import {
  cancelOrder,
  disputeOrder,
  objectOrder,
  openDelivery,
  refuseOrder,
  signOrder,
} from '@shuji/contract/order/steps';
import { dayMs } from '@shuji/contract/time';
import { afterEach, expect, test } from 'vitest';
import { dealUntil, password, pay, pendingPayment } from '#test/deal.ts';
import { listProduct, pixel } from '#test/listed-product.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, providers, runJob } = centre;
const product = await listProduct(centre);

const bought = (id: string) => as('wang')(getOrder, { x: 1, y: id });
const disputeOf = async (orderId: string) =>
  (await as('zhao')(listDisputes, { pageSize: 100 })).rows.find((row) => row.orderId === orderId)?.id ?? '';

afterEach(() => providers.setClock(null));

async function daysLater(days: number): Promise<void> {
  providers.setClock(new Date(Date.now() + days * dayMs));
  await runJob('end-overdue-orders');
  providers.setClock(null);
}

test('a refusal and a cancellation need a reason, and end the order', async () => {
  const refused = await dealUntil(centre, product, 'applied');
  await expect(as('li')(refuseOrder, { id: refused, reason: '不' })).rejects.toMatchObject({
    fields: { reason: '理由需为 4–500 个字' },
  });
  await as('li')(refuseOrder, { id: refused, reason: '该地区暂不供应' });
  expect((await bought(refused)).history.at(-1)).toMatchObject({
    move: 'refuse',
    to: 'cancelled',
    note: '该地区暂不供应',
  });
  const cancelled = await dealUntil(centre, product, 'answered');
  await as('li')(cancelOrder, { id: cancelled, reason: '数据需重新整理' });
  await expect(as('wang')(cancelOrder, { id: cancelled, reason: '计划有变动' })).rejects.toMatchObject({
    name: 'order.notNow',
  });
});

test('an order without an answer, a signature or a payment ends by itself, once', async () => {
  const ids = [await dealUntil(centre, product, 'applied'), await dealUntil(centre, product, 'answered')];
  ids.push(await dealUntil(centre, product, 'signed'));
  await daysLater(6);
  for (const id of ids) expect((await bought(id)).closedAt).toBeNull();
  await daysLater(8);
  await daysLater(9);
  for (const id of ids) {
    const { status, history } = await bought(id);
    expect(status).toBe('cancelled');
    expect(history.filter((row) => row.move === 'expire')).toHaveLength(1);
  }
});

test('between the end of a term and its consequence, no signature, refusal or objection is accepted', async () => {
  const [applied, answered] = [
    await dealUntil(centre, product, 'applied'),
    await dealUntil(centre, product, 'answered'),
  ];
  const delivered = await dealUntil(centre, product, 'delivered');
  providers.setClock(new Date(Date.now() + 8 * dayMs));
  const { isTermOver, may, contract } = await bought(answered);
  expect({ isTermOver, may }).toEqual({ isTermOver: true, may: [] });
  const over = { name: 'order.stepOver' };
  const signature = { id: answered, sha256: contract?.sha256 ?? '', password };
  await expect(as('wang')(signOrder, signature)).rejects.toMatchObject(over);
  await expect(as('li')(refuseOrder, { id: applied, reason: '该地区暂不供应' })).rejects.toMatchObject(over);
  const objection = { id: delivered, reason: '缺少三月的数据' };
  await expect(as('wang')(objectOrder, objection)).rejects.toMatchObject(over);
  await runJob('end-overdue-orders');
  expect((await bought(answered)).isTermOver).toBe(false);
  providers.setClock(null);
});

test('a paid deal that waits for the office does not run out of time', async () => {
  const id = await dealUntil(centre, product, 'signed');
  await pay(centre, id);
  await daysLater(30);
  expect((await bought(id)).status).toBe('awaiting_payment');
  await as('shen')(confirmPayment, { id: await pendingPayment(centre, id) });
});

// The whole days left for the next step.
const daysLeft = async (id: string, after: number) =>
  (Date.parse((await bought(id)).dueAt ?? '') - Date.now()) / dayMs - after;

test('the time a voucher is looked at is the buyer’s again when it comes back', async () => {
  const id = await dealUntil(centre, product, 'signed');
  providers.setClock(new Date(Date.now() + 4 * dayMs));
  await pay(centre, id);
  // Three of seven days were left; the office takes twenty.
  providers.setClock(new Date(Date.now() + 24 * dayMs));
  await runJob('end-overdue-orders');
  await as('shen')(returnPayment, { id: await pendingPayment(centre, id), reason: '凭证金额与订单不符' });
  await runJob('end-overdue-orders');
  expect((await bought(id)).may).toContain('pay');
  expect(await daysLeft(id, 24)).toBeCloseTo(3, 2);
  providers.setClock(null);
});

test('nor is it lost when the voucher comes back while the deal is disputed', async () => {
  const id = await dealUntil(centre, product, 'signed');
  providers.setClock(new Date(Date.now() + 4 * dayMs));
  await pay(centre, id);
  providers.setClock(new Date(Date.now() + 20 * dayMs));
  await as('wang')(disputeOrder, { id, reason: '款项已付，交易中心迟迟未核对' });
  providers.setClock(new Date(Date.now() + 24 * dayMs));
  await as('shen')(returnPayment, { id: await pendingPayment(centre, id), reason: '凭证金额与订单不符' });
  providers.setClock(new Date(Date.now() + 30 * dayMs));
  await as('wang')(withdrawDispute, { id, reason: '已与交易中心核实' });
  expect((await bought(id)).status).toBe('awaiting_payment');
  expect(await daysLeft(id, 30)).toBeCloseTo(3, 2);
  providers.setClock(null);
});

test('a delivery without an objection counts as accepted, with a certificate', async () => {
  const id = await dealUntil(centre, product, 'delivered');
  await daysLater(8);
  const page = await bought(id);
  expect(page.status).toBe('completed');
  expect(page.certificate).not.toBeNull();
});

test('a supplier who was paid and does not deliver is brought before the office', async () => {
  const id = await dealUntil(centre, product, 'paid');
  await daysLater(16);
  expect((await bought(id)).status).toBe('disputed');
  const dispute = await as('zhao')(readDispute, { id: await disputeOf(id) });
  expect(dispute).toMatchObject({ raisedBy: 'system', decisions: ['continue', 'cancel'] });
  expect(dispute.order.contact.phone).toBe('139****0002');
  await expect(
    as('zhao')(settleDispute, { id: dispute.id, decision: 'complete', note: '尚未交付，不应视为验收通过' }),
  ).rejects.toMatchObject({
    name: 'order.notDelivered',
  });
  await as('zhao')(settleDispute, { id: dispute.id, decision: 'continue', note: '供方承诺三日内交付，继续履行' });
  expect((await bought(id)).status).toBe('awaiting_delivery');
});

test('a dispute with evidence goes to the office, which decides once', async () => {
  const id = await dealUntil(centre, product, 'delivered');
  const evidence = await as('wang').upload(uploadFile, { purpose: 'evidence' }, { name: '截图.png', bytes: pixel });
  await as('wang')(disputeOrder, { id, reason: '交付的数据与登记内容严重不符', evidence: [evidence.id] });
  const page = await as('li')(getOrder, { x: 2, y: id });
  expect(page.disputes[0]).toMatchObject({ raisedBy: 'buyer', evidence: [{ name: '截图.png' }], decision: null });
  const dispute = await disputeOf(id);
  expect((await as('zhao')(listWaiting, { queue: 'dispute' })).total).toBe((await as('zhao')(listDisputes, {})).total);
  const note = '数据确有缺失，解除合同，款项原路退回';
  await as('zhao')(settleDispute, { id: dispute, decision: 'cancel', note, refund: 0 });
  await expect(as('zhao')(settleDispute, { id: dispute, decision: 'continue', note })).rejects.toMatchObject({
    code: 46009,
  });
  expect((await bought(id)).status).toBe('cancelled');
  const file = page.deliveries[0]?.files[0]?.id ?? '';
  await expect(as('wang')(openDelivery, { id, file })).rejects.toMatchObject({ name: 'order.notNow' });
});

test('a dispute may find a delivery good, and the deal is certified', async () => {
  const id = await dealUntil(centre, product, 'delivered');
  await as('li')(disputeOrder, { id, reason: '需方无故拖延，不确认验收', evidence: [] });
  await as('zhao')(settleDispute, { id: await disputeOf(id), decision: 'complete', note: '经核验交付内容符合约定' });
  expect((await bought(id)).certificate).not.toBeNull();
});

test('only a reviewer handles money and disputes, and never their own organisation', async () => {
  const id = await dealUntil(centre, product, 'signed');
  await pay(centre, id);
  const payment = await pendingPayment(centre, id);
  for (const who of ['sun', 'qian'] as const)
    await expect(as(who)(listPayments, {})).rejects.toMatchObject({ name: 'door.forbidden' });
  for (const who of ['sun', 'qian', 'zhou'] as const) {
    await expect(as(who)(confirmPayment, { id: payment })).rejects.toMatchObject({ name: 'door.forbidden' });
  }
  await expect(as('wang')(confirmPayment, { id: payment })).rejects.toMatchObject({ name: 'door.signedOut' });
  const { buyer } = await bought(id);
  await sql`update operator set organisation = ${buyer.code} where username = 'shen'`;
  await expect(as('shen')(confirmPayment, { id: payment })).rejects.toMatchObject({ name: 'order.ownOrganisation' });
  await sql`update operator set organisation = null where username = 'shen'`;
  await as('shen')(confirmPayment, { id: payment });
});
