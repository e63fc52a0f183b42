// Above a sum that administrators set, money takes two people of finance: one asks, another decides.
import { listQueues } from '@shuji/contract/desk/calls';
import { decideMoneyRequest, listMoneyRequests, withdrawMoneyRequest } from '@shuji/contract/money-request/calls';
import { getOrder } from '@shuji/contract/order/calls';
import { confirmPayment, listPayments, returnPayment } from '@shuji/contract/order/office';
import { listPayoutQueue, listPayouts, notePayout } from '@shuji/contract/order/payout';
import { acceptOrder } from '@shuji/contract/order/steps';
import {
  assignReceipt,
  confirmReceipt,
  dismissReceipt,
  importStatement,
  listAllReceipts,
  listReceipts,
} from '@shuji/contract/receipt/calls';
import { changeSetting } from '@shuji/contract/site/office';
import { dayMs } from '@shuji/contract/time';
import { afterEach, expect, test } from 'vitest';
import { invalidateMemos } from '#src/cache/memo.ts';
import { cast } from '#src/demo/cast.ts';
import { dealUntil, deliver, pay, pendingPayment } from '#test/deal.ts';
import { listProduct } from '#test/listed-product.ts';
import { noticesOf } from '#test/notices.ts';
import { aLine, type StatementRow, statementOf } from '#test/statement.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, atOnce, providers } = centre;
const [shen, han, wang, qian] = [as('shen'), as('han'), as('wang'), as('qian')];
// A deal for 24,000 yuan.
const product = await listProduct(centre);
const due = 2_400_000;

async function limit(fen: number | '') {
  await sql`update setting set value = ${String(fen)} where key = 'finance_two_above'`;
  invalidateMemos(['site']);
}
await limit(1_000_000);

afterEach(async () => {
  providers.setClock(null);
  await limit(1_000_000);
});

async function paying(): Promise<{ id: string; payment: string }> {
  const id = await dealUntil(centre, product, 'signed');
  await pay(centre, id);
  return { id, payment: await pendingPayment(centre, id) };
}

const statusOf = async (id: string) => (await wang(getOrder, { x: 1, y: id })).status;
const requestOf = async (orderId: string, who = han) =>
  (await who(listMoneyRequests, {})).rows.find((row) => row.orderId === orderId);
const idOf = async (orderId: string) => (await requestOf(orderId))?.id ?? '';
const approve = (id: string, who = han) => who(decideMoneyRequest, { id, decision: 'approve' });
const inQueue = async (payment: string) =>
  (await shen(listPayments, { pageSize: 100 })).rows.find((row) => row.id === payment);

/** A deal that 沈 asked to confirm and 韩 confirmed, up to its end. */
async function completed(): Promise<string> {
  const { id, payment } = await paying();
  await shen(confirmPayment, { id: payment });
  await approve(await idOf(id));
  await deliver(centre, id);
  await wang(acceptOrder, { id });
  return id;
}

const transfer = (id: string, changes = {}) => ({
  id,
  side: 'seller' as const,
  paidOn: '2026-01-06',
  voucherNumber: `JS-${id}`,
  ...changes,
});

test('a payment above the sum is confirmed by the second person, and not before', async () => {
  const { id, payment } = await paying();
  expect(await inQueue(payment)).toMatchObject({ hands: 'two', request: null });
  expect(await shen(confirmPayment, { id: payment })).toEqual({ isWaiting: true });
  expect(await statusOf(id)).toBe('awaiting_payment');
  expect(await inQueue(payment)).toMatchObject({ request: { status: 'waiting', requestedBy: '沈静' } });
  const request = await requestOf(id);
  expect(request).toMatchObject({ kind: 'payment.confirm', amount: due, mayDecide: true, payment: { id: payment } });
  expect(await requestOf(id, shen)).toMatchObject({ isMine: true, mayDecide: false });
  await expect(approve(request?.id ?? '', shen)).rejects.toMatchObject({ name: 'approval.own' });
  for (const who of ['zhao', 'qian', 'zhou'] as const)
    await expect(approve(request?.id ?? '', as(who))).rejects.toMatchObject({ name: 'door.forbidden' });
  await approve(request?.id ?? '');
  expect(await statusOf(id)).toBe('awaiting_delivery');
  const [row] = await sql`select operator_id, status from order_payment where id = ${payment}`;
  expect(row).toEqual({ operatorId: cast.han.id, status: 'confirmed' });
  expect(await requestOf(id)).toMatchObject({
    status: 'approved',
    requestedBy: '沈静',
    decidedBy: '韩磊',
    payment: null,
  });
});

