// The searches of the market: counted without persons, and published as hot words.
import { smallestPublished } from '@shuji/contract/home/labels/open-statistics';
import { chinaDay, dayMs } from '@shuji/contract/time';
import type { Db, Tx } from '#src/db/open.ts';
import type { Job } from '#src/http/feature.ts';
import type { ViewMark } from '#src/site/view-mark.ts';

const countedDays = 30;

export async function insertSearch(db: Tx, word: string, { day, visitor }: ViewMark): Promise<void> {
  await db`insert into search_mark ${db({ day, word, visitor })} on conflict do nothing`;
}

/** The commonest words of the last thirty whole days that enough visitors searched for. */
export async function listCommonSearches(
  db: Db,
  now: Date,
  blocked: readonly string[],
  limit: number,
): Promise<string[]> {
  const rows = await db<{ word: string }[]>`
    select word from search_mark
    where day between ${firstDay(now)} and ${chinaDay(new Date(now.getTime() - dayMs))}
      and not exists (select from unnest(${blocked}::text[]) as part where strpos(word, part) > 0)
    group by word having count(*) >= ${smallestPublished}
    order by count(*) desc, word limit ${limit}`;
  return rows.map(({ word }) => word);
}

function firstDay(now: Date): string {
  return chinaDay(new Date(now.getTime() - countedDays * dayMs));
}

/** A new day also brings new hot words. */
export const forgetSearches: Job = {
  name: 'forget-searches',
  cron: '1 16 * * *',
  run: async ({ db, now, invalidate }) => {
    await db`delete from search_mark where day < ${firstDay(now)}`;
    invalidate('search');
  },
};
