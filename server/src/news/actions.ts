import type * as calls from '@shuji/contract/news/calls';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { markOf } from '#src/site/view-mark.ts';
import { addView } from './queries.ts';

/** Counts a reading, once a day for each visitor; answers how many there are. */
export const countNewsView: Handler<typeof calls.countNewsView> = async ({ id }, context) => {
  const views = await addView(context.db, id, markOf(context, id));
  ensure(views !== null, 'news.notFound');
  return { views };
};
