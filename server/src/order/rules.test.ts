import { type OrderActor, type OrderStatus, orderActors, orderStatuses } from '@shuji/contract/order/labels';
import { expect, test } from 'vitest';
import { mayMove } from '#src/lifecycle/rules.ts';
import {
  afterSigning,
  afterTerm,
  decisionsFor,
  deliveryWays,
  isTermOver,
  moves,
  movesFor,
  type OrderStanding,
  priceOf,
  resumedAt,
} from './rules.ts';

const actors = Object.keys(orderActors) as OrderActor[];
const at = '2026-11-20T00:00:00.000Z';
const now = new Date('2026-11-21T00:00:00.000Z');

function standing(status: OrderStatus, facts: Partial<OrderStanding> = {}): OrderStanding {
  return {
    status,
    amount: 100,
    isQuoted: false,
    buyerSignedAt: null,
    sellerSignedAt: null,
    pendingPaymentId: null,
    deliveredAt: null,
    dueAt: null,
    disputedBy: status === 'disputed' ? 'buyer' : null,
    withdrawals: 0,
    ...facts,
  };
}

/** Every move of every actor from every state, for an order that has a price and nothing else. */
const allowed: Record<OrderStatus, Partial<Record<OrderActor, string[]>>> = {
  awaiting_seller: { buyer: ['cancel'], seller: ['confirm', 'quote', 'refuse'], system: ['expire'] },
  awaiting_sign: { buyer: ['sign', 'propose', 'cancel'], seller: ['sign', 'propose', 'cancel'], system: ['expire'] },
  awaiting_payment: { buyer: ['pay', 'cancel', 'dispute'], seller: ['dispute'], system: ['expire'] },
  awaiting_delivery: { buyer: ['dispute'], seller: ['deliver', 'dispute'], system: ['expire'] },
  awaiting_acceptance: { buyer: ['accept', 'object', 'dispute'], seller: ['dispute'], system: ['expire'] },
  completed: {},
  cancelled: {},
  disputed: { buyer: ['plead', 'withdraw'], seller: ['plead'], office: ['settle'] },
};

test('these moves are allowed, and every other is refused', () => {
  for (const status of orderStatuses) {
    for (const by of actors)
      expect([status, by, movesFor(by, standing(status), now)]).toEqual([status, by, allowed[status][by] ?? []]);
  }
});

test('every state but the two last ones has an exit and a time-out or a desk', () => {
  for (const status of orderStatuses) {
    const exits = actors.flatMap((by) => movesFor(by, standing(status), now));
    if (status === 'completed' || status === 'cancelled') expect(exits).toEqual([]);
    else expect(exits.includes('expire') || exits.includes('settle')).toBe(true);
  }
});

test('once time is up only the clock moves an order on, except while the office looks for money', () => {
  const late = { dueAt: at };
  for (const status of orderStatuses) {
    const expires = mayMove(moves, 'system', standing(status), 'expire');
    expect([status, isTermOver(standing(status, late), now)]).toEqual([status, expires]);
    expect(isTermOver(standing(status, { dueAt: '2026-11-21T00:00:00.001Z' }), now)).toBe(false);
    if (expires)
      for (const by of ['buyer', 'seller', 'office'] as const)
        expect(movesFor(by, standing(status, late), now)).toEqual([]);
  }
  expect(movesFor('office', standing('awaiting_payment', { ...late, pendingPaymentId: 'one' }), now)).toEqual([
    'confirmPayment',
    'returnPayment',
  ]);
});

test('what has no price is quoted before it is confirmed', () => {
  expect(movesFor('seller', standing('awaiting_seller', { amount: null }), now)).toEqual(['quote', 'refuse']);
});

test('only a quote can be sent back, and only before the buyer has signed it', () => {
  expect(mayMove(moves, 'buyer', standing('awaiting_sign'), 'declineQuote')).toBe(false);
  expect(mayMove(moves, 'buyer', standing('awaiting_sign', { isQuoted: true }), 'declineQuote')).toBe(true);
  expect(mayMove(moves, 'seller', standing('awaiting_sign', { isQuoted: true }), 'declineQuote')).toBe(false);
  expect(
    mayMove(moves, 'buyer', standing('awaiting_sign', { isQuoted: true, buyerSignedAt: at }), 'declineQuote'),
  ).toBe(false);
});

test('nobody signs twice', () => {
  expect(mayMove(moves, 'buyer', standing('awaiting_sign', { buyerSignedAt: at }), 'sign')).toBe(false);
  expect(mayMove(moves, 'seller', standing('awaiting_sign', { buyerSignedAt: at }), 'sign')).toBe(true);
});

