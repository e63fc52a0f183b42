import type { Db } from '#src/db/open.ts';

/** Products registered for the first time, by month in China, from a moment on. */
export async function countRegisteredByMonth(db: Db, since: string): Promise<{ month: string; count: number }[]> {
  return db<{ month: string; count: number }[]>`
    select to_char(registered_at at time zone 'Asia/Shanghai', 'YYYY-MM') as month, count(*) as count
    from product where registered_at >= ${since} group by 1`;
}
