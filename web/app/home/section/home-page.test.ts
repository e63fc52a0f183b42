import type { Call } from '@shuji/contract/call';
import { listAboutSections } from '@shuji/contract/document/calls';
import { productFacets } from '@shuji/contract/market/calls';
import { getProductDict, listHotWords } from '@shuji/contract/product/calls';
import { expect, test } from 'vitest';
import { page } from './home-page.ts';

function readHome(sections: string[]) {
  const replies = new Map<Call, unknown>([
    [listAboutSections, { rows: sections.map((anchor) => ({ anchor })) }],
    [getProductDict, { productType: [] }],
    [productFacets, { industry: [] }],
    [listHotWords, []],
  ]);
  const ask = async (target: Call) => replies.get(target) ?? { total: 0, rows: [] };
  return page.loader({ request: new Request('http://centre/'), context: { get: () => ask } as never });
}

test('home leads to the process where the office has written it, else to the guides', async () => {
  expect((await readHome(['intro', 'process'])).processPlace).toBe('/about#process');
  expect((await readHome(['intro'])).processPlace).toBe('/help');
  expect((await readHome([])).processPlace).toBe('/help');
});
