import { expect, test } from 'vitest';
import { requestedRange } from './byte-range.ts';

test.each([
  ['bytes=0-', { from: 0, to: 99 }],
  ['bytes=10-19', { from: 10, to: 19 }],
  ['bytes=90-500', { from: 90, to: 99 }],
  ['bytes=-5', { from: 95, to: 99 }],
  ['bytes=-500', { from: 0, to: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=20-10', null],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['rows=0-1', null],
  [undefined, null],
])('of a hundred bytes, %s asks for %o', (range, part) => {
  expect(requestedRange({ range }, 100, 'tag')).toEqual(part);
});

test('a part of other bytes is not what is wanted', () => {
  expect(requestedRange({ range: 'bytes=10-', ifRange: '"other"' }, 100, 'tag')).toBeNull();
  expect(requestedRange({ range: 'bytes=10-', ifRange: '"tag"' }, 100, 'tag')).toEqual({ from: 10, to: 99 });
});
