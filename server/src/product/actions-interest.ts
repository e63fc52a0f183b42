// Views and favourites of products.
import type * as calls from '@shuji/contract/product/interest';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { markOf } from '#src/site/view-mark.ts';
import { countView } from './queries.ts';
import { insertFavourite, removeFavourite } from './queries-favourite.ts';

export const countProductView: Handler<typeof calls.countProductView> = async ({ id }, context) => {
  const mark = markOf(context, id);
  if (mark) await countView(context.db, id, mark, context.actor?.partyId ?? null);
};

/** Collecting twice is collecting once. */
export const addFavourite: Handler<typeof calls.addFavourite> = async ({ id }, { db, actor, now }) => {
  ensure(await insertFavourite(db, actor.id, id, now), 'product.notFound');
};

export const deleteFavourite: Handler<typeof calls.deleteFavourite> = ({ id }, { db, actor }) =>
  removeFavourite(db, actor.id, id);
