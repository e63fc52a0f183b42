import type { Poster } from '@shuji/contract/home/schema';
import type { Db } from '#src/db/open.ts';
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
