import { listQueues } from '@shuji/contract/desk/calls';
import { saveBankAccount } from '@shuji/contract/merchant/bank-account';
import { getOrder } from '@shuji/contract/order/calls';
import { settleDispute } from '@shuji/contract/order/office';
import { listPayoutQueue, listPayouts, notePayout, recallPayout } from '@shuji/contract/order/payout';
import { disputeOrder } from '@shuji/contract/order/steps';
import { listDealings } from '@shuji/contract/privacy/calls';
import { listReveals, revealField } from '@shuji/contract/review/calls';
import { beforeAll, expect, test } from 'vitest';
import { invalidateMemos } from '#src/cache/memo.ts';
import { cast } from '#src/demo/cast.ts';
import { dealUntil, password } from '#test/deal.ts';
import { listProduct } from '#test/listed-product.ts';
import { newcomer } from '#test/newcomers.ts';
import { noticesOf } from '#test/notices.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, atOnce } = centre;
let product = '';

beforeAll(async () => {
  product = await listProduct(centre);
  await sql`update setting set value = '200' where key = 'fee_rate'`;
  await sql`update setting set value = 'both' where key = 'fee_payer'`;
  invalidateMemos(['site']);
});

const bought = (id: string) => as('wang')(getOrder, { x: 1, y: id });
const noted = { paidOn: '2026-01-06', voucherNumber: 'JS-20260106-01' };

test('the buyer pays price and fee, the supplier is settled, the fee stays; the office notes it once', async () => {
  const id = await dealUntil(centre, product, 'completed');
  const page = await bought(id);
  expect(page.amount).toBe(2_400_000);
  expect(page.payments[0]?.amount).toBe(2_424_000);
  expect(page.clearing).toMatchObject({ paid: 2_424_000, toBuyer: 0, toSeller: 2_376_000, toCentre: 48_000 });
  const { rows, total } = await as('shen')(listPayoutQueue, {});
  expect(rows.find((row) => row.orderId === id)).toMatchObject({
    side: 'seller',
    price: 2_400_000,
    fee: 24_000,
    amount: 2_376_000,
  });
  expect(await as('shen')(listQueues, {})).toContainEqual(expect.objectContaining({ name: 'payout', count: total }));
  await as('shen')(notePayout, { id, side: 'seller', ...noted });
  const again = as('shen')(notePayout, { id, side: 'seller', ...noted });
  await expect(again).rejects.toMatchObject({ name: 'order.payoutNoted' });
  expect((await bought(id)).clearing?.payouts).toEqual([{ side: 'seller', amount: 2_376_000, ...noted }]);
  expect((await as('shen')(listPayouts, { keyword: 'JS-20260106' })).rows).toHaveLength(1);
  expect(await noticesOf(centre, 'li')).toContain('货款已结算');
});

test('a supplier with money due sees it before closing the account', async () => {
  const owed = async () => (await as('li')(listDealings, {})).find(({ kind }) => kind === 'payouts')?.count ?? 0;
  const before = await owed();
  const id = await dealUntil(centre, product, 'completed');
  expect(await owed()).toBe(before + 1);
  expect((await as('wang')(listDealings, {})).find(({ kind }) => kind === 'payouts')).toBeUndefined();
  await as('shen')(notePayout, { id, side: 'seller', ...noted, voucherNumber: 'JS-20260106-09' });
  expect(await owed()).toBe(before);
});

async function undone(refund: number): Promise<string> {
  const id = await dealUntil(centre, product, 'delivered');
  await as('wang')(disputeOrder, { id, reason: '交付的数据与合同约定的范围不符' });
  const [dispute] = await sql<{ id: string }[]>`select id from order_dispute where order_id = ${id}`;
  const note = '供方未按约定交付，合同解除，按已履行部分退款';
  await as('zhao')(settleDispute, { id: dispute?.id ?? '', decision: 'cancel', refund, note });
  return id;
}

