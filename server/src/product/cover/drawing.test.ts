import { expect, it } from 'vitest';
import { type CoverFacts, drawCover } from './drawing.ts';

const facts: CoverFacts = {
  industry: 'transport',
  type: '数据集',
  rhythm: '每日',
  reach: '天津市',
  regions: ['120116'],
  parts: ['voyage_id', '<script>', 'a very long name of a column that ends somewhere'],
  line: { name: 'wait_hours', values: [1, 4, 2, 8, 5, 7, 1, 3] },
};

it('is the same for the same product, and says what it is', () => {
  const drawn = drawCover(facts);
  expect(drawCover(facts)).toBe(drawn);
  for (const words of ['数据集', '每日 · 天津市', 'voyage_id', 'wait_hours']) expect(drawn).toContain(words);
});

it('lights the regions that are covered, all of them for the whole country', () => {
  const lit = (regions: string[]) => drawCover({ ...facts, regions }).match(/fill-opacity="1"/g)?.length ?? 0;
  expect([lit(['120116']), lit(['120000', '130000']), lit(['100000']), lit([])]).toEqual([1, 2, 34, 0]);
});

it('keeps markup out, shortens what is long, and draws a line that never varies', () => {
  const drawn = drawCover({ ...facts, line: { name: 'flat', values: Array(9).fill(3) } });
  expect(drawn).toContain('&lt;script&gt;');
  expect(drawn).not.toContain('<script');
  expect(drawn).toContain('…');
  expect(drawn).not.toContain('NaN');
});
