// Views and favourites of products.
import type * as calls from '@shuji/contract/product/interest';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { markOf } from '#src/site/view-mark.ts';
import { countView } from './queries.ts';
import { insertFavourite, removeFavourite } from './queries-favourite.ts';
import { insertSearch } from './queries-search.ts';

export const countProductView: Handler<typeof calls.countProductView> = async ({ id }, context) => {
  const mark = markOf(context, id);
  if (mark) await countView(context.db, id, mark, context.actor?.partyId ?? null);
};

// A number or an address may name a person.
const personal = /\d{6}|@/;

export const countSearch: Handler<typeof calls.countSearch> = async ({ keyword }, context) => {
  const word = keyword.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');
  const isWord = word.length >= 2 && word.length <= 20 && !personal.test(word);
  const mark = isWord && markOf(context, `search ${word}`);
  if (mark) await insertSearch(context.db, word, mark);
};

/** Collecting twice is collecting once. */
export const addFavourite: Handler<typeof calls.addFavourite> = async ({ id }, { db, actor, now }) => {
  ensure(await insertFavourite(db, actor.id, id, now), 'product.notFound');
};

export const deleteFavourite: Handler<typeof calls.deleteFavourite> = ({ id }, { db, actor }) =>
  removeFavourite(db, actor.id, id);
