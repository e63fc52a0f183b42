import { expect, test } from 'vitest';
import { lineChanges, linesOfHtml } from './line-changes.ts';

const lines = (...all: (string | number)[]) => all.join('\n');
const changesOf = (before: string, now: string) =>
  lineChanges(before, now).map(
    ({ change, text }) => `${{ same: ' ', added: '+', removed: '-', folded: '…' }[change]}${text}`,
  );

test('one changed line of many stands between its neighbours, the rest are counted', () => {
  expect(changesOf(lines(1, 2, 3, 4, 5, 6, 7, 8, 9), lines(1, 2, 3, 4, 'five', 6, 7, 8, 9))).toEqual([
    '…2 行没有改动',
    ' 3',
    ' 4',
    '-5',
    '+five',
    ' 6',
    ' 7',
    '…2 行没有改动',
  ]);
});

test('a single unchanged line is shown rather than counted', () => {
  expect(changesOf(lines(1, 2, 3), lines(1, 2, 3, 4))).toEqual([' 1', ' 2', ' 3', '+4']);
});

test('a text without a predecessor is all new, and a removed one is all gone', () => {
  expect(changesOf('', lines('甲', '乙'))).toEqual(['+甲', '+乙']);
  expect(changesOf('甲', '')).toEqual(['-甲']);
});

test('rich text is read block by block', () => {
  expect(linesOfHtml('<p>甲 &lt;1</p><ul><li><b>乙</b>丙</li></ul><img src="/x" alt="站点"><p>丁<br>戊</p>')).toBe(
    lines('甲 <1', '乙丙', '〔图片：站点〕丁', '戊'),
  );
});
