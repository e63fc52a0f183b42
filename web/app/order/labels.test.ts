import { expect, test } from 'vitest';
import { leftWords } from './labels.ts';

const now = Date.parse('2026-11-20T00:00:00Z');

test.each([
  ['2026-11-22T03:20:00Z', '剩 2 天 3 小时'],
  ['2026-11-22T00:59:00Z', '剩 2 天'],
  ['2026-11-20T05:10:00Z', '剩 5 小时 10 分钟'],
  ['2026-11-20T05:00:00Z', '剩 5 小时'],
  ['2026-11-20T00:40:30Z', '剩 40 分钟'],
  ['2026-11-20T00:00:20Z', '剩不到 1 分钟'],
  ['2026-11-19T23:59:59Z', '已到期'],
])('until %s: %s', (dueAt, words) => {
  expect(leftWords(dueAt, now)).toBe(words);
});

test('without a due time there is no text', () => {
  expect(leftWords(null, now)).toBe('');
});
