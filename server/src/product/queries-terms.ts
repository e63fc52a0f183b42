// Who on the market has a term, asked of the search column.
import type { Db } from '#src/db/open.ts';
import type { Term } from './asked.ts';
import type { Places } from './terms.ts';

/** Ids by place. */
export type Having = Record<keyof Places, string[]>;

/** From the indexes alone, and as one text: a term that most products have is a hundred thousand ids. */
export async function readTerm(db: Db, term: Term): Promise<Having> {
  // Behind a select the planner does not see how common the term is; it would read every row's search column otherwise.
  const [row] = await db<[{ any: string; name: string; labels: string }]>`
    select
      (select coalesce(string_agg(p.id::text, ''), '') from product p
        where p.status = 'listed' and p.search @@ (select ${term}::text::tsquery)) as "any",
      (select coalesce(string_agg(p.id::text, ''), '') from product p
        where p.status = 'listed' and ts_filter(p.search, '{a}') @@ (select ${term}::text::tsquery)) as name,
      (select coalesce(string_agg(p.id::text, ''), '') from product p
        where p.status = 'listed' and ts_filter(p.search, '{b}') @@ (select ${term}::text::tsquery)) as labels`;
  return { any: idsOf(row.any), name: idsOf(row.name), labels: idsOf(row.labels) };
}

const idLength = 36;

function idsOf(joined: string): string[] {
  const ids: string[] = [];
  for (let at = 0; at < joined.length; at += idLength) ids.push(joined.slice(at, at + idLength));
  return ids;
}

export interface TermOf {
  id: string;
  term: Term;
  inName: boolean;
  inLabels: boolean;
}

/** Which of the terms these products have. */
export async function readTermsOf(db: Db, ids: readonly string[], terms: readonly Term[]): Promise<TermOf[]> {
  if (ids.length === 0 || terms.length === 0) return [];
  return db<TermOf[]>`
    with changed as materialized (
      select p.id, p.search, ts_filter(p.search, '{a}') as name, ts_filter(p.search, '{b}') as labels
      from product p where p.id = any(${ids as string[]}) and p.status = 'listed'
    )
    select c.id, t.term, c.name @@ t.term::tsquery as in_name, c.labels @@ t.term::tsquery as in_labels
    from changed c cross join unnest(${terms as string[]}::text[]) as t (term) where c.search @@ t.term::tsquery`;
}
