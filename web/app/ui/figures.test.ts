import { describe, expect, test } from 'vitest';
import { countOf } from './count.ts';
import { yuanOf } from './money.ts';
import { dayOf, minuteOf, secondOf } from './time.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [-12_345, '-12,345'],
  [1_234_567, '1,234,567'],
])('%d is shown as %s', (count, text) => {
  expect(countOf(count)).toBe(text);
});

test.each([
  [0, '0'],
  [5, '0.05'],
  [1_050, '10.50'],
  [-1_050, '-10.50'],
  [1_234_500, '12,345'],
  [123_456_789_01, '123,456,789.01'],
])('%d fen is shown as %s', (fen, text) => {
  expect(yuanOf(fen)).toBe(text);
});

describe('a moment is shown by the clock of the centre', () => {
  test.each([
    ['2026-11-20T15:59:59.999Z', '2026-11-20 23:59:59'],
    ['2026-11-20T16:00:00Z', '2026-11-21 00:00:00'],
    ['2026-12-31T18:30:15+02:00', '2027-01-01 00:30:15'],
    ['2024-02-28T16:00:00Z', '2024-02-29 00:00:00'],
  ])('%s', (moment, text) => {
    expect(secondOf(moment)).toBe(text);
    expect(minuteOf(moment)).toBe(text.slice(0, -3));
    expect(dayOf(moment)).toBe(text.slice(0, 10));
  });

  test.each([null, undefined, ''])('%s is no moment', (moment) => {
    expect([dayOf(moment), minuteOf(moment), secondOf(moment)]).toEqual(['', '', '']);
  });
});
