import { listProducts, productFacets } from '@shuji/contract/market/calls';
import { beforeAll, expect, test } from 'vitest';
import { listMatchesSince } from '#src/market/queries-match.ts';
import { aListed, withoutNotice } from '#test/product.ts';
import { world } from '#test/world.ts';
import { marksFor, narrowest, scopeOf, widest } from './region-scope.ts';

const centre = await world();
const covering: Record<string, string[]> = {
  nation: ['100000'],
  guangdong: ['440000'],
  guangzhou: ['440100'],
  tianhe: ['440106'],
  nanning: ['450100'],
  // Given twice over: the whole province counts.
  guangxi: ['450000', '450100'],
};
const names = new Map<string, string>();

beforeAll(async () => {
  await withoutNotice(centre);
  for (const [name, regions] of Object.entries(covering)) names.set(await aListed(centre, { regions }), name);
});

const cases: [string[], string[]][] = [
  [['440000'], ['guangdong', 'guangzhou', 'nation', 'tianhe']],
  [['440100'], ['guangdong', 'guangzhou', 'nation', 'tianhe']],
  [['440106'], ['guangdong', 'guangzhou', 'nation', 'tianhe']],
  [['440300'], ['guangdong', 'nation']],
  [['450100'], ['guangxi', 'nanning', 'nation']],
  [['110000'], ['nation']],
  [['100000'], ['nation']],
  [
    ['440000', '440300'],
    ['guangdong', 'nation'],
  ],
  [
    ['440300', '450100'],
    ['guangdong', 'guangxi', 'nanning', 'nation'],
  ],
];

test.each(cases)(
  'who asks for %s finds what covers it, in the market and in saved searches',
  async (region, expected) => {
    const { rows, total } = await centre.as('visitor')(listProducts, { region });
    expect(rows.map(({ id }) => names.get(id)).sort()).toEqual(expected);
    const matches = await listMatchesSince(centre.sql, { region }, null, new Date(0), 50);
    expect(matches.map(({ id }) => names.get(id)).sort()).toEqual(expected);
    expect(total).toBe(expected.length);
  },
);

test('each place counts the products it would find, and a chosen province lists its cities', async () => {
  for (const keyword of ['', '气象']) {
    const { region: all } = await centre.as('visitor')(productFacets, { keyword });
    expect(all.find(({ value }) => value === '440000')).toMatchObject({ label: '广东省', count: 4 });
    expect(all.every(({ value }) => value.endsWith('0000'))).toBe(true);
    const { region: within } = await centre.as('visitor')(productFacets, { keyword, region: ['440000', '440300'] });
    expect(within).toContainEqual({ value: '440100', label: '广东省广州市', count: 4 });
    expect(within).toContainEqual({ value: '440300', label: '广东省深圳市', count: 2 });
    for (const { value, count } of within) {
      const { total } = await centre.as('visitor')(listProducts, { keyword, region: [value], pageSize: 1 });
      expect([value, total]).toEqual([value, count]);
    }
  }
});

test('a product has one of the marks of a place that it covers, and never two', () => {
  for (const regions of Object.values(covering)) {
    const known = widest(regions);
    const stored = [...new Set(known.flatMap((code) => [code, `${code.slice(0, 4)}00`, `${code.slice(0, 2)}0000`]))];
    const scope = scopeOf(stored);
    for (const place of ['100000', '440000', '440100', '440106', '440300', '450000', '450100', '450103', '110105'])
      expect(marksFor(place).filter((mark) => scope.includes(mark)).length).toBeLessThanOrEqual(1);
  }
  expect(narrowest(['440000', '440106', '450000'])).toEqual(['440106', '450000']);
});
