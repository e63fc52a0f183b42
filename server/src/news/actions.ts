import type { Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/news/calls';
import type { User, WriteContext } from '#src/http/context.ts';
import { ensure } from '#src/http/refuse.ts';
import { markOf } from '#src/site/view-mark.ts';
import { addView } from './queries.ts';

/** Counts a reading, once a day for each visitor; answers how many there are. */
export async function countNewsView({ id }: Parsed<typeof calls.countNewsView>, context: WriteContext<User | null>) {
  const views = await addView(context.db, id, markOf(context, id));
  ensure(views !== null, 'news.notFound');
  return { views };
}
