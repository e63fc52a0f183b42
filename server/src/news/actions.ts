import type { Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/news';
import { ensure } from '#src/http/refuse.ts';
import type { User, WriteScene } from '#src/http/scene.ts';
import { addView } from './queries.ts';

/** Counts a reading. */
export async function countNewsView({ id }: Parsed<typeof calls.countNewsView>, { db }: WriteScene<User | null>) {
  const views = await addView(db, id);
  ensure(views, 'news.notFound');
  return { views };
}
