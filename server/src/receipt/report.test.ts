import { listNotices } from '@shuji/contract/notice/calls';
import { getOrder } from '@shuji/contract/order/calls';
import { cancelOrder } from '@shuji/contract/order/steps';
import {
  assignReceipt,
  confirmReceipt,
  importStatement,
  listAllReceipts,
  listReceipts,
  reportReceipt,
} from '@shuji/contract/receipt/calls';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { openOrderAccounts } from '#src/providers/payment/order-account.ts';
import { openTransfer } from '#src/providers/payment/transfer.ts';
import { bankKey, reportOf, startBank } from '#test/bank.ts';
import { dealUntil, pay } from '#test/deal.ts';
import { listProduct } from '#test/listed-product.ts';
import { aLine, statementOf } from '#test/statement.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, providers } = centre;
const bank = await startBank();
afterAll(() => bank.close());
const logged: unknown[] = [];
const service = { url: bank.url, key: bankKey, clock: providers.clock, pool: sql, quota: providers.quota };
const log = { error: (...words: unknown[]) => void logged.push(words) };
const open = (changes = {}) => openOrderAccounts({ ...service, log, otherwise: openTransfer(sql), ...changes });
providers.payment = open();
const product = await listProduct(centre);

async function signed() {
  const id = await dealUntil(centre, product, 'signed');
  const { number, amount, fee, instruction } = await as('wang')(getOrder, { x: 1, y: id });
  return { id, number, due: (amount ?? 0) + fee.buyer, accountNumber: instruction?.accountNumber ?? '' };
}

const report = (...given: Parameters<typeof reportOf>) => as('visitor')(reportReceipt, reportOf(...given));
const bought = (id: string) => as('wang')(getOrder, { x: 1, y: id });
const waiting = async () => (await as('shen')(listReceipts, { pageSize: 100 })).rows;

test('an order has one account of its own, which its buyer alone reads', async () => {
  const order = await signed();
  expect((await bought(order.id)).instruction).toMatchObject({
    account: 'own',
    accountNumber: bank.opened.get(order.id),
    bank: '滨海银行营业部',
    reference: order.number,
  });
  expect((await signed()).accountNumber).not.toBe(order.accountNumber);
  expect((await as('li')(getOrder, { x: 2, y: order.id })).instruction).toBeNull();
});

test('the bank’s signed report pays the order by the one step, however often it is sent', async () => {
  const order = await signed();
  const money = { accountNumber: order.accountNumber, amount: order.due, serial: '990000000000000001' };
  expect(await report(money)).toEqual({ isConfirmed: true });
  expect(await report(money)).toEqual({ isConfirmed: true });
  const page = await bought(order.id);
  expect(page.status).toBe('awaiting_delivery');
  expect(page.payments).toMatchObject([{ status: 'confirmed', reference: money.serial, voucher: null }]);
  expect(page.history.filter(({ move }) => move === 'confirmPayment')).toMatchObject([
    { by: 'system', note: expect.stringContaining(money.serial) },
  ]);
  expect(page.instruction).toBeNull();
  await expect(report({ ...money, amount: 5 })).rejects.toMatchObject({ name: 'receipt.otherSum' });
  const line = aLine({ serial: money.serial, amount: order.due });
  const imported = await as('shen').upload(importStatement, { bank: '滨海银行' }, statementOf([line]));
  expect(imported).toMatchObject({ added: 0, known: 1 });
});

test('a voucher that waits is confirmed by the report', async () => {
  const order = await signed();
  await pay(centre, order.id);
  expect(await report({ accountNumber: order.accountNumber, amount: order.due })).toEqual({ isConfirmed: true });
  expect((await bought(order.id)).payments).toMatchObject([{ status: 'confirmed' }]);
});

test.each([
  ['another key', () => ({ key: 'a key of somebody else' })],
  ['a clock far away', () => ({ at: new Date(Date.now() - 301_000) })],
])('a report with %s is refused, and nothing is written', async (_, how) => {
  const order = await signed();
  const money = { accountNumber: order.accountNumber, amount: order.due };
  const count = async () => (await sql`select from bank_receipt`).length;
  const before = await count();
  await expect(report(money, how())).rejects.toMatchObject({ name: 'receipt.badReport' });
  const genuine = reportOf(money);
  const changed = { ...genuine, payload: genuine.payload.replace(String(order.due), String(order.due - 1)) };
  await expect(as('visitor')(reportReceipt, changed)).rejects.toMatchObject({ name: 'receipt.badReport' });
  expect(await count()).toBe(before);
  expect((await bought(order.id)).status).toBe('awaiting_payment');
});

test('the same message does not count twice', async () => {
  const order = await signed();
  const sent = reportOf({ accountNumber: order.accountNumber, amount: order.due });
  await as('visitor')(reportReceipt, sent);
  await expect(as('visitor')(reportReceipt, sent)).rejects.toMatchObject({ name: 'receipt.badReport' });
});

