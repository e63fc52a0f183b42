// The catalogue of this node. Reads products that a commit changed again before it answers.

import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { onInvalidate } from '#src/cache/memo.ts';
import type { Db } from '#src/db/open.ts';
import { readLong } from '#src/db/read-long.ts';
import { listFrozen, merchantNames } from '#src/product/queries.ts';
import type { Part, Term } from '#src/text/parsed-query.ts';
import { quoted } from '#src/text/tokenize.ts';
import { Catalogue } from './catalogue.ts';
import type { PostingSet } from './posting-set.ts';
import { listEntries, listIdsOfMerchants, listOrders, loadColumns } from './queries-catalogue.ts';
import { getPostings, listCommonWords, listTermsOf } from './queries-terms.ts';
import { type Postings, TermIndex, termsOf } from './term-index.ts';

interface CatalogueCopy {
  catalogue: Catalogue;
  terms: TermIndex;
  /** The products that matched recent keywords. */
  matches: LRUCache<string, PostingSet>;
  merchants: Map<string, string>;
  frozen: Set<string>;
  /** Everything must be read anew. */
  isUnknown: boolean;
  /** Merchants may have been frozen or thawed. */
  isFrozenUnknown: boolean;
  /** Products that have changed since they were read. */
  changed: Set<string>;
  underway: Promise<void> | null;
  /** Terms that are being read, and the products read again meanwhile: the terms may have missed them. */
  reading: Map<Term, Promise<void>>;
  missed: Set<string>;
}

// Terms of ten times the products need ten times the room.
const leastTermBytes = 64 * 1024 * 1024;
const termBytesPerProduct = 384;
// Above this, reading the terms again on demand is cheaper.
const termsTimesProducts = 20_000;
const triesToHave = 5;
// A list, the filters beside it and its next pages use the same matches.
const mostMatches = 64;
const worthWarming = 10_000;
const mostWarmed = 1_000;
const copies = new Map<Db, CatalogueCopy>();
const productTag = 'product:';

onInvalidate((tags) => {
  const ids = (tags ?? []).filter((tag) => tag.startsWith(productTag)).map((tag) => tag.slice(productTag.length));
  for (const copy of copies.values()) {
    for (const id of ids) copy.changed.add(id);
    // This node missed an invalidation.
    if (!tags) copy.isUnknown = true;
    // A merchant's status changes products without naming them.
    else if (tags.includes('merchant') || (ids.length === 0 && tags.includes('product'))) copy.isFrozenUnknown = true;
  }
});

function begin(): CatalogueCopy {
  return {
    catalogue: new Catalogue(),
    terms: new TermIndex(leastTermBytes),
    matches: new LRUCache({ max: mostMatches }),
    merchants: new Map(),
    frozen: new Set(),
    isUnknown: true,
    isFrozenUnknown: false,
    changed: new Set(),
    underway: null,
    reading: new Map(),
    missed: new Set(),
  };
}

async function upToDate(db: Db): Promise<CatalogueCopy> {
  const copy = copies.get(db) ?? begin();
  copies.set(db, copy);
  while (copy.isUnknown || copy.isFrozenUnknown || copy.changed.size > 0 || copy.underway) {
    copy.underway ??= refresh(db, copy).finally(() => {
      copy.underway = null;
    });
    await copy.underway;
  }
  return copy;
}

/** The catalogue as of the last commit known to this node. `db` is the pool. */
export async function currentCatalogue(db: Db): Promise<Catalogue> {
  return (await upToDate(db)).catalogue;
}

/** Names that merchants on the market sell under; the ids are those of merchants the catalogue knows. */
export async function cachedMerchantNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { merchants } = await upToDate(db);
  const missing = ids.filter((id) => !merchants.has(id));
  if (missing.length > 0) for (const [id, name] of await merchantNames(db, missing)) merchants.set(id, name);
  return merchants;
}

/** The catalogue with these terms cached. Use the result before the next await. */
export async function catalogueWithTerms(
  db: Db,
  wanted: ReadonlySet<Term>,
): Promise<Pick<CatalogueCopy, 'catalogue' | 'terms' | 'matches'>> {
  for (let tries = 1; ; tries += 1) {
    const copy = await upToDate(db);
    const missing = copy.terms.missing(wanted);
    // A keyword whose own terms evict each other is answered from those that are left.
    if (missing.length === 0 || tries > triesToHave) return copy;
    await Promise.all(missing.map((term) => loadTermOnce(db, copy, term)));
  }
}

/** The catalogue with the products that match every part, whatever the filters; the set is read-only. */
export async function productsMatching(db: Db, parts: readonly Part[]) {
  const unique = termsOf(parts);
  const { catalogue, terms, matches } = await catalogueWithTerms(db, unique);
  const key = JSON.stringify(parts);
  const all = matches.get(key) ?? terms.matching(parts, catalogue.everyone, catalogue.room);
  if (terms.has(unique)) matches.set(key, all);
  else matches.delete(key);
  return { catalogue, terms, all };
}

