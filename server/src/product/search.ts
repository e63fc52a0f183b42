// The market by keyword: terms and facets in memory say which products and in what order, the database what they are.
import type { ProductCard, ProductSort } from '@shuji/contract/product';
import type { Db } from '#src/db/open.ts';
import type { Page } from '#src/db/page.ts';
import type { Asked, Part } from './asked.ts';
import { agreed, type Browsing } from './browse.ts';
import type { Catalogue, Filters, Found } from './catalogue.ts';
import { keptTerms } from './kept-catalogue.ts';
import { countBits } from './members.ts';
import { type Terms, termsOf } from './terms.ts';

interface Met {
  catalogue: Catalogue;
  terms: Terms;
  /** Who meets the keyword, whatever the filters. */
  bits: Uint32Array;
  parts: readonly Part[];
}

/** One page of what a keyword finds; in the default order what fits best comes first. `db` is the pool. */
export function search(
  db: Db,
  wanted: Asked,
  { filters, sort, pageNum, pageSize }: Browsing,
): Promise<Page<ProductCard>> {
  return agreed(db, async () => pageOf(await meet(db, wanted), filters, sort, (pageNum - 1) * pageSize, pageSize));
}

/** Counts of each facet under every filter but its own, of what the keyword finds. */
export async function countFound(db: Db, wanted: Asked, filters: Filters) {
  const { catalogue, bits } = await meet(db, wanted);
  return catalogue.counter(filters, bits);
}

// With a character wrong only when nothing has the keyword as it is; the filters do not change which it is.
async function meet(db: Db, { parts, loosely }: Asked): Promise<Met> {
  const met = await meetAll(db, parts);
  return countBits(met.bits) > 0 ? met : meetAll(db, loosely);
}

async function meetAll(db: Db, parts: readonly Part[]): Promise<Met> {
  const { catalogue, terms } = await keptTerms(db, termsOf(parts));
  const bits = catalogue.left({});
  terms.narrow(bits, parts);
  return { catalogue, terms, bits, parts };
}

// Ranking every match of a common word would take long: the best by quality are ranked, the others follow them.
const rankedAtMost = 480;

function pageOf(met: Met, filters: Filters, sort: ProductSort, offset: number, limit: number): Found {
  const { catalogue, bits } = met;
  const left = catalogue.left(filters, bits);
  const total = countBits(left);
  const bound = Math.ceil(rankedAtMost / limit) * limit;
  if (sort !== 'quality' || offset + limit > bound) {
    return { total, ids: catalogue.idsOf(catalogue.inOrder(left, total, sort, offset, limit)) };
  }
  return {
    total,
    ids: catalogue.idsOf(ranked(met, catalogue.inOrder(left, total, sort, 0, bound)).slice(offset, offset + limit)),
  };
}

function ranked({ catalogue, terms, parts }: Met, places: readonly number[]): number[] {
  const fit = terms.fitting(parts);
  const worth = places.map((place) => ({ place, worth: fit(place) * 1000 + catalogue.scoreOf(place) }));
  // Equal ones stay in the order of quality.
  return worth.sort((a, b) => b.worth - a.worth).map(({ place }) => place);
}

const nearestLookedAt = 2_000;

/** What comes nearest to a keyword that nothing matches: the more of its pieces, the nearer. */
export async function listNearest(db: Db, { some }: Asked, limit: number): Promise<ProductCard[]> {
  const pieces = some.map((term) => [[term]]);
  const { rows } = await agreed(db, async () => {
    const { catalogue, terms } = await keptTerms(db, new Set(some));
    const bits = catalogue.left({});
    terms.narrow(bits, [pieces.flat()]);
    const total = countBits(bits);
    const places = catalogue.inOrder(bits, total, 'quality', 0, nearestLookedAt);
    const best = ranked({ catalogue, terms, bits, parts: pieces }, places).slice(0, limit);
    return { total, ids: catalogue.idsOf(best) };
  });
  return rows;
}
