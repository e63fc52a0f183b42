import type { Poster } from '@shuji/contract/home/schema';
import type { OfficePoster } from '@shuji/contract/home/schema/office';
import { one } from '#src/db/one.ts';
import type { Db, Fragment, Tx } from '#src/db/open.ts';
import { type Page, paged } from '#src/db/page.ts';

type PosterRow = Omit<Poster, 'imageUrl'> & { imageFileId: string | null };

/** The posters of a place on a day, `2026-11-20`. */
export async function listPostersOn(
  db: Db,
  { place, day, pageNum, pageSize }: { place: string; day: string; pageNum: number; pageSize: number },
): Promise<Page<PosterRow>> {
  return paged<PosterRow>(db, {
    columns: db`p.id, p.title, p.subtitle, p.image_file_id, p.link`,
    from: db`from poster p where p.place = ${place} and p.from_day <= ${day} and (p.to_day is null or p.to_day >= ${day})`,
    order: db`p.sort, p.id`,
    pageNum,
    pageSize,
  });
}

type StoredPoster = Omit<OfficePoster, 'imageUrl' | 'state' | 'mark'>;

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
