// The money of a deal passes through two people's hands: who confirms it in, who notes it out.
import { readDispute, settleDispute } from '@shuji/contract/order/office';
import { listPayoutQueue, listPayouts, notePayout, recallPayout } from '@shuji/contract/order/payout';
import { disputeOrder } from '@shuji/contract/order/steps';
import { expect, test } from 'vitest';
import { cast } from '#src/demo/cast.ts';
import { confirmedByShen, dealUntil } from '#test/deal.ts';
import { listProduct } from '#test/listed-product.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, atOnce } = centre;
const [zhao, wu, shen, han] = [as('zhao'), as('wu'), as('shen'), as('han')];
const product = await listProduct(centre);

const completed = () => dealUntil(confirmedByShen(centre), product, 'completed');
const noted = (id: string) => ({ id, side: 'seller', paidOn: '2026-01-06', voucherNumber: `JS-${id}` }) as const;
const recall = (id: string) => ({ id, side: 'seller', round: 1, reason: '收款账户已注销，银行退回' }) as const;
const barFor = async (who: 'shen' | 'han', id: string, list: typeof listPayoutQueue | typeof listPayouts) =>
  (await as(who)(list, { pageSize: 100 })).rows.find((row) => row.orderId === id)?.bar;

async function disputed(confirmed = confirmedByShen(centre)): Promise<{ id: string; dispute: string }> {
  const id = await dealUntil(confirmed, product, 'delivered');
  await as('wang')(disputeOrder, { id, reason: '交付的数据与合同约定的范围不符' });
  const [row] = await sql<{ id: string }[]>`select id from order_dispute where order_id = ${id}`;
  return { id, dispute: row?.id ?? '' };
}

const note = '供方未按约定交付，合同解除，按已履行部分退款';
const undo = (id: string) => ({ id, decision: 'cancel', refund: 1_000, note }) as const;

test('the operator who confirmed the payment records no settlement, and reads why; a colleague does', async () => {
  const id = await completed();
  expect(await barFor('shen', id, listPayoutQueue)).toBe('confirmed');
  expect(await barFor('han', id, listPayoutQueue)).toBeNull();
  await expect(shen(notePayout, noted(id))).rejects.toMatchObject({ name: 'order.payoutTwoPeople' });
  await han(notePayout, noted(id));
});

test('nor do they note the refund of what they confirmed', async () => {
  const { id, dispute } = await disputed();
  await wu(settleDispute, undo(dispute));
  const refund = { ...noted(id), side: 'buyer' as const, voucherNumber: `TK-${id}` };
  await expect(shen(notePayout, refund)).rejects.toMatchObject({ name: 'order.payoutTwoPeople' });
  await han(notePayout, refund);
});

test('a transfer that came back is recalled by another than noted it, who notes none of that order then', async () => {
  const id = await completed();
  await han(notePayout, noted(id));
  expect(await barFor('han', id, listPayouts)).toBe('noted');
  expect(await barFor('shen', id, listPayouts)).toBeNull();
  await expect(han(recallPayout, recall(id))).rejects.toMatchObject({ name: 'order.recallTwoPeople' });
  await shen(recallPayout, recall(id));
  await expect(shen(notePayout, noted(id))).rejects.toMatchObject({ name: 'order.payoutTwoPeople' });
  await han(notePayout, { ...noted(id), voucherNumber: `JS2-${id}` });
});

test('the operator who recalled a transfer records none of that order, though another confirmed its payment', async () => {
  const id = await completed();
  await han(notePayout, noted(id));
  await sql`update order_payment set operator_id = ${cast.sun.id} where order_id = ${id}`;
  await shen(recallPayout, recall(id));
  expect(await barFor('shen', id, listPayoutQueue)).toBe('recalled');
  await expect(shen(notePayout, noted(id))).rejects.toMatchObject({ name: 'order.payoutTwoPeople' });
});

test('a reviewer who keeps finance and confirmed the payment may only rule that a disputed deal goes on', async () => {
  await sql`update operator set keeps_finance = true where username = 'zhao'`;
  const { dispute } = await disputed({ ...centre, as: (who) => as(who === 'han' ? 'zhao' : who) });
  await sql`update operator set keeps_finance = false where username = 'zhao'`;
  const page = await zhao(readDispute, { id: dispute });
  expect([page.hasConfirmed, page.decisions]).toEqual([true, ['continue']]);
  const complete = { id: dispute, decision: 'complete', note } as const;
  for (const ruling of [complete, undo(dispute)])
    await expect(zhao(settleDispute, ruling)).rejects.toMatchObject({ name: 'order.disputeTwoPeople' });
  const other = await wu(readDispute, { id: dispute });
  expect([other.hasConfirmed, other.decisions]).toEqual([false, ['continue', 'complete', 'cancel']]);
  await zhao(settleDispute, { ...complete, decision: 'continue' });
});

test('an order of their own organisation offers an operator no move', async () => {
  const id = await completed();
  await sql`update operator set organisation = (select buyer_code from trade_order where id = ${id}) where username = 'han'`;
  expect(await barFor('han', id, listPayoutQueue)).toBe('own');
  await sql`update operator set organisation = null where username = 'han'`;
});

test('noted at once by both, it is noted by the one who did not confirm', async () => {
  const id = await completed();
  const ended = await atOnce(
    (tx) => tx`select 1 from trade_order where id = ${id} for update`,
    [shen, han, shen, han].map((who) => () => who(notePayout, noted(id))),
  );
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const rows = await sql`select operator_id from order_payout where order_id = ${id}`;
  expect(rows).toEqual([{ operatorId: cast.han.id }]);
});

test('the database itself refuses one hand, in whichever order two writers come', async () => {
  const id = await completed();
  const payOut = (by: string, round = 1) => sql`
    insert into order_payout (order_id, side, round, amount, paid_on, voucher_number, note, operator_id, noted_at)
    select order_id, 'seller', ${round}, to_seller, '2026-01-06', 'JS-1', '', ${by}, now()
    from order_clearing where order_id = ${id}`;
  const takeBack = (by: string) => sql`
    insert into order_payout_recall (order_id, side, round, reason, operator_id, recalled_at)
    values (${id}, 'seller', 1, '转账凭证号填写有误', ${by}, now())`;
  await expect(payOut(cast.shen.id)).rejects.toMatchObject({ constraint_name: 'order_payout_two_people' });
  await payOut(cast.han.id);
  await expect(takeBack(cast.han.id)).rejects.toMatchObject({ constraint_name: 'order_recall_two_people' });
  // The recall is written and not yet committed when its writer notes the next transfer.
  const [second] = await atOnce<unknown>(
    (tx) => tx`
      insert into order_payout_recall (order_id, side, round, reason, operator_id, recalled_at)
      values (${id}, 'seller', 1, '转账凭证号填写有误', ${cast.sun.id}, now())`,
    [() => payOut(cast.sun.id, 2)],
  );
  expect(second).toMatchObject({ reason: { constraint_name: 'order_payout_two_people' } });
  const { dispute } = await disputed();
  const ruled = sql`
    update order_dispute set decision = 'complete', decision_note = ${note}, operator_id = ${cast.shen.id},
      settled_at = now() where id = ${dispute}`;
  await expect(ruled).rejects.toMatchObject({ constraint_name: 'order_dispute_two_people' });
});
