// How people show interest: they read and collect.
import type { Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/product-interest';
import { ensure } from '#src/http/refuse.ts';
import type { User, WriteScene } from '#src/http/scene.ts';
import { addViews } from './queries.ts';
import { insertFavourite, removeFavourite } from './queries-favourite.ts';
import { chineseDay } from './rules.ts';

export async function countProductView(
  { id }: Parsed<typeof calls.countProductView>,
  { db, now }: WriteScene<User | null>,
): Promise<null> {
  await addViews(db, id, chineseDay(now), 1);
  return null;
}

/** Collecting twice is collecting once. */
export async function addFavourite(
  { id }: Parsed<typeof calls.addFavourite>,
  { db, actor, now }: WriteScene<User>,
): Promise<null> {
  ensure(await insertFavourite(db, actor.id, id, now), 'product.notFound');
  return null;
}

export async function deleteFavourite(
  { id }: Parsed<typeof calls.deleteFavourite>,
  { db, actor }: WriteScene<User>,
): Promise<null> {
  await removeFavourite(db, actor.id, id);
  return null;
}