test('too little, a second time, a closed order, an unknown account: stored for the office, and the buyer is notified', async () => {
  const [short, paid, closed] = [await signed(), await signed(), await signed()];
  await report({ accountNumber: paid.accountNumber, amount: paid.due });
  await as('wang')(cancelOrder, { id: closed.id, reason: '采购计划取消' });
  const sums = {
    short: { accountNumber: short.accountNumber, amount: short.due - 100 },
    paid: { accountNumber: paid.accountNumber, amount: paid.due },
    closed: { accountNumber: closed.accountNumber, amount: closed.due },
    none: { accountNumber: '6228999999999', amount: 77_700 },
  };
  for (const money of Object.values(sums)) expect(await report(money)).toEqual({ isConfirmed: false });
  const rows = (await waiting()).filter(({ source }) => source === 'account');
  expect(rows.map(({ verdict, amount }) => [verdict, amount])).toEqual(
    Object.entries(sums).map(([verdict, { amount }]) => [verdict, amount]),
  );
  expect((await bought(short.id)).status).toBe('awaiting_payment');
  const { rows: notices } = await as('wang')(listNotices, {});
  expect(notices.filter(({ title }) => title.includes('需要核对'))).toHaveLength(3);
  const other = await signed();
  const none = rows.find(({ verdict }) => verdict === 'none');
  await expect(as('shen')(assignReceipt, { id: none?.id ?? '', number: other.number })).rejects.toMatchObject({
    name: 'receipt.short',
    fields: { number: expect.stringContaining('到账 ¥777') },
  });
});

test('above the sum that takes two people the bank’s word alone confirms nothing: it waits for both', async () => {
  await sql`update setting set value = '0' where key = 'finance_two_above'`;
  const order = await signed();
  const serial = '990000000000000101';
  expect(await report({ accountNumber: order.accountNumber, amount: order.due, serial })).toEqual({
    isConfirmed: false,
  });
  expect((await bought(order.id)).status).toBe('awaiting_payment');
  const row = (await waiting()).find((one) => one.serial === serial);
  expect(row).toMatchObject({ verdict: 'matched', hands: 'two', status: 'waiting' });
  expect(await as('shen')(confirmReceipt, { id: row?.id ?? '', orderId: order.id })).toEqual({ isWaiting: true });
  await sql`update setting set value = '' where key = 'finance_two_above'`;
});

test('while the bank does not answer, buyers use the centre’s account, and nobody waits for it', async () => {
  bank.setAway(true);
  providers.payment = open();
  const order = await signed();
  expect((await bought(order.id)).instruction).toMatchObject({ account: 'unreached', reference: order.number });
  bank.setAway(false);
  expect((await bought(order.id)).instruction?.account).toBe('unreached');
  providers.payment = open();
  expect((await bought(order.id)).instruction?.account).toBe('own');
  expect(JSON.stringify(logged)).not.toContain(order.number);
});

test('a bank that does not know our key opens no account', async () => {
  providers.payment = open({ key: 'a key of somebody else' });
  const { id } = await signed();
  expect((await bought(id)).instruction?.account).toBe('unreached');
  providers.payment = open();
});

test('whatever the bank reports in whichever order, nothing acknowledged is lost and no order is paid twice', async () => {
  const sum = fc.constantFrom(-100, 0, 0, 100);
  const event = fc.record({ order: fc.nat({ max: 1 }), off: sum, serial: fc.nat({ max: 4 }) });
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 4, maxLength: 8 }), async (events) => {
      run += 1;
      const orders = [await signed(), await signed()];
      const acknowledged = new Map<string, number>();
      await Promise.allSettled(
        events.map(async ({ order: at, off, serial }) => {
          const order = orders[at];
          if (!order) return;
          const money = {
            accountNumber: order.accountNumber,
            amount: order.due + off,
            serial: `PROP${run}X${serial}0000`,
          };
          await report(money);
          acknowledged.set(money.serial, money.amount);
        }),
      );
      const { rows } = await as('shen')(listAllReceipts, { keyword: `PROP${run}X`, pageSize: 100 });
      const stored = new Map(rows.map(({ serial, amount }) => [serial, amount]));
      expect(stored).toEqual(acknowledged);
      for (const { id, due } of orders) {
        const mine = rows.filter(({ order }) => order?.id === id);
        const confirmed = (await bought(id)).payments.filter(({ status }) => status === 'confirmed');
        expect(confirmed).toHaveLength(mine.some(({ amount }) => amount === due) ? 1 : 0);
        expect(mine.filter(({ status }) => status === 'confirmed')).toHaveLength(confirmed.length);
      }
    }),
    { numRuns: 6 },
  );
});
