// The market by keyword: terms and facets in memory select and rank the products, the database reads them.

import type { FacetName } from '@shuji/contract/market/labels';
import type { ProductCard } from '@shuji/contract/product/schema';
import type { Db } from '#src/db/open.ts';
import type { Page } from '#src/db/page.ts';
import { idleWords } from '#src/text/idle-words.ts';
import type { ParsedQuery, Part } from '#src/text/parsed-query.ts';
import { quoted } from '#src/text/tokenize.ts';
import { agreed, type Browsing } from './browse.ts';
import type { Catalogue, FacetCounts, Filters } from './catalogue.ts';
import { catalogueWithTerms, productsMatching } from './catalogue-sync.ts';
import { corrected, similarityOf } from './fuzzy-match.ts';
import type { PostingSet } from './posting-set.ts';
import { listNames } from './queries-search.ts';
import type { TermIndex } from './term-index.ts';

interface Matches {
  catalogue: Catalogue;
  terms: TermIndex;
  /** The products that match the keyword, whatever the filters. */
  all: PostingSet;
  parts: readonly Part[];
  /** Nothing has the keyword as it is. */
  isLoose: boolean;
}

/** `correction` is the keyword probably intended; null when that is not clear. */
export type Searched = Page<ProductCard> & Pick<Matches, 'isLoose'> & { correction: string | null };

/** One page of what a keyword finds; in the default order what fits best comes first. `db` is the pool. */
export async function search(db: Db, wanted: ParsedQuery, browsing: Browsing): Promise<Searched> {
  const outcome: Pick<Searched, 'isLoose' | 'correction'> = { isLoose: false, correction: null };
  const page = await agreed(db, async () => {
    const matches = await match(db, wanted);
    const { catalogue, isLoose } = matches;
    const left = catalogue.left(browsing.filters, matches.all);
    const total = left.size;
    if (!isLoose || total === 0) return { total, ids: catalogue.idsOf(pageOf(matches, left, browsing)) };
    const near = await nearest(db, wanted, catalogue.idsOf(ranked(matches, left)));
    Object.assign(outcome, { isLoose, correction: near.correction });
    const offset = (browsing.pageNum - 1) * browsing.pageSize;
    const mayRank = browsing.sort === 'quality' && offset < near.ids.length;
    const ids = mayRank ? near.ids.slice(offset, offset + browsing.pageSize) : [];
    return { total, ids: mayRank ? ids : catalogue.idsOf(pageOf(matches, left, browsing)) };
  });
  return { ...page, ...outcome };
}

/** Counts of each facet under every filter but its own, of what the keyword finds. */
export async function countFound(
  db: Db,
  wanted: ParsedQuery,
  filters: Filters,
  isWanted: (name: FacetName, value: string) => boolean,
): Promise<FacetCounts> {
  const { catalogue, all } = await match(db, wanted);
  return catalogue.counts(filters, all, isWanted);
}

// With a character wrong only when nothing has the keyword as it is; the filters do not change which it is.
async function match(db: Db, wanted: ParsedQuery): Promise<Matches> {
  const matches = await matchAll(db, wanted.parts);
  return matches.all.size > 0 ? matches : { ...(await matchAll(db, wanted.fuzzy)), isLoose: true };
}

async function matchAll(db: Db, parts: readonly Part[]): Promise<Matches> {
  return { ...(await productsMatching(db, parts)), parts, isLoose: false };
}

// Ranking every match of a common word would take long: the best by quality are ranked, the others follow them.
const rankedAtMost = 480;

function pageOf(matches: Matches, left: PostingSet, { sort, pageNum, pageSize }: Browsing): number[] {
  const offset = (pageNum - 1) * pageSize;
  const bound = Math.ceil(rankedAtMost / pageSize) * pageSize;
  if (sort === 'quality' && offset + pageSize <= bound)
    return ranked(matches, left, bound).slice(offset, offset + pageSize);
  return matches.catalogue.inOrder(left, sort, offset, pageSize);
}

function ranked(
  { catalogue, terms, parts }: Omit<Matches, 'isLoose' | 'all'>,
  left: PostingSet,
  limit = rankedAtMost,
): number[] {
  const fit = terms.fitting(parts);
  const worth = catalogue
    .inOrder(left, 'quality', 0, limit)
    .map((ordinal) => ({ ordinal, worth: fit(ordinal) * 1000 + catalogue.scoreOf(ordinal) }));
  // Equal ones stay in the order of quality.
  return worth.sort((a, b) => b.worth - a.worth).map(({ ordinal }) => ordinal);
}

// Candidates read for fuzzy matching; a match is seldom ranked further down.
const comparedAtMost = 120;

/** The same products, most similar first, and the corrected keyword. */
async function nearest(db: Db, { text, han }: ParsedQuery, ids: readonly string[]) {
  const [head, rest] = [ids.slice(0, comparedAtMost), ids.slice(comparedAtMost)];
  const names = await listNames(db, head);
  const near = head.map((id) => ({ id, worth: similarityOf(han, names.get(id)) })).sort((a, b) => b.worth - a.worth);
  const first = near.slice(0, 12).flatMap(({ id }) => names.get(id) ?? []);
  return { ids: [...near.map(({ id }) => id), ...rest], correction: corrected(text, han, first) };
}

/**
 * The products that share whole words with a keyword without a match, ranked by their number. A word of nearly every
 * text brings nothing near.
 */
export async function listNearest(db: Db, { words }: ParsedQuery, limit: number): Promise<ProductCard[]> {
  const some = words.filter((word) => !idleWords.has(word)).map(quoted);
  const parts = some.map((term) => [[term]]);
  const { rows } = await agreed(db, async () => {
    const { catalogue, terms } = await catalogueWithTerms(db, new Set(some));
    const near = terms.matching([parts.flat()], catalogue.everyone, catalogue.room);
    const best = ranked({ catalogue, terms, parts }, near, nearestLookedAt).slice(0, limit);
    return { total: near.size, ids: catalogue.idsOf(best) };
  });
  return rows;
}

const nearestLookedAt = 2_000;
