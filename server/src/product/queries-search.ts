// What comes near a keyword, and names that begin like it; see docs/decisions/0015.
import type { ProductCard } from '@shuji/contract/product';
import type { Db } from '#src/db/open.ts';
import type { Asked } from './asked.ts';
import { cardColumns, visible } from './queries.ts';

/** What comes nearest to a keyword that nothing matches: the more of its parts, the nearer. */
export async function listNearest(db: Db, { some }: Asked, limit: number): Promise<ProductCard[]> {
  return db<ProductCard[]>`
    with best as materialized (
      select p.id, ts_rank('{0.02, 0.15, 0.5, 1.0}', p.search, ${some}::tsquery) as rank, p.score
      from product p where ${visible(db)} and p.search @@ ${some}::tsquery limit 2000
    )
    select ${cardColumns(db)} from best join product p on p.id = best.id order by best.rank desc, best.score desc limit ${limit}`;
}

/** Names beginning to match, best first. */
export async function listNames(db: Db, query: string, limit: number): Promise<{ id: string; name: string }[]> {
  return db<{ id: string; name: string }[]>`
    with best as materialized (
      select p.id, p.name, p.score, ts_rank('{0, 0, 0.1, 1.0}', p.search, ${query}::tsquery) as rank
      from product p where ${visible(db)} and p.search @@ ${query}::tsquery order by p.score desc limit 200
    )
    select id, name from best where rank > 0.05 order by rank desc, score desc limit ${limit}`;
}
