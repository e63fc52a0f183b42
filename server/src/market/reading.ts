// The market's list and its suggestions.
import type * as calls from '@shuji/contract/market/calls';
import { numberIn } from '@shuji/contract/readable-number';
import type { Handler } from '#src/http/feature.ts';
import { listHot, listNumbered } from '#src/product/queries.ts';
import { markedIn } from '#src/text/highlight.ts';
import { parseQuery } from '#src/text/parsed-query.ts';
import { browse } from './browse.ts';
import { listNearest, search } from './search.ts';
import { suggest } from './suggest.ts';

const nearestShown = 6;
const none = { nearest: [], isNear: false };

/** One page of the market; when nothing matches, what comes nearest. */
export const listProducts: Handler<typeof calls.listProducts> = async (
  { keyword = '', sort, pageNum, pageSize, ...filters },
  { db, now },
) => {
  const hot = async () => (await listHot(db, now, { pageNum: 1, pageSize: nearestShown })).rows;
  const number = numberIn(keyword);
  const numbered = number ? await listNumbered(db, number) : [];
  if (number && numbered.length > 0)
    return { total: numbered.length, rows: numbered, words: [number], isLoose: false, correction: null, ...none };
  const parsed = parseQuery(keyword);
  const words = parsed?.words ?? [];
  const asIs = { words, isLoose: false, correction: null };
  // A keyword of signs only finds nothing, as it should.
  if (keyword !== '' && !parsed) return { total: 0, rows: [], ...asIs, nearest: await hot(), isNear: false };
  const found = parsed
    ? await search(db, parsed, { filters, sort, pageNum, pageSize })
    : { ...asIs, ...(await browse(db, { filters, sort, pageNum, pageSize })) };
  if (found.total > 0) {
    const names = found.rows.map(({ name }) => name);
    return { ...found, words: markedIn(names, words, found.correction), ...none };
  }
  const near = parsed ? await listNearest(db, parsed, nearestShown) : [];
  const isNear = near.length > 0;
  return { ...found, words, isNear, nearest: isNear ? near : await hot() };
};

export const suggestProducts: Handler<typeof calls.suggestProducts> = async ({ keyword }, { db }) => {
  const parsed = parseQuery(keyword);
  return parsed ? suggest(db, keyword, parsed) : { rows: [], words: [] };
};