test('while the office looks at a voucher nobody pays again, leaves, or runs out of time', () => {
  const waiting = standing('awaiting_payment', { pendingPaymentId: 'p' });
  expect(movesFor('buyer', waiting, now)).toEqual(['dispute']);
  expect(movesFor('system', waiting, now)).toEqual(['confirmPayment']);
  expect(movesFor('office', waiting, now)).toEqual(['confirmPayment', 'returnPayment']);
  expect(movesFor('office', standing('awaiting_payment'), now)).toEqual([]);
});

test('a voucher is looked at in a dispute too, and until then the office can only let the deal go on', () => {
  const waiting = standing('disputed', { pendingPaymentId: 'p' });
  expect(movesFor('office', waiting, now)).toEqual(['confirmPayment', 'returnPayment', 'settle']);
  expect(decisionsFor(waiting)).toEqual(['continue']);
});

test('the second signature brings the deal on; what costs nothing goes straight to delivery', () => {
  expect(afterSigning(standing('awaiting_sign'), 'buyer')).toBe('awaiting_sign');
  expect(afterSigning(standing('awaiting_sign', { sellerSignedAt: at }), 'buyer')).toBe('awaiting_payment');
  expect(afterSigning(standing('awaiting_sign', { sellerSignedAt: at, amount: 0 }), 'buyer')).toBe('awaiting_delivery');
  expect(afterSigning(standing('awaiting_sign', { sellerSignedAt: at }), 'seller')).toBe('awaiting_sign');
});

test('time ends what nobody acted on', () => {
  expect(moves.expire.from.map((status) => [status, afterTerm(standing(status))])).toEqual([
    ['awaiting_seller', 'cancelled'],
    ['awaiting_sign', 'cancelled'],
    ['awaiting_payment', 'cancelled'],
    ['awaiting_delivery', 'disputed'],
    ['awaiting_acceptance', 'completed'],
  ]);
  expect(afterTerm(standing('awaiting_delivery', { amount: 0 }))).toBe('cancelled');
});

test('who raised a dispute takes it back, the buyer also what the system raised, and not for ever', () => {
  const mayWithdraw = (facts: Partial<OrderStanding>) =>
    (['buyer', 'seller'] as const).filter((by) => mayMove(moves, by, standing('disputed', facts), 'withdraw'));
  expect(mayWithdraw({ disputedBy: 'seller' })).toEqual(['seller']);
  expect(mayWithdraw({ disputedBy: 'system' })).toEqual(['buyer']);
  expect(mayWithdraw({ withdrawals: 2 })).toEqual(['buyer']);
  expect(mayWithdraw({ withdrawals: 3 })).toEqual([]);
});

test('a step that was broken off goes on for what was left of its time, a day at least', () => {
  const now = new Date('2026-12-01T00:00:00.000Z');
  expect(resumedAt('2026-11-25T00:00:00.000Z', at, now)?.toISOString()).toBe('2026-12-06T00:00:00.000Z');
  expect(resumedAt('2026-11-20T01:00:00.000Z', at, now)?.toISOString()).toBe('2026-12-02T00:00:00.000Z');
  expect(resumedAt(null, at, now)).toBeNull();
});

test('acceptance cannot be found where nothing was delivered', () => {
  expect(decisionsFor(standing('disputed'))).toEqual(['continue', 'cancel']);
  expect(decisionsFor(standing('disputed', { deliveredAt: at }))).toEqual(['continue', 'complete', 'cancel']);
});

test('what does not go through the centre is the supplier’s own to hand over', () => {
  expect(deliveryWays(['platformReport', 'platformFile'])).toEqual(['file']);
  expect(deliveryWays(['selfApi', 'platformApi', 'platformFile'])).toEqual(['file', 'api', 'offline']);
  expect(deliveryWays(['platformSandbox', 'platformOffline', 'selfFile'])).toEqual(['offline']);
  // An entry of the office's own in the dictionary.
  expect(deliveryWays(['privacyComputing'])).toEqual(['offline']);
});

test('the price comes from the tier and the quantity alone', () => {
  const tier = { name: '标准版', count: null, price: 1999, days: 365 };
  expect(priceOf('yearly', tier, 3)).toBe(5997);
  expect(priceOf('free', null, 3)).toBe(0);
  expect(priceOf('negotiable', null, 3)).toBeNull();
});
