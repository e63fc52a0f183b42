import { facetNames, type ProductSort } from '@shuji/contract/market/labels';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Catalogue, type Columns, type Entry, type Filters } from './catalogue.ts';

const value = fc.constantFrom('a', 'b', 'c');
// Every ordinal has an id; ids sort otherwise.
const idAt = (ordinal: number) => `${String((ordinal * 7919) % 100_003).padStart(8, '0')}-0000-7000-8000-000000000000`;
const facets = fc.record({
  ...(Object.fromEntries(facetNames.map((name) => [name, fc.uniqueArray(value, { maxLength: 2 })])) as Record<
    (typeof facetNames)[number],
    fc.Arbitrary<('a' | 'b' | 'c')[]>
  >),
  merchant: value.map((one) => [one]),
});
const bare = fc.record({
  ordinal: fc.integer({ min: 0, max: 3_000 }),
  score: fc.integer({ min: 0, max: 5 }),
  listedAt: fc.integer({ min: 0, max: 5 }),
  priceKey: fc.option(fc.integer({ min: 0, max: 5 })),
  facets,
});
const entry: fc.Arbitrary<Entry> = bare.map((one) => ({ ...one, id: idAt(one.ordinal) }));
const filters = fc.record(
  Object.fromEntries(facetNames.map((name) => [name, fc.uniqueArray(value, { maxLength: 2 })])),
  { requiredKeys: [] },
) as fc.Arbitrary<Filters>;
const change = fc.oneof(
  entry.map((one) => ({ put: one })),
  entry.map((one) => ({ remove: one.ordinal })),
);

// The same questions answered the slow way.
function slowly(entries: Map<number, Entry>, filters: Filters, sort: ProductSort): string[] {
  const orders: Record<ProductSort, (a: Entry, b: Entry) => number> = {
    quality: (a, b) => b.score - a.score || (a.id < b.id ? -1 : 1),
    newest: (a, b) => b.listedAt - a.listedAt || (a.id > b.id ? -1 : 1),
    price: (a, b) => (a.priceKey ?? 999) - (b.priceKey ?? 999) || (a.id < b.id ? -1 : 1),
  };
  return [...entries.values()]
    .filter((one) => facetNames.every((name) => passes(filters[name], one.facets[name])))
    .sort(orders[sort])
    .map((one) => one.id);
}

/** Taken in at once, as at the start. */
function filled(entries: Entry[]): Catalogue {
  const sorted = [...entries].sort((a, b) => a.ordinal - b.ordinal);
  const catalogue = new Catalogue();
  catalogue.take({
    ordinals: Int32Array.from(sorted, (one) => one.ordinal),
    ids: Uint32Array.from(sorted.flatMap((one) => quarters(one.id))),
    scores: Int32Array.from(sorted, (one) => one.score),
    listedAt: Float64Array.from(sorted, (one) => one.listedAt),
    prices: Float64Array.from(sorted, (one) => one.priceKey ?? Infinity),
    facets: Object.fromEntries(
      facetNames.map((name) => [name, sorted.map((one) => one.facets[name])]),
    ) as unknown as Columns['facets'],
  });
  const ordinalOf = new Map(sorted.map((one) => [one.id, one.ordinal]));
  const byOrdinal = new Map(sorted.map((one) => [one.ordinal, one]));
  const order = (sort: ProductSort) =>
    Int32Array.from(slowly(byOrdinal, {}, sort), (id) => ordinalOf.get(id) as number);
  catalogue.arrange({ quality: order('quality'), newest: order('newest'), price: order('price') });
  return catalogue;
}

function quarters(id: string): number[] {
  return [0, 8, 16, 24].map((at) => Number.parseInt(id.replaceAll('-', '').slice(at, at + 8), 16));
}

function passes(wanted: readonly string[] | undefined, has: readonly string[]): boolean {
  return !wanted || wanted.length === 0 || wanted.some((one) => has.includes(one));
}

test('after random changes, lists and counts equal those of a full scan', () => {
  fc.assert(
    fc.property(
      fc.array(entry, { maxLength: 400 }),
      fc.array(change, { maxLength: 60 }),
      filters,
      (first, changes, filters) => {
        const byOrdinal = new Map(first.map((one) => [one.ordinal, one]));
        const catalogue = filled([...byOrdinal.values()]);
        for (const one of changes) {
          if ('put' in one) {
            catalogue.put(one.put);
            byOrdinal.set(one.put.ordinal, one.put);
          } else {
            catalogue.remove(one.remove);
            byOrdinal.delete(one.remove);
          }
        }
        for (const sort of ['quality', 'newest', 'price'] as const) {
          const expected = slowly(byOrdinal, filters, sort);
          expect(catalogue.find(filters, sort, 3, 7)).toEqual({ total: expected.length, ids: expected.slice(3, 10) });
        }
        const all = catalogue.counts(filters);
        for (const name of facetNames) {
          const left = slowly(byOrdinal, { ...filters, [name]: [] }, 'quality').map(
            (id) => [...byOrdinal.values()].find((each) => each.id === id) as Entry,
          );
          const counts = all[name];
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
  const facets = Object.fromEntries(facetNames.map((name) => [name, ['a']])) as unknown as Entry['facets'];
  const many = Array.from({ length: 5_000 }, (_, at) => ({
    ordinal: at,
    id: idAt(at),
    score: at,
    listedAt: at,
    priceKey: null,
    facets,
  }));
  const catalogue = filled(many);
  expect(catalogue.counts({}).type).toEqual([{ value: 'a', count: 5_000 }]);
  expect(catalogue.find({ scene: ['a'] }, 'quality', 4_998, 12).ids).toEqual([idAt(1), idAt(0)]);
  catalogue.remove(0);
  expect(catalogue.find({}, 'newest', 0, 1)).toEqual({ total: 4_999, ids: [idAt(4_999)] });
});

test('the first of a few among very many are found in each order', () => {
  const rare = 250;
  const many = Array.from({ length: 5_000 }, (_, at) => ({
    ordinal: at,
    id: idAt(at),
    // Not in the order of their ordinals.
    score: (at * 7_919) % 1_009,
    listedAt: (at * 104_729) % 997,
    priceKey: at % 500 === 0 ? null : (at * 31) % 101,
    facets: Object.fromEntries(
      facetNames.map((name) => [name, [at % rare === 0 ? 'b' : 'a']]),
    ) as unknown as Entry['facets'],
  }));
  const catalogue = filled(many);
  const byOrdinal = new Map(many.map((one) => [one.ordinal, one]));
  for (const sort of ['quality', 'newest', 'price'] as const) {
    const ids = slowly(byOrdinal, { type: ['b'] }, sort);
    expect(catalogue.find({ type: ['b'] }, sort, 2, 5)).toEqual({ total: 20, ids: ids.slice(2, 7) });
  }
});
