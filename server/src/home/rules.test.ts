import { expect, test } from 'vitest';
import { monthsUpTo, startOfMonth, todoRows } from './rules.ts';

test('a year of months ends with the last whole one, across the turn of the year', () => {
  const months = monthsUpTo('2026-02-28');
  expect(months).toHaveLength(12);
  expect([months[0], months[10], months[11]]).toEqual(['2025-02', '2025-12', '2026-01']);
  expect(monthsUpTo('2026-12-01')[0]).toBe('2025-12');
});

test('a month begins at midnight in China', () => {
  expect(new Date(startOfMonth('2026-01')).toISOString()).toBe('2025-12-31T16:00:00.000Z');
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
