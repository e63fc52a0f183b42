import { expect, test } from 'vitest';
import type { WatchedOrder } from '#src/order/office/queries-watch.ts';
import { findAlerts } from './rules.ts';

const now = new Date('2026-11-21T02:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
let count = 0;

function trade(changes: Partial<WatchedOrder> = {}): WatchedOrder {
  count += 1;
  return {
    id: `order-${count}`,
    number: `DD-2026-${count}`,
    status: 'completed',
    productId: 'product',
    productName: '港口到离港数据',
    buyerId: `buyer-${count}`,
    buyerName: '津海物流',
    buyerCode: 'B',
    buyerLegalPerson: '王建国',
    buyerPlace: '天津市和平区一号',
    sellerId: `seller-${count}`,
    sellerName: '滨海数科',
    sellerCode: 'S',
    sellerLegalPerson: '李卫东',
    sellerPlace: '天津市滨海新区二号',
    amount: 200_000,
    listPrice: 100_000,
    quantity: 2,
    createdAt: ago(200 + count),
    closedAt: null,
    dueAt: null,
    hasVoucher: false,
    buyerAddress: '203.0.113.8',
    sellerAddress: '198.51.100.7',
    ...changes,
  };
}

const several = (count: number, changes: Partial<WatchedOrder> = {}) =>
  Array.from({ length: count }, () => trade(changes));
const found = (...trades: WatchedOrder[]) => findAlerts(trades, [], now).map(({ rule }) => rule);
const pair = { buyerId: 'wang', sellerId: 'li' };

test('ordinary trading is not remarked on', () => {
  expect(found(...several(12))).toEqual([]);
});

test('one pair again and again within thirty days is', () => {
  expect(found(...several(3, pair))).toEqual([]);
  expect(found(...several(4, pair))).toEqual(['samePair']);
  expect(found(...several(3, pair), trade({ ...pair, createdAt: ago(24 * 31) }))).toEqual([]);
  expect(found(...several(3, pair), trade({ ...pair, status: 'cancelled' }))).toEqual([]);
  const [alert] = findAlerts(several(4, pair), [], now);
  expect(alert).toMatchObject({ subject: '津海物流（需方）与滨海数科（供方）', organisations: ['B', 'S'] });
  expect(alert?.why).toBe('30 天内 4 笔，合计 8,000 元。');
  expect(alert?.orders).toHaveLength(4);
});

test('sides that share a legal representative or a registered address are', () => {
  expect(found(trade({ sellerLegalPerson: '王建国' }))).toEqual(['related']);
  expect(found(trade({ sellerPlace: '天津市和平区一号' }))).toEqual(['related']);
  expect(found(trade({ buyerLegalPerson: null, sellerLegalPerson: null }))).toEqual([]);
  expect(found(trade({ buyerPlace: '', sellerPlace: '' }))).toEqual([]);
});

test('two signatures from one public network address are, from one private network not', () => {
  expect(found(trade({ sellerAddress: '203.0.113.8' }))).toEqual(['sameAddress']);
  for (const address of ['127.0.0.1', '10.1.2.3', '192.168.0.9', '172.20.0.1', 'fd00::1', '::ffff:10.0.0.1', 'demo'])
    expect(found(trade({ buyerAddress: address, sellerAddress: address })), address).toEqual([]);
});

test('a price far from what else is paid for the product is, once there is enough to compare with', () => {
  const off = trade({ amount: 500_000, listPrice: null });
  expect(found(...several(2), off)).toEqual([]);
  expect(found(...several(3), off)).toEqual(['priceOff']);
  expect(found(...several(3), trade({ amount: 90_000, listPrice: null }))).toEqual(['priceOff']);
  expect(found(...several(3), trade({ amount: 400_000, listPrice: null }))).toEqual([]);
  expect(found(...several(3), trade({ amount: 500_000, listPrice: null, productId: 'another' }))).toEqual([]);
});

test('an amount that the price list does not explain is', () => {
  expect(found(trade({ amount: 301_000 }))).toEqual(['tierOff']);
  expect(found(trade({ amount: 99_000 }))).toEqual(['tierOff']);
  expect(found(trade({ amount: 300_000 }), trade({ amount: 100_000 }))).toEqual([]);
  expect(found(trade({ amount: 900_000, listPrice: null }))).toEqual([]);
  expect(found(trade({ amount: 0, listPrice: 0 }))).toEqual([]);
});

test('five applications of one buyer in a day are', () => {
  const one = { buyerId: 'wang', createdAt: ago(20) };
  expect(found(...several(4, one))).toEqual([]);
  expect(found(...several(5, one))).toEqual(['orderBurst']);
  expect(found(...several(4, one), trade({ buyerId: 'wang', createdAt: ago(25) }))).toEqual([]);
});

test('three cancelled orders in a week are, for whichever side was in all of them', () => {
  const gone = { status: 'cancelled', closedAt: ago(48), buyerId: 'wang' };
  expect(found(...several(2, gone))).toEqual([]);
  expect(found(...several(3, gone))).toEqual(['cancelBurst']);
  expect(found(...several(2, gone), trade({ ...gone, closedAt: ago(24 * 8) }))).toEqual([]);
  const { buyerId: _, ...sold } = gone;
  const [alert] = findAlerts(several(3, { ...sold, sellerId: 'li' }), [], now);
  expect(alert).toMatchObject({ rule: 'cancelBurst', subject: '滨海数科' });
});

test('a payment whose time is nearly over is, unless a voucher waits', () => {
  const due = (hours: number, changes: Partial<WatchedOrder> = {}) =>
    trade({ status: 'awaiting_payment', dueAt: ago(-hours), ...changes });
  expect(found(due(5))).toEqual(['paymentDue']);
  expect(found(due(25))).toEqual([]);
  expect(found(due(-1))).toEqual([]);
  expect(found(due(5, { hasVoucher: true }))).toEqual([]);
  expect(found(due(5, { status: 'awaiting_delivery' }))).toEqual([]);
});

test('a newer order makes it another alert', () => {
  const before = several(4, pair);
  const [first] = findAlerts(before, [], now);
  const [second] = findAlerts([...before, trade({ ...pair, createdAt: ago(30) })], [], now);
  expect(second?.id).not.toBe(first?.id);
});

test('a dispute that the office has left lying past its day is, until it is decided', () => {
  expect(found(trade({ status: 'disputed', dueAt: ago(-1) }))).toEqual([]);
  expect(found(trade({ status: 'disputed', dueAt: ago(30) }))).toEqual(['disputeDue']);
  expect(found(trade({ status: 'completed', dueAt: null }))).toEqual([]);
});
