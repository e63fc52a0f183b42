import { expect, test } from 'vitest';
import { daysBought, mayChooseRun, packsRunOf, termWords, timesBought, usableUntil } from './use.ts';

const tier = { name: '标准版', count: null, price: 100, days: null };
const until = (months: number, from: string) =>
  usableUntil(
    { priceMode: 'negotiable', tier: null, quantity: 1, termMonths: months, packsRun: null },
    from,
  )?.toISOString();

test('three of a month are ninety days, three of a year three years, whether or not the supplier wrote the days down', () => {
  expect(daysBought({ priceMode: 'monthly', tier, quantity: 3, packsRun: null })).toBe(90);
  expect(daysBought({ priceMode: 'monthly', tier: { ...tier, days: 31 }, quantity: 3, packsRun: null })).toBe(93);
  expect(daysBought({ priceMode: 'yearly', tier, quantity: 3, packsRun: null })).toBe(1095);
  expect(daysBought({ priceMode: 'fixed', tier, quantity: 3, packsRun: null })).toBeNull();
});

test('what is sold by the call without a count is one call a piece', () => {
  expect(timesBought({ priceMode: 'perCall', tier, quantity: 7 })).toBe(7);
  expect(timesBought({ priceMode: 'callPack', tier: { ...tier, count: 20 }, quantity: 3 })).toBe(60);
  expect(timesBought({ priceMode: 'yearly', tier, quantity: 3 })).toBeNull();
  expect(timesBought({ priceMode: 'free', tier: null, quantity: 1 })).toBeNull();
});

test("months end on the same day of China's calendar, or on the last of a month that is too short", () => {
  expect(until(12, '2026-03-15T02:00:00Z')).toBe('2027-03-15T02:00:00.000Z');
  expect(until(1, '2026-01-31T02:00:00Z')).toBe('2026-02-28T02:00:00.000Z');
  // Already the first of February in China.
  expect(until(1, '2026-01-31T18:00:00Z')).toBe('2026-02-28T18:00:00.000Z');
});

test("the tier's term goes before months that were once agreed beside it", () => {
  const bought = { priceMode: 'yearly', tier, quantity: 1, termMonths: 12, packsRun: null };
  expect(termWords(bought)).toBe('365 天');
  expect(termWords({ ...bought, priceMode: 'negotiable', tier: null })).toBe('12 个月');
});

test('fifty packs of thirty days run together for thirty days, or in turn for fifteen hundred', () => {
  const packs = { priceMode: 'callPack', tier: { ...tier, count: 100, days: 30 }, quantity: 50, termMonths: 50 };
  expect(mayChooseRun(packs)).toBe(true);
  expect(mayChooseRun({ ...packs, quantity: 1 })).toBe(false);
  expect(mayChooseRun({ ...packs, priceMode: 'monthly', tier })).toBe(false);
  expect(termWords({ ...packs, packsRun: 'together' })).toBe('30 天（50 份同时计算期限）');
  expect(termWords({ ...packs, packsRun: 'inTurn' })).toBe('1500 天（50 份依次计算期限）');
  expect(timesBought(packs)).toBe(5000);
});

test('single calls run together, so that five thousand of them have the term of one', () => {
  const calls = { priceMode: 'perCall', tier: { ...tier, days: 365 }, quantity: 5000, termMonths: null };
  expect(packsRunOf(calls, 'inTurn')).toBe('together');
  expect(termWords({ ...calls, packsRun: 'together' })).toBe('365 天');
});
