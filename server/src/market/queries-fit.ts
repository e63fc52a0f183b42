// Products to match with demands.
import type { ProductPrice } from '@shuji/contract/product/schema';
import type { Db, Fragment } from '#src/db/open.ts';
import { priceColumns, visible } from '#src/product/queries.ts';
import { quoted } from '#src/text/tokenize.ts';

export interface Candidate extends ProductPrice {
  id: string;
  partyId: string;
  name: string;
  summary: string;
  merchantName: string;
  productType: string;
  industry: string;
  scenes: string[];
  regions: string[];
  updateFrequency: string;
  delivery: string[];
  keywords: string[];
}

function columns(db: Db): Fragment {
  return db`p.id, p.party_id, p.name, p.summary, p.merchant_name, p.product_type, p.industry, p.scenes, p.regions, p.update_frequency,
    p.delivery, ${priceColumns(db)},
    array(select jsonb_array_elements_text(v.content -> 'keywords')) as keywords`;
}

/** Candidates on the market for a demand, by a word of name or labels. */
export async function listCandidates(db: Db, words: readonly string[], limit: number): Promise<Candidate[]> {
  if (words.length === 0) return [];
  const query = words.map(tagged).join(' | ');
  return db<Candidate[]>`
    select ${columns(db)} from product p join product_version v on v.id = p.version_id
    where ${visible(db)} and p.search @@ ${query}::tsquery order by p.score desc, p.id limit ${limit}`;
}

const commonShare = 0.05;
/** In a small market a word of many products may still say what they are about. */
const commonAtLeast = 30;

/** Those of the words that so many products on the market have in name or labels that they tell nothing apart. */
export async function listCommonWords(db: Db, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const rows = await db<{ word: string }[]>`
    with market as materialized (select count(*) as size from product p where ${visible(db)})
    select w.word from unnest(${words as string[]}::text[], ${words.map(tagged)}::text[]) as w (word, query)
    where (select count(*) from product p where ${visible(db)} and p.search @@ w.query::tsquery)
      > greatest(${commonAtLeast}::int, ${commonShare}::float8 * (select size from market))`;
  return new Set(rows.map(({ word }) => word));
}

function tagged(word: string): string {
  return `${quoted(word)}:AB`;
}

/** A supplier's own on the market. */
export async function listOwnCandidates(db: Db, partyId: string, limit: number): Promise<Candidate[]> {
  return db<Candidate[]>`
    select ${columns(db)} from product p join product_version v on v.id = p.version_id
    where ${visible(db)} and p.party_id = ${partyId} order by p.listed_at desc, p.id limit ${limit}`;
}

/** Products new on the market since a moment, earliest first. */
export async function listListedSince(db: Db, since: Date, limit: number): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select p.id from product p where ${visible(db)} and p.listed_at > ${since} order by p.listed_at, p.id limit ${limit}`;
  return rows.map((row) => row.id);
}

export async function listCandidatesById(db: Db, ids: readonly string[]): Promise<Candidate[]> {
  return db<Candidate[]>`
    select ${columns(db)} from product p join product_version v on v.id = p.version_id
    where ${visible(db)} and p.id = any(${ids as string[]})`;
}

export interface ProductName {
  id: string;
  name: string;
  isListed: boolean;
}

/** Names of products by id, whether or not they are still on the market. */
export async function productNames(db: Db, ids: readonly string[]): Promise<Map<string, ProductName>> {
  const rows = await db<ProductName[]>`
    select p.id, p.name, ${visible(db)} as is_listed from product p where p.id = any(${ids as string[]}) and p.name is not null`;
  return new Map(rows.map((row) => [row.id, row]));
}
