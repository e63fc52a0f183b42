// Views and favourites of products.
import type { Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/product/interest';
import type { User, WriteContext } from '#src/http/context.ts';
import { ensure } from '#src/http/refuse.ts';
import { markOf } from '#src/site/view-mark.ts';
import { countView } from './queries.ts';
import { insertFavourite, removeFavourite } from './queries-favourite.ts';

export async function countProductView(
  { id }: Parsed<typeof calls.countProductView>,
  context: WriteContext<User | null>,
): Promise<null> {
  const mark = markOf(context, id);
  if (mark) await countView(context.db, id, mark, context.actor?.partyId ?? null);
  return null;
}

/** Collecting twice is collecting once. */
export async function addFavourite(
  { id }: Parsed<typeof calls.addFavourite>,
  { db, actor, now }: WriteContext<User>,
): Promise<null> {
  ensure(await insertFavourite(db, actor.id, id, now), 'product.notFound');
  return null;
}

export async function deleteFavourite(
  { id }: Parsed<typeof calls.deleteFavourite>,
  { db, actor }: WriteContext<User>,
): Promise<null> {
  await removeFavourite(db, actor.id, id);
  return null;
}
