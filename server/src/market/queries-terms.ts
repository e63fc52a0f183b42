// Reads from the search column which products on the market have a term.
import type { Db } from '#src/db/open.ts';
import type { Term } from '#src/text/parsed-query.ts';
import type { Postings } from './term-index.ts';

/** Ordinals by field, in order. */
export type Having = Record<keyof Postings, Int32Array>;

/** From the narrow table that lies beside the products: a term that most of them have is very many. */
export async function getPostings(db: Db, term: Term): Promise<Having> {
  // Behind a select the planner does not see how common the term is; it would read every row's search column otherwise.
  const [row] = await db<[Record<keyof Postings, Buffer>]>`
    select
      array_send(array(select t.place from product_term t where t.search @@ (select ${term}::text::tsquery))) as "any",
      array_send(array(select t.place from product_term t
        where ts_filter(t.search, '{a}') @@ (select ${term}::text::tsquery))) as name,
      array_send(array(select t.place from product_term t
        where ts_filter(t.search, '{b}') @@ (select ${term}::text::tsquery))) as labels`;
  return { any: elements(row.any).sort(), name: elements(row.name).sort(), labels: elements(row.labels).sort() };
}

const headBytes = 20;

/** The numbers of an array as PostgreSQL sends it: after its head each number behind its length. */
function elements(bytes: Buffer): Int32Array {
  const numbers = new Int32Array(Math.max(0, (bytes.length - headBytes) / 8));
  for (let at = 0; at < numbers.length; at += 1) numbers[at] = bytes.readInt32BE(headBytes + at * 8 + 4);
  return numbers;
}

/** The most frequent terms, estimated from one product in two hundred. */
export async function listCommonWords(db: Db, limit: number): Promise<string[]> {
  const sample = 'select search from product_term tablesample system (0.5)';
  const rows = await db<{ word: string }[]>`
    select word from ts_stat(${sample}) where word not like '_:%' and length(word) > 1 order by ndoc desc, word limit ${limit}`;
  return rows.map((row) => row.word);
}

export interface TermOf {
  id: string;
  term: Term;
  inName: boolean;
  inLabels: boolean;
}

/** The terms, of those wanted, that these products have. */
export async function listTermsOf(db: Db, ids: readonly string[], terms: readonly Term[]): Promise<TermOf[]> {
  if (ids.length === 0 || terms.length === 0) return [];
  return db<TermOf[]>`
    with changed as materialized (
      select p.id, p.search, ts_filter(p.search, '{a}') as name, ts_filter(p.search, '{b}') as labels
      from product p where p.id = any(${ids as string[]}) and p.status = 'listed'
    )
    select c.id, t.term, c.name @@ t.term::tsquery as in_name, c.labels @@ t.term::tsquery as in_labels
    from changed c cross join unnest(${terms as string[]}::text[]) as t (term) where c.search @@ t.term::tsquery`;
}