test('the payment of a deal dissolved by a dispute is refunded whole, fee and all', async () => {
  const id = await undone(2_424_000);
  expect((await bought(id)).clearing).toMatchObject({ paid: 2_424_000, toBuyer: 2_424_000, toSeller: 0, toCentre: 0 });
  const wrong = as('shen')(notePayout, { id, side: 'seller', ...noted });
  await expect(wrong).rejects.toMatchObject({ name: 'order.notNow' });
  await as('shen')(notePayout, { id, side: 'buyer', ...noted, voucherNumber: 'JS-REFUND-01' });
  expect(await noticesOf(centre, 'wang')).toContain('退款已转出');
});

test('a part goes back and the rest is settled: two transfers, the centre keeps nothing', async () => {
  const id = await undone(1_000_000);
  expect((await bought(id)).clearing).toMatchObject({ toBuyer: 1_000_000, toSeller: 1_424_000, toCentre: 0 });
  const waiting = (await as('shen')(listPayoutQueue, { pageSize: 100 })).rows.filter((row) => row.orderId === id);
  expect(waiting.map(({ side, amount, fee }) => [side, amount, fee])).toEqual([
    ['buyer', 1_000_000, 0],
    ['seller', 1_424_000, 0],
  ]);
});

test('a note that was wrong is taken back with a reason: the sum waits again, and both notes stay to be read', async () => {
  const id = await dealUntil(centre, product, 'completed');
  const sum = { id, side: 'seller' } as const;
  const recall = { ...sum, round: 1, reason: '收款账户已注销，银行退回' };
  await expect(as('han')(recallPayout, recall)).rejects.toMatchObject({ name: 'order.payoutRecalled' });
  await as('shen')(notePayout, { ...sum, ...noted, voucherNumber: 'JS-WRONG-01' });
  await as('han')(recallPayout, recall);
  expect((await bought(id)).clearing?.payouts).toEqual([]);
  const waiting = (await as('shen')(listPayoutQueue, { pageSize: 100 })).rows;
  expect(waiting.find((row) => row.orderId === id)).toMatchObject({ side: 'seller', amount: 2_376_000 });
  expect(await noticesOf(centre, 'li')).toContain('结算登记已撤销');

  await as('shen')(notePayout, { ...sum, ...noted, voucherNumber: 'JS-RIGHT-02' });
  await expect(as('han')(recallPayout, recall)).rejects.toMatchObject({ name: 'order.payoutRecalled' });
  expect((await bought(id)).clearing?.payouts).toMatchObject([{ voucherNumber: 'JS-RIGHT-02' }]);
  const number = (await bought(id)).number;
  const { rows } = await as('shen')(listPayouts, { keyword: number });
  expect(rows.map((row) => [row.round, row.voucherNumber, row.recallReason])).toEqual([
    [2, 'JS-RIGHT-02', null],
    [1, 'JS-WRONG-01', recall.reason],
  ]);
  await expect(sql`delete from order_payout_recall`).rejects.toThrow();
});

