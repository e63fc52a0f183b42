import { uploadFile } from '@shuji/contract/file/calls';
import { listNotices } from '@shuji/contract/notice/calls';
import { getOrder } from '@shuji/contract/order/calls';
import { pleadDispute, withdrawDispute } from '@shuji/contract/order/dispute';
import {
  confirmPayment,
  getDisputeStatistics,
  listAllDisputes,
  listDisputes,
  listPayments,
  readDispute,
  returnPayment,
  settleDispute,
} from '@shuji/contract/order/office';
import { disputeOrder } from '@shuji/contract/order/steps';
import { claimReview } from '@shuji/contract/review/calls';
import { dayMs } from '@shuji/contract/time';
import { expect, test } from 'vitest';
import { atOnce } from '#test/at-once.ts';
import { dealUntil, pay, pendingPayment } from '#test/deal.ts';
import { listProduct, pixel } from '#test/listed-product.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, providers, runJob } = centre;
const product = await listProduct(centre);
const reason = '交付的数据与登记内容严重不符';
const note = '经核对双方材料，按合同约定处理';

const bought = (id: string) => as('wang')(getOrder, { x: 1, y: id });
const disputeOf = async (orderId: string) =>
  (await as('zhao')(listDisputes, { pageSize: 100 })).rows.find((row) => row.orderId === orderId)?.id ?? '';

async function disputed(goal: 'signed' | 'paid' | 'delivered' = 'delivered'): Promise<string> {
  const id = await dealUntil(centre, product, goal);
  await as('wang')(disputeOrder, { id, reason });
  return id;
}

async function paper(who: 'wang' | 'li', name: string): Promise<string> {
  return (await as(who).upload(uploadFile, { purpose: 'evidence' }, { name, bytes: pixel })).id;
}

test('both sides state their case with papers, each gets a message, and the office reads everything', async () => {
  const id = await disputed();
  await as('li')(pleadDispute, {
    id,
    text: '已按数据字典逐项交付，见附件。',
    files: [await paper('li', '签收单.png')],
  });
  await as('wang')(pleadDispute, { id, text: '附件与实际文件不一致。', files: [await paper('wang', '比对.png')] });
  const { disputes, history, status } = await bought(id);
  expect(status).toBe('disputed');
  expect(disputes[0]?.statements).toMatchObject([
    { side: 'seller', files: [{ name: '签收单.png' }] },
    { side: 'buyer', files: [{ name: '比对.png' }] },
  ]);
  expect(history.slice(-2).map((row) => [row.by, row.move])).toEqual([
    ['seller', 'plead'],
    ['buyer', 'plead'],
  ]);
  for (const who of ['wang', 'li'] as const) {
    const { rows } = await as(who)(listNotices, { topic: 'order' });
    expect(rows.some((row) => row.title.includes('对方在争议中提交了陈述和证据'))).toBe(true);
  }
  const seen = await as('zhao')(readDispute, { id: await disputeOf(id) });
  expect(seen.order.disputes[0]?.statements).toHaveLength(2);
  expect(seen.mayDecide).toBe(true);
});

test('pleas cannot be changed', async () => {
  await expect(sql`update order_statement set text = '改口'`).rejects.toThrow();
  await expect(sql`delete from order_statement`).rejects.toThrow();
});

test('only the parties plead, only during a dispute, and a limited number of times', async () => {
  const id = await dealUntil(centre, product, 'delivered');
  const text = '已按合同约定的范围全部交付。';
  await expect(as('li')(pleadDispute, { id, text })).rejects.toMatchObject({ name: 'order.notNow' });
  await as('wang')(disputeOrder, { id, reason });
  await expect(as('chen')(pleadDispute, { id, text })).rejects.toMatchObject({ name: 'door.needAttested' });
  for (let count = 0; count < 20; count += 1) await as('li')(pleadDispute, { id, text });
  await expect(as('li')(pleadDispute, { id, text })).rejects.toMatchObject({ name: 'order.tooManyStatements' });
});