test('up to the sum one person is enough; nought is every sum and empty is none', async () => {
  const confirmAt = async (fen: number | '') => {
    const { payment } = await paying();
    await limit(fen);
    return shen(confirmPayment, { id: payment });
  };
  expect(await confirmAt(due)).toEqual({ isWaiting: false });
  expect(await confirmAt(due - 1)).toEqual({ isWaiting: true });
  expect(await confirmAt(0)).toEqual({ isWaiting: true });
  expect(await confirmAt('')).toEqual({ isWaiting: false });
});

test('while a request waits the voucher is neither returned nor asked for again; refused with a reason, it may be', async () => {
  const { id, payment } = await paying();
  await shen(confirmPayment, { id: payment });
  const waits = { name: 'approval.waiting' };
  await expect(han(confirmPayment, { id: payment })).rejects.toMatchObject(waits);
  await expect(han(returnPayment, { id: payment, reason: '银行流水中没有这笔款项' })).rejects.toMatchObject(waits);
  await limit('');
  await expect(han(confirmPayment, { id: payment })).rejects.toMatchObject(waits);
  const request = { id: await idOf(id), decision: 'refuse' } as const;
  await expect(han(decideMoneyRequest, request)).rejects.toMatchObject({ fields: { note: /./ } });
  const note = '流水中的金额是 2,400 元';
  await han(decideMoneyRequest, { ...request, note });
  expect(await inQueue(payment)).toMatchObject({ request: { status: 'refused', decidedBy: '韩磊', note } });
  expect(await statusOf(id)).toBe('awaiting_payment');
  await han(returnPayment, { id: payment, reason: note });
  await pay(centre, id);
  expect(await inQueue(await pendingPayment(centre, id))).toMatchObject({ request: null });
});

test('only who asked takes it back; a request taken back, or a week old, is not approved and may be made anew', async () => {
  const { id, payment } = await paying();
  await shen(confirmPayment, { id: payment });
  const first = await idOf(id);
  await expect(han(withdrawMoneyRequest, { id: first })).rejects.toMatchObject({ name: 'approval.notFound' });
  await shen(withdrawMoneyRequest, { id: first });
  await expect(approve(first)).rejects.toMatchObject({ name: 'approval.over' });
  await shen(confirmPayment, { id: payment });
  const second = await idOf(id);
  providers.setClock(new Date(Date.now() + 8 * dayMs));
  await expect(approve(second)).rejects.toMatchObject({ name: 'approval.over' });
  expect(await inQueue(payment)).toMatchObject({ request: { status: 'lapsed' } });
  await han(confirmPayment, { id: payment });
});

test('a payout above the sum is noted once a second person approves: who transferred asks, who confirmed may approve', async () => {
  const id = await completed();
  await expect(han(notePayout, transfer(id))).rejects.toMatchObject({ name: 'order.payoutTwoPeople' });
  expect(await shen(notePayout, transfer(id))).toEqual({ isWaiting: true });
  const row = (await shen(listPayoutQueue, { pageSize: 100 })).rows.find(({ orderId }) => orderId === id);
  expect(row).toMatchObject({ hands: 'two', request: { status: 'waiting', requestedBy: '沈静' } });
  expect(await noticesOf(centre, 'li')).not.toContain('货款已结算');
  await expect(shen(notePayout, transfer(id))).rejects.toMatchObject({ name: 'approval.waiting' });
  const request = await requestOf(id);
  expect(request).toMatchObject({
    kind: 'payout.note',
    transfer: { paidOn: '2026-01-06', voucherNumber: `JS-${id}` },
    payout: { side: 'seller', partyName: expect.any(String) },
  });
  await approve(request?.id ?? '');
  const [noted] = await sql`select operator_id, amount from order_payout where order_id = ${id}`;
  expect(noted).toMatchObject({ operatorId: cast.shen.id });
  expect((await shen(listPayouts, { keyword: `JS-${id}` })).rows).toMatchObject([{ bar: 'noted' }]);
  expect(await noticesOf(centre, 'li')).toContain('货款已结算');
  const again = await completed();
  const used = shen(notePayout, transfer(again, { voucherNumber: `JS-${id}` }));
  await expect(used).rejects.toMatchObject({ name: 'order.payoutNumberUsed', fields: { voucherNumber: /./ } });
});

