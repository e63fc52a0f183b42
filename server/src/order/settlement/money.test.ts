import { feeOf } from '@shuji/contract/order/fee';
import { type FeePayer, feePayers } from '@shuji/contract/order/labels/fee';
import type { FeeRule } from '@shuji/contract/order/schema/fee';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceOf } from '#src/order/rules.ts';
import { clearingOf, payableOf } from './clearing.ts';

const dearest = 1_000_000_000_000;

const amounts = fc.oneof(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: dearest }));
const rules: fc.Arbitrary<FeeRule> = fc.record({
  rate: fc.integer({ min: 0, max: 10_000 }),
  min: fc.integer({ min: 0, max: 999_999_999 }),
  max: fc.integer({ min: 0, max: 999_999_999 }),
  payer: fc.constantFrom(...(Object.keys(feePayers) as FeePayer[])),
});
const runs = { numRuns: 5000 };

function moneyOf(amount: number, rule: FeeRule) {
  const { buyer, seller } = feeOf(amount, rule);
  return { amount, buyerFee: buyer, sellerFee: seller };
}

test('a fee is whole fen, never negative, never more than the price, and borne by who is to bear it', () => {
  fc.assert(
    fc.property(amounts, rules, (amount, rule) => {
      const { buyer, seller } = feeOf(amount, rule);
      expect([buyer, seller].every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(true);
      expect(buyer + seller).toBeLessThanOrEqual(amount);
      if (rule.payer === 'buyer') expect(seller).toBe(0);
      if (rule.payer === 'seller') expect(buyer).toBe(0);
      if (rule.payer === 'both') expect([0, 1]).toContain(seller - buyer);
      if (rule.rate === 0) expect(buyer + seller).toBe(0);
    }),
    runs,
  );
});

test('a fee is rounded half up to the fen: within half a fen of the exact share, where no limit holds', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 10_000 }), (amount, rate) => {
      const { buyer, seller } = feeOf(amount, { rate, min: 0, max: 0, payer: 'both' });
      const off = 2n * (BigInt(buyer + seller) * 10_000n - BigInt(amount) * BigInt(rate));
      expect(off > -10_000n && off <= 10_000n).toBe(true);
    }),
    runs,
  );
});

test('limits hold: no less than the lowest, no more than the highest, unless the price itself is less', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: dearest }), rules, (amount, rule) => {
      fc.pre(rule.rate > 0);
      const { buyer, seller } = feeOf(amount, rule);
      const fee = buyer + seller;
      expect(fee).toBeGreaterThanOrEqual(Math.min(rule.min, amount));
      if (rule.max > 0) expect(fee).toBeLessThanOrEqual(Math.max(rule.max, rule.min));
    }),
    runs,
  );
});

test('a fee never falls when the price rises', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 1_000_000 }), rules, (amount, more, rule) => {
      const total = (price: number) => Object.values(feeOf(price, rule)).reduce((sum, part) => sum + part, 0);
      expect(total(amount + more)).toBeGreaterThanOrEqual(total(amount));
    }),
    runs,
  );
});

test('price times quantity stays exact up to the limit of an order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: dearest / 100 }), fc.integer({ min: 1, max: 9999 }), (price, quantity) => {
      fc.pre(BigInt(price) * BigInt(quantity) <= BigInt(dearest));
      const tier = { name: '标准版', count: null, price, days: null };
      const amount = priceOf('package', tier, quantity) ?? -1;
      expect(BigInt(amount)).toBe(BigInt(price) * BigInt(quantity));
    }),
    runs,
  );
});

test('every fen paid for a completed deal goes to the supplier or the centre', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: dearest }), rules, (amount, rule) => {
      const money = moneyOf(amount, rule);
      const { paid, toBuyer, toSeller, toCentre } = clearingOf(money, 'completed');
      expect(paid).toBe(payableOf(money));
      expect(toBuyer + toSeller + toCentre).toBe(paid);
      expect(toBuyer).toBe(0);
      expect(Math.min(toSeller, toCentre)).toBeGreaterThanOrEqual(0);
      expect(toCentre).toBe(money.buyerFee + money.sellerFee);
    }),
    runs,
  );
});

test('every fen of a dissolved deal goes back or to the supplier, whatever refund was named', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: dearest }),
      rules,
      fc.option(fc.integer({ min: -10, max: 3 * dearest }), { nil: undefined }),
      (amount, rule, refund) => {
        const { paid, toBuyer, toSeller, toCentre } = clearingOf(moneyOf(amount, rule), 'cancelled', refund);
        expect(toBuyer + toSeller).toBe(paid);
        expect(toCentre).toBe(0);
        expect(Math.min(toBuyer, toSeller)).toBeGreaterThanOrEqual(0);
        if (refund === undefined) expect(toBuyer).toBe(paid);
      },
    ),
    runs,
  );
});
