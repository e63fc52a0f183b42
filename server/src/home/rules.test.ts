import { expect, test } from 'vitest';
import { figuresByMonth, monthsUpTo, startOfMonth, todoRows } from './rules.ts';

test('a year of months ends with the present one, across the turn of the year', () => {
  const months = monthsUpTo('2026-02-28');
  expect(months).toHaveLength(12);
  expect([months[0], months[10], months[11]]).toEqual(['2025-03', '2026-01', '2026-02']);
  expect(monthsUpTo('2026-12-01')[0]).toBe('2026-01');
});

test('a month begins at midnight in China', () => {
  expect(new Date(startOfMonth('2026-01')).toISOString()).toBe('2025-12-31T16:00:00.000Z');
});

test('a month without anything new counts zero, and earlier totals remain', () => {
  const counted = {
    products: { before: 10, byMonth: [{ month: '2026-02', count: 3 }] },
    demands: { before: 0, byMonth: [] },
    deals: [{ month: '2020-01', count: 9 }],
  };
  expect(figuresByMonth(['2026-01', '2026-02'], counted)).toEqual([
    { month: '2026-01', products: 0, demands: 0, deals: 0, productsSoFar: 10, demandsSoFar: 0 },
    { month: '2026-02', products: 3, demands: 0, deals: 0, productsSoFar: 13, demandsSoFar: 0 },
  ]);
});

test('an empty to-do is not listed', () => {
  const none = { attest: 0, mendAttestation: 0, mendMerchant: 0, mendPermit: 0, mendExperience: 0, mendProduct: 0 };
  const rest = {
    listProduct: 0,
    finishProduct: 0,
    mendDemand: 0,
    answerOffer: 0,
    answerCounter: 0,
    answerOrder: 0,
    signSold: 0,
    deliver: 0,
    signBought: 0,
    pleadBought: 0,
    pleadSold: 0,
    fetchKey: 0,
    issueInvoice: 0,
    tellAccount: 0,
    finishTaken: 0,
    readBought: 0,
    readSold: 0,
  };
  expect(todoRows({ ...none, ...rest, pay: 2, accept: 0 })).toEqual([
    { kind: 'pay', label: '订购的产品待支付', count: 2 },
  ]);
});