test('taken back by eight at once, it is taken back once', async () => {
  const id = await dealUntil(centre, product, 'completed');
  await as('shen')(notePayout, { id, side: 'seller', ...noted, voucherNumber: 'JS-BACK-01' });
  const recall = { id, side: 'seller', round: 1, reason: '转账凭证号填写有误' } as const;
  const ended = await atOnce(
    (tx) => tx`select 1 from trade_order where id = ${id} for update`,
    Array.from({ length: 8 }, () => () => as('han')(recallPayout, recall)),
  );
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('noted by eight at once, it is noted once', async () => {
  const id = await dealUntil(centre, product, 'completed');
  const settled = await atOnce(
    (tx) => tx`select 1 from trade_order where id = ${id} for update`,
    Array.from(
      { length: 8 },
      () => () => as('shen')(notePayout, { id, side: 'seller', ...noted, voucherNumber: 'JS-RACE-01' }),
    ),
  );
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('the desk sees where to settle to, the number masked; a look at it is on record, and only where money goes', async () => {
  const input = { bank: '中国工商银行滨海新区支行', number: '0200003409027123456', password };
  const id = await dealUntil(centre, product, 'completed');
  expect((await noticesOf(centre, 'li')).filter((title) => title.includes('请填写收款账户')).length).toBeGreaterThan(0);
  const waiting = async () =>
    (await as('shen')(listPayoutQueue, { pageSize: 100 })).rows.find((row) => row.orderId === id);
  expect((await waiting())?.account).toBeNull();

  await as('li')(saveBankAccount, input);
  const account = (await waiting())?.account;
  expect(account).toMatchObject({ bank: input.bank, number: '***************3456' });
  const look = { place: 'payout', id: account?.id ?? '', field: 'bankNumber', reason: '办理货款结算' } as const;
  expect(await as('shen')(revealField, look)).toEqual({ value: input.number });
  const { rows } = await as('zhou')(listReveals, {});
  expect(rows[0]).toMatchObject({ place: 'payout', field: 'bankNumber', subjectId: account?.id, reason: look.reason });
  await expect(as('qian')(revealField, look)).rejects.toMatchObject({ name: 'door.forbidden' });

  await as('shen')(notePayout, { id, side: 'seller', ...noted, voucherNumber: 'JS-ACCOUNT-01' });
  const [paid] = (await as('shen')(listPayouts, { keyword: 'JS-ACCOUNT-01' })).rows;
  expect(paid?.paidTo).toBe('中国工商银行滨海新区支行，尾号 3456');
  expect(JSON.stringify(await bought(id))).not.toContain('3456');
});

test('an account without a payout, or of the operator’s own organisation, cannot be read', async () => {
  const company = await newcomer(sql, 'trading');
  await sql`update account set password_hash = (select password_hash from account where id = ${cast.li.id})
    where id = ${company.accountId}`;
  await as(company)(saveBankAccount, { bank: '招商银行滨海支行', number: '6222000011112222', password });
  const [idle] = await sql<{ id: string }[]>`select b.id from bank_account b join party p on p.id = b.party_id
    where p.account_id = ${company.accountId}`;
  const look = (id = '') =>
    as('shen')(revealField, { place: 'payout', id, field: 'bankNumber', reason: '办理货款结算' });
  await expect(look(idle?.id)).rejects.toMatchObject({ name: 'door.notFound' });
  const [own] = await sql<{ id: string; code: string }[]>`select b.id, p.credit_code as code from bank_account b
    join party p on p.id = b.party_id where p.account_id = ${cast.li.id}`;
  await sql`update operator set organisation = ${own?.code ?? ''} where username = 'shen'`;
  await expect(look(own?.id)).rejects.toMatchObject({ name: 'review.ownOrganisation' });
  await sql`update operator set organisation = null where username = 'shen'`;
});

test('a day to come is refused, and so is an order that owes nothing', async () => {
  const id = await dealUntil(centre, product, 'completed');
  const future = as('shen')(notePayout, { id, side: 'seller', ...noted, paidOn: '2199-01-01' });
  await expect(future).rejects.toMatchObject({ fields: { paidOn: '转账日期不能晚于今天' } });
  const open = await dealUntil(centre, product, 'paid');
  await expect(as('shen')(notePayout, { id: open, side: 'seller', ...noted })).rejects.toMatchObject({
    name: 'order.notNow',
  });
});

test('the database itself lets no fen be lost, made or paid out otherwise than reckoned', async () => {
  const [open] = [await dealUntil(centre, product, 'paid')];
  const clear = (paid: number, buyer: number, seller: number, office: number) => sql`
    insert into order_clearing (order_id, paid, to_buyer, to_seller, to_centre, cleared_at)
    values (${open}, ${paid}, ${buyer}, ${seller}, ${office}, now())`;
  await expect(clear(100, 0, 98, 1)).rejects.toThrow('order_clearing_whole');
  await expect(clear(100, 0, 101, -1)).rejects.toThrow('check');
  await expect(sql`update trade_order set seller_fee = amount + 1 where id = ${open}`).rejects.toThrow(
    'trade_order_fee_within',
  );
  const done = await dealUntil(centre, product, 'completed');
  const payout = sql`
    insert into order_payout (order_id, side, round, amount, paid_on, voucher_number, note, operator_id, noted_at)
    values (${done}, 'seller', 1, 1, '2026-01-06', 'X', '', ${done}, now())`;
  await expect(payout).rejects.toThrow('a payout is what was cleared');
});
