// Reads the pictures of a rich text.
import type { Db } from '#src/db/open.ts';
import { findSizes } from '#src/file/queries.ts';

const picture = /<img [^>]*>/g;
const source = / src="\/api\/file\/([0-9a-f-]{36})"/;

/** Replaces width and height in cleaned HTML by each picture's own, so that the page reserves its space. */
export async function withPictureSizes(db: Db, html: string): Promise<string> {
  const ids = [...html.matchAll(picture)].flatMap(([tag]) => source.exec(tag)?.[1] ?? []);
  if (ids.length === 0) return html;
  const sizes = await findSizes(db, ids);
  return html.replace(picture, (tag) => {
    const size = sizes.get(source.exec(tag)?.[1] ?? '');
    const bare = tag.replace(/ (width|height)="[^"]*"/g, '');
    return size ? bare.replace('<img ', `<img width="${size.width}" height="${size.height}" `) : bare;
  });
}