test('the party that raised a dispute withdraws it; the deal goes on with the time that was left', async () => {
  const id = await dealUntil(centre, product, 'delivered');
  providers.setClock(new Date(Date.now() + 2 * dayMs));
  const before = await bought(id);
  await as('wang')(disputeOrder, { id, reason });
  providers.setClock(new Date(Date.now() + 6 * dayMs));
  const words = { id, reason: '供方已补齐缺失字段' };
  await expect(as('li')(withdrawDispute, words)).rejects.toMatchObject({ name: 'order.notNow' });
  await as('wang')(withdrawDispute, words);
  const after = await bought(id);
  providers.setClock(null);
  expect(after.status).toBe('awaiting_acceptance');
  const shift = (Date.parse(after.dueAt ?? '') - Date.parse(before.dueAt ?? '')) / dayMs;
  expect(Math.round(shift * 100)).toBe(400);
  expect(after.disputes[0]).toMatchObject({ decision: 'withdraw', decisionNote: words.reason });
  expect(await disputeOf(id)).toBe('');
});

test('a buyer may grant more time to a supplier who was late; the fourth dispute is the office’s to end', async () => {
  const late = await dealUntil(centre, product, 'paid');
  providers.setClock(new Date(Date.now() + 16 * dayMs));
  await runJob('end-overdue-orders');
  await as('wang')(withdrawDispute, { id: late, reason: '同意供方延期交付' });
  const { status, dueAt } = await bought(late);
  expect(status).toBe('awaiting_delivery');
  expect(Date.parse(dueAt ?? '')).toBeGreaterThan(Date.now() + 30 * dayMs);
  providers.setClock(null);
  const id = await disputed();
  for (let time = 1; time <= 3; time += 1) {
    await as('wang')(withdrawDispute, { id, reason: '双方继续协商' });
    await as('wang')(disputeOrder, { id, reason });
  }
  expect((await bought(id)).may).toEqual(['plead']);
  await expect(as('wang')(withdrawDispute, { id, reason: '双方继续协商' })).rejects.toMatchObject({
    name: 'order.notNow',
  });
});

test('undoing a deal that was paid for names the refund, at most the amount paid, and both get a message', async () => {
  const id = await disputed();
  const dispute = await disputeOf(id);
  const { paid } = await as('zhao')(readDispute, { id: dispute });
  const undo = { id: dispute, decision: 'cancel', note } as const;
  for (const refund of [undefined, (paid ?? 0) + 1])
    await expect(as('zhao')(settleDispute, { ...undo, refund })).rejects.toMatchObject({
      fields: { refund: expect.any(String) },
    });
  await expect(as('zhao')(settleDispute, { ...undo, decision: 'continue', refund: 1 })).rejects.toMatchObject({
    fields: { refund: expect.any(String) },
  });
  const refund = (paid ?? 0) - 100;
  await as('zhao')(settleDispute, { ...undo, refund });
  const { disputes, clearing, history } = await bought(id);
  expect(disputes[0]).toMatchObject({ decision: 'cancel', refund });
  expect(clearing).toMatchObject({ paid, toBuyer: refund, toSeller: 100, toCentre: 0 });
  expect(history.at(-1)?.note).toContain(`退还需方 ${(refund / 100).toFixed(2)} 元`);
  for (const who of ['wang', 'li'] as const) {
    const { rows } = await as(who)(listNotices, { topic: 'order' });
    expect(rows.some((row) => row.title.includes('争议已由交易中心处理') && row.text.includes('解除合同'))).toBe(true);
  }
});

