import type { OfficePoster } from '@shuji/contract/home/schema/office';
import { one } from '#src/db/one.ts';
import type { Db, Fragment, Tx } from '#src/db/open.ts';

export type StoredPoster = Omit<OfficePoster, 'imageUrl' | 'state' | 'mark'>;

export async function listAllPosters(db: Db, place: string, keyword: string): Promise<StoredPoster[]> {
  return db<StoredPoster[]>`
    select ${columns(db)} from poster where place = ${place}
      ${keyword ? db`and strpos(lower(title || ' ' || subtitle), ${keyword.toLowerCase()}) > 0` : db``}
    order by sort, id`;
}

function columns(db: Db): Fragment {
  return db`id, place, title, subtitle, image_file_id, link, from_day::text, to_day::text`;
}

export async function lockPoster(db: Tx, id: string): Promise<StoredPoster | null> {
  return one<StoredPoster>(db`select ${columns(db)} from poster where id = ${id} for update`);
}

export async function updatePoster(db: Tx, id: string, row: object): Promise<void> {
  await db`update poster set ${db({ ...row })} where id = ${id}`;
}

export async function deletePoster(db: Tx, id: string): Promise<boolean> {
  return (await db`delete from poster where id = ${id}`).count === 1;
}