/**
 * Reads the market before the first request, and then, one by one, the most frequent terms, which take longest to read.
 * A small market skips the terms.
 */
export async function warmCatalogue(db: Db): Promise<void> {
  unread = db;
  const copy = await upToDate(db).finally(() => {
    unread = null;
  });
  if (copy.catalogue.size < worthWarming) return;
  for (const word of await listCommonWords(db, mostWarmed)) {
    if (copy.terms.bytes > copy.terms.maxBytes / 2) return;
    await catalogueWithTerms(db, new Set([quoted(word)]));
  }
}

let unread: Db | null = null;

/** True during the first reading of the market; requests for a list wait until then. */
export function isMarketUnread(): boolean {
  return unread !== null;
}

/** These were found in the catalogue but not on the market: they are read again before the next answer. */
export function doubtEntries(db: Db, ids: readonly string[]): void {
  const copy = copies.get(db);
  if (!copy) return;
  for (const id of ids) copy.changed.add(id);
  copy.isFrozenUnknown = true;
}

function loadTermOnce(db: Db, copy: CatalogueCopy, term: Term): Promise<void> {
  const running = copy.reading.get(term);
  if (running) return running;
  const reading = loadTerm(db, copy, term).finally(() => {
    copy.reading.delete(term);
    if (copy.reading.size === 0) copy.missed.clear();
  });
  copy.reading.set(term, reading);
  return reading;
}

// More at once would take every connection, and none of them would be read sooner.
const termLimit = pLimit(4);

// Begun only when the catalogue is up to date, so a product it does not show yet is one that is read again.
async function loadTerm(db: Db, copy: CatalogueCopy, term: Term): Promise<void> {
  const { terms, catalogue } = copy;
  const having = await termLimit(() => readLong(db, (long) => getPostings(long, term)));
  if (copy.terms !== terms) return;
  terms.keep(term, having, catalogue.room);
  for (const id of copy.missed) copy.changed.add(id);
}

// A change during the reading is recorded and read again.
async function refresh(db: Db, copy: CatalogueCopy): Promise<void> {
  const ids = new Set(copy.changed);
  const { isUnknown, isFrozenUnknown } = copy;
  copy.changed.clear();
  copy.isUnknown = false;
  copy.isFrozenUnknown = false;
  try {
    if (isUnknown) return await loadAll(db, copy);
    if (isFrozenUnknown) for (const id of await listTurned(db, copy)) ids.add(id);
    if (copy.reading.size > 0) for (const id of ids) copy.missed.add(id);
    await reload(db, copy, [...ids]);
  } catch (failure) {
    copy.isUnknown = true;
    throw failure;
  }
}

async function loadAll(db: Db, copy: CatalogueCopy): Promise<void> {
  const catalogue = new Catalogue();
  // Cleared first: a merchant frozen meanwhile is recorded again.
  copy.frozen = await listFrozen(db);
  const [orders] = await Promise.all([listOrders(db), loadColumns(db, (columns) => catalogue.take(columns))]);
  catalogue.arrange(orders);
  copy.catalogue = catalogue;
  copy.matches.clear();
  copy.terms = new TermIndex(Math.max(leastTermBytes, catalogue.size * termBytesPerProduct));
  copy.merchants = new Map();
}

/** Products of merchants who have been frozen or thawed. */
async function listTurned(db: Db, copy: CatalogueCopy): Promise<string[]> {
  const before = copy.frozen;
  copy.frozen = await listFrozen(db);
  const turned = [...before, ...copy.frozen].filter((id) => !before.has(id) || !copy.frozen.has(id));
  return listIdsOfMerchants(db, turned);
}

async function reload(db: Db, copy: CatalogueCopy, ids: readonly string[]): Promise<void> {
  const { catalogue, terms } = copy;
  const found = await listEntries(db, ids);
  // Products off the market are never read, whatever terms they have.
  const there = found.filter(({ entry }) => entry !== null).map(({ id }) => id);
  if (there.length * terms.all.length > termsTimesProducts) terms.clear();
  const having = await listTermsOf(db, there, terms.all);
  const ordinals = new Map(found.map(({ id, ordinal }) => [id, ordinal]));
  copy.matches.clear();
  for (const { ordinal, entry } of found) {
    catalogue.remove(ordinal);
    if (!entry) continue;
    catalogue.put(entry);
    terms.remove(ordinal);
    copy.merchants.delete(entry.facets.merchant[0] ?? '');
  }
  for (const { id, term, inName, inLabels } of having) {
    const has: (keyof Postings)[] = [
      'any',
      ...(inName ? (['name'] as const) : []),
      ...(inLabels ? (['labels'] as const) : []),
    ];
    terms.add(term, ordinals.get(id) as number, has, catalogue.room);
  }
}