test('a voucher that waits is looked at before a dispute undoes the deal, and what has come is divided', async () => {
  const id = await dealUntil(centre, product, 'signed');
  await pay(centre, id);
  await as('li')(disputeOrder, { id, reason });
  const dispute = await disputeOf(id);
  expect((await as('zhao')(readDispute, { id: dispute })).decisions).toEqual(['continue']);
  const undo = { id: dispute, decision: 'cancel', note } as const;
  await expect(as('zhao')(settleDispute, undo)).rejects.toMatchObject({ name: 'order.voucherWaits' });
  const { rows } = await as('shen')(listPayments, { pageSize: 100 });
  expect(rows.find((row) => row.orderId === id)).toMatchObject({ isDisputed: true });
  await as('han')(confirmPayment, { id: await pendingPayment(centre, id) });
  const { status, paidAt, amount } = await bought(id);
  expect([status, paidAt === null]).toEqual(['disputed', false]);
  await as('zhao')(settleDispute, { ...undo, refund: amount ?? 0 });
  expect((await bought(id)).clearing).toMatchObject({ paid: amount, toBuyer: amount, toSeller: 0, toCentre: 0 });
});

test('a deal that was paid for while disputed goes on from delivery; one whose voucher was returned, from payment', async () => {
  const decided = async (decide: (payment: string) => Promise<unknown>) => {
    const id = await dealUntil(centre, product, 'signed');
    await pay(centre, id);
    await as('wang')(disputeOrder, { id, reason });
    await decide(await pendingPayment(centre, id));
    await as('wang')(withdrawDispute, { id, reason: '双方已协商一致' });
    return (await bought(id)).status;
  };
  expect(await decided((id) => as('shen')(confirmPayment, { id }))).toBe('awaiting_delivery');
  expect(await decided((id) => as('shen')(returnPayment, { id, reason: '回单与金额不符' }))).toBe('awaiting_payment');
});

test('an unpaid order has nothing to refund', async () => {
  const id = await disputed('signed');
  await as('zhao')(settleDispute, { id: await disputeOf(id), decision: 'cancel', note });
  expect((await bought(id)).disputes[0]?.refund).toBeNull();
});

test('a dispute in a colleague’s hand waits for that colleague', async () => {
  const id = await disputeOf(await disputed());
  await as('zhao')(claimReview, { desk: 'dispute', id });
  await sql`update review_claim set operator_id = (select id from operator where username = 'qian') where subject_id = ${id}`;
  await expect(as('zhao')(settleDispute, { id, decision: 'continue', note })).rejects.toMatchObject({
    name: 'review.claimedByOther',
  });
});

test('a withdrawal and a decision at once: one of them ends the dispute', async () => {
  const id = await disputed();
  const dispute = await disputeOf(id);
  const ended = await atOnce(sql, (tx) => tx`select 1 from trade_order where id = ${id} for update`, [
    () => as('wang')(withdrawDispute, { id, reason: '双方已协商一致' }),
    () => as('zhao')(settleDispute, { id: dispute, decision: 'complete', note }),
  ]);
  expect(ended.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
  const { status, history } = await bought(id);
  expect(['awaiting_acceptance', 'completed']).toContain(status);
  expect(history.filter((row) => row.from === 'disputed')).toHaveLength(1);
});

test('the office finds every dispute by its words and outcome, and reads what the year came to', async () => {
  const { rows, total } = await as('zhao')(listAllDisputes, { status: 'withdraw', pageSize: 100 });
  expect(total).toBeGreaterThan(0);
  expect(rows.every((row) => row.outcome === 'withdraw' && row.dueOn === null)).toBe(true);
  const [{ orderNumber = '' } = {}] = rows;
  expect((await as('zhao')(listAllDisputes, { keyword: orderNumber })).rows[0]?.orderNumber).toBe(orderNumber);
  const statistics = await as('zhao')(getDisputeStatistics, {});
  expect(statistics.open).toBe((await as('zhao')(listDisputes, {})).total);
  expect(statistics.raisedByBuyer + statistics.raisedBySeller + statistics.raisedBySystem).toBe(statistics.raised);
  expect(
    statistics.open + statistics.continued + statistics.completed + statistics.cancelled + statistics.withdrawn,
  ).toBe(statistics.raised);
});