test('what waits is counted for who may decide it alone', async () => {
  const count = async (who: typeof shen) =>
    (await who(listQueues, {})).find(({ name }) => name === 'moneyRequest')?.count ?? 0;
  const [mine, theirs] = [await count(shen), await count(han)];
  const { id, payment } = await paying();
  await shen(confirmPayment, { id: payment });
  expect([await count(shen), await count(han)]).toEqual([mine, theirs + 1]);
  await approve(await idOf(id));
  expect([await count(shen), await count(han)]).toEqual([mine, theirs]);
});

test('the request of someone who is of finance no longer is not approved; a reviewer who keeps finance counts', async () => {
  const { id, payment } = await paying();
  await sql`update operator set keeps_finance = true where username = 'zhao'`;
  await as('zhao')(confirmPayment, { id: payment });
  await sql`update operator set keeps_finance = false where username = 'zhao'`;
  const request = await idOf(id);
  await expect(approve(request)).rejects.toMatchObject({ name: 'approval.requesterGone' });
  await sql`update operator set keeps_finance = true where username = 'zhao'`;
  await approve(request);
  await sql`update operator set keeps_finance = false where username = 'zhao'`;
  expect(await statusOf(id)).toBe('awaiting_delivery');
});

test('an operator of finance who is alone reads that nobody can approve; nobody decides for their own organisation', async () => {
  const { id, payment } = await paying();
  await sql`update operator set status = 'frozen' where username = 'han'`;
  expect(await inQueue(payment)).toMatchObject({ hands: 'alone' });
  expect(await shen(listMoneyRequests, {})).toMatchObject({ limit: 1_000_000, staff: 1 });
  await shen(confirmPayment, { id: payment });
  await sql`
    update operator set status = 'active', organisation = (select buyer_code from trade_order where id = ${id})
    where username = 'han'`;
  const request = await requestOf(id);
  expect(request).toMatchObject({ mayDecide: false });
  await expect(approve(request?.id ?? '')).rejects.toMatchObject({ name: 'order.ownOrganisation' });
  await sql`update operator set organisation = null where username = 'han'`;
});

test('asked for by both at once, one request waits; decided in three ways at once, one counts', async () => {
  const { id, payment } = await paying();
  const hold = (tx: typeof sql) => tx`select 1 from trade_order where id = ${id} for update`;
  const asked = await atOnce(
    hold as never,
    [shen, han].map((who) => () => who(confirmPayment, { id: payment })),
  );
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const request = await requestOf(id);
  const [asks, decides] = request?.isMine ? [han, shen] : [shen, han];
  const ended = await atOnce(
    (tx) => tx`select id from approval where id = ${request?.id ?? ''} for update`,
    [
      () => approve(request?.id ?? '', decides),
      () => decides(decideMoneyRequest, { id: request?.id ?? '', decision: 'refuse', note: '流水中没有这笔款项' }),
      () => asks(withdrawMoneyRequest, { id: request?.id ?? '' }),
    ],
  );
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const [row] = await sql<{ status: string }[]>`select status from approval where id = ${request?.id ?? ''}`;
  expect(await statusOf(id)).toBe(row?.status === 'approved' ? 'awaiting_delivery' : 'awaiting_payment');
});

