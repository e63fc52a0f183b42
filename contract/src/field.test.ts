import { expect, test } from 'vitest';
import { z } from 'zod';
import { day, fen, int } from './field.ts';

const form = z.object({ count: int('数量', 1, 9), price: fen('总价'), until: day('截止日期') });

const faultsOf = (input: unknown) => form.safeParse(input).error?.issues.map(({ message }) => message);

test('a missing value is required, whether left out or empty', () => {
  const required = ['请填写数量', '请填写总价', '请填写截止日期'];
  expect(faultsOf({})).toEqual(required);
  expect(faultsOf({ count: null, price: null, until: null })).toEqual(required);
});

test('an error uses the words of the form: money in yuan, not in fen', () => {
  expect(faultsOf({ count: 1.5, price: 0.5, until: '明天' })).toEqual([
    '数量需为整数',
    '总价最多精确到分',
    '截止日期需为日期，例如 2026-01-31',
  ]);
  expect(faultsOf({ count: 10, price: 1_000_000_000_001, until: '2026-11-22' })).toEqual([
    '数量不能大于 9',
    '总价不能超过 100 亿元',
  ]);
});
