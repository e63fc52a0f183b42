import { facetNames, type ProductSort } from '@shuji/contract/product';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Catalogue, type Entry, type Filters } from './catalogue.ts';

const value = fc.constantFrom('a', 'b', 'c');
const entry = fc.record({
  id: fc.integer({ min: 0, max: 400 }).map((id) => `p${String(id).padStart(3, '0')}`),
  score: fc.integer({ min: 0, max: 5 }),
  listedAt: fc.integer({ min: 0, max: 5 }),
  priceFrom: fc.option(fc.integer({ min: 0, max: 5 })),
  facets: fc.record(Object.fromEntries(facetNames.map((name) => [name, fc.uniqueArray(value, { maxLength: 2 })]))),
}) as fc.Arbitrary<Entry>;
const filters = fc.record(
  Object.fromEntries(facetNames.map((name) => [name, fc.uniqueArray(value, { maxLength: 2 })])),
  { requiredKeys: [] },
) as fc.Arbitrary<Filters>;
const change = fc.oneof(
  entry.map((one) => ({ put: one })),
  entry.map((one) => ({ remove: one.id })),
);

// The same questions answered the slow way.
function slowly(entries: Map<string, Entry>, asked: Filters, sort: ProductSort): string[] {
  const orders: Record<ProductSort, (a: Entry, b: Entry) => number> = {
    quality: (a, b) => b.score - a.score || (a.id < b.id ? -1 : 1),
    newest: (a, b) => b.listedAt - a.listedAt || (a.id > b.id ? -1 : 1),
    price: (a, b) => (a.priceFrom ?? 99) - (b.priceFrom ?? 99) || (a.id < b.id ? -1 : 1),
  };
  return [...entries.values()]
    .filter((one) => facetNames.every((name) => passes(asked[name], one.facets[name])))
    .sort(orders[sort])
    .map((one) => one.id);
}

function passes(wanted: readonly string[] | undefined, has: readonly string[]): boolean {
  return !wanted || wanted.length === 0 || wanted.some((one) => has.includes(one));
}

test('whatever comes and goes, lists and counts are those of going through every product', () => {
  fc.assert(
    fc.property(
      fc.array(entry, { maxLength: 400 }),
      fc.array(change, { maxLength: 60 }),
      filters,
      (first, changes, asked) => {
        const known = new Map(first.map((one) => [one.id, one]));
        const catalogue = new Catalogue();
        catalogue.fill(known.values());
        for (const one of changes) {
          if ('put' in one) {
            catalogue.put(one.put);
            known.set(one.put.id, one.put);
          } else {
            catalogue.remove(one.remove);
            known.delete(one.remove);
          }
        }
        for (const sort of ['quality', 'newest', 'price'] as const) {
          const wanted = slowly(known, asked, sort);
          expect(catalogue.find(asked, sort, 3, 7)).toEqual({ total: wanted.length, ids: wanted.slice(3, 10) });
        }
        for (const name of facetNames) {
          const left = slowly(known, { ...asked, [name]: [] }, 'quality').map((id) => known.get(id) as Entry);
          const counts = catalogue.count(name, asked);
          for (const one of ['a', 'b', 'c']) {
            const count = left.filter((each) => each.facets[name].includes(one)).length;
            expect(counts.find((each) => each.value === one)?.count ?? 0).toBe(count);
          }
        }
      },
    ),
    { numRuns: 200 },
  );
});

test('a value that very many have is counted like one that few have', () => {
  const catalogue = new Catalogue();
  const facets = Object.fromEntries(facetNames.map((name) => [name, ['a']])) as unknown as Entry['facets'];
  const many = Array.from({ length: 5_000 }, (_, at) => ({
    id: `p${at}`,
    score: at,
    listedAt: at,
    priceFrom: null,
    facets,
  }));
  catalogue.fill(many);
  expect(catalogue.count('type', {})).toEqual([{ value: 'a', count: 5_000 }]);
  expect(catalogue.find({ scene: ['a'] }, 'quality', 4_998, 12).ids).toEqual(['p1', 'p0']);
  catalogue.remove('p0');
  expect(catalogue.find({}, 'newest', 0, 1)).toEqual({ total: 4_999, ids: ['p4999'] });
});