test('the database itself refuses a sum that no second person approved', async () => {
  const { id, payment } = await paying();
  const confirm = (by: string, at: Date) => sql`
    update order_payment set status = 'confirmed', operator_id = ${by}, decided_at = ${at} where id = ${payment}`;
  const lone = { constraint_name: 'order_payment_by_two' };
  await expect(confirm(cast.han.id, new Date())).rejects.toMatchObject(lone);
  await shen(confirmPayment, { id: payment });
  await expect(confirm(cast.han.id, new Date())).rejects.toMatchObject(lone);
  const at = new Date();
  await sql`
    update approval set status = 'approved', decided_by = ${cast.han.id}, decided_name = '韩磊', decided_at = ${at}
    where subject_id = ${id}`;
  await expect(confirm(cast.han.id, new Date(at.getTime() + 1))).rejects.toMatchObject(lone);
  await expect(confirm(cast.shen.id, at)).rejects.toMatchObject(lone);
  await confirm(cast.han.id, at);
  const over = await completed();
  const note = (by: string) => sql`
    insert into order_payout (order_id, side, round, amount, paid_on, voucher_number, note, operator_id, noted_at)
    select order_id, 'seller', 1, to_seller, '2026-01-06', 'JS-1', '', ${by}, now()
    from order_clearing where order_id = ${over}`;
  await expect(note(cast.shen.id)).rejects.toMatchObject({ constraint_name: 'order_payout_by_two' });
});

test('the sum is raised or taken away by two administrators, and lowered or set by one', async () => {
  const change = (before: string, value: string) =>
    qian(changeSetting, { key: 'finance_two_above', before, value, reason: '业务规模扩大，经会议决定' });
  expect(await change('1000000', '2000000')).toEqual({ isWaiting: true });
  await sql`update approval set status = 'withdrawn', decided_at = now() where kind = 'setting.change' and status = 'waiting'`;
  expect(await change('1000000', '')).toEqual({ isWaiting: true });
  expect(await change('1000000', '0')).toEqual({ isWaiting: false });
  await limit('');
  expect(await change('', '500000')).toEqual({ isWaiting: false });
});

async function unpaid() {
  const id = await dealUntil(centre, product, 'signed');
  const { number } = await wang(getOrder, { x: 1, y: id });
  return { id, number };
}

async function bring(line: StatementRow): Promise<string> {
  await shen.upload(importStatement, { bank: '滨海银行' }, statementOf([line]));
  return (await shen(listAllReceipts, { keyword: line.serial })).rows[0]?.id ?? '';
}

test('money from a statement takes the second person too; while it waits it is neither dismissed nor assigned anew', async () => {
  const [order, other] = [await unpaid(), await unpaid()];
  const id = await bring(aLine({ amount: due, remark: order.number }));
  expect(await shen(confirmReceipt, { id, orderId: order.id })).toEqual({ isWaiting: true });
  expect((await shen(listReceipts, { pageSize: 100 })).rows.find((row) => row.id === id)).toMatchObject({
    hands: 'two',
    request: { status: 'waiting', requestedBy: '沈静' },
  });
  const waits = { name: 'approval.waiting' };
  await expect(han(dismissReceipt, { id, reason: '退回付款方，非本中心货款' })).rejects.toMatchObject(waits);
  await expect(han(assignReceipt, { id, number: other.number })).rejects.toMatchObject(waits);
  // The voucher that comes meanwhile is what the money confirms.
  await pay(centre, order.id);
  await expect(han(confirmPayment, { id: await pendingPayment(centre, order.id) })).rejects.toMatchObject(waits);
  expect(await requestOf(order.id)).toMatchObject({ receipts: [{ id, amount: due }], payment: null });
  await approve(await idOf(order.id));
  expect((await wang(getOrder, { x: 1, y: order.id })).payments).toMatchObject([{ status: 'confirmed' }]);
  expect(await statusOf(order.id)).toBe('awaiting_delivery');
  const assigned = await bring(aLine({ amount: due, payer: '某某公司', remark: '往来款' }));
  expect(await han(assignReceipt, { id: assigned, number: other.number })).toEqual({ isWaiting: true });
  await approve(await idOf(other.id), shen);
  expect(await statusOf(other.id)).toBe('awaiting_delivery');
});
