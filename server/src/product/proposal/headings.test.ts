import { expect, test } from 'vitest';
import { knownHeadings, meaningOf } from './headings.ts';

test('each common heading has one meaning', () => {
  expect(knownHeadings.length).toBeGreaterThan(150);
  expect(new Set(knownHeadings).size).toBe(knownHeadings.length);
  expect(knownHeadings.filter((heading) => meaningOf(heading) === '')).toEqual([]);
});

test('a heading is known however it is written, and keeps the unit of its brackets', () => {
  for (const heading of ['observed_at', 'observedAt', 'Observed At', '观测时间'])
    expect(meaningOf(heading)).toBe('观测时刻');
  expect(meaningOf('水位（m）')).toBe('水位，单位 m');
  expect(meaningOf('Wind Speed (m/s)')).toBe('风速，单位 m/s');
  expect(meaningOf('vessel_type')).toBe('船舶类型');
  expect(meaningOf('仓库编号')).toBe('仓库的编号');
});

test('of an uncommon heading nothing is claimed', () => {
  for (const heading of ['chl', 'x1', '叶绿素', '', '（）', '__', 'constructor']) expect(meaningOf(heading)).toBe('');
});
