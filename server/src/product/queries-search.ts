// Names that begin like a keyword; see docs/decisions/0015.
import type { Db } from '#src/db/open.ts';
import { visible } from './queries.ts';

/** Names beginning to match, best first. */
export async function listNames(db: Db, query: string, limit: number): Promise<{ id: string; name: string }[]> {
  return db<{ id: string; name: string }[]>`
    with best as materialized (
      select p.id, p.name, p.score, ts_rank('{0, 0, 0.1, 1.0}', p.search, ${query}::tsquery) as rank
      from product p where ${visible(db)} and p.search @@ ${query}::tsquery order by p.score desc limit 200
    )
    select id, name from best where rank > 0.05 order by rank desc, score desc limit ${limit}`;
}
