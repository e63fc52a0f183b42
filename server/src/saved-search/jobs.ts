// Notifies people of new products that match their saved searches.

import type { JobContext } from '#src/http/context.ts';
import type { Job } from '#src/http/feature.ts';
import { findLatestListing, listMatchesSince } from '#src/market/queries-match.ts';
import { notify } from '#src/notice/actions.ts';
import { parseQuery } from '#src/text/parsed-query.ts';
import { type DueSearch, insertHits, lockDue, markLooked } from './queries.ts';
import { addressOf, newsOf } from './rules.ts';

const searchesARun = 200;
const mostProducts = 50;
/** A listing becomes visible a little after its timestamp: the last minutes are searched again. */
const overlapMs = 5 * 60_000;

export const notifySavedSearches: Job = {
  name: 'notify-saved-searches',
  cron: '* * * * *',
  run: async ({ db, now }) => {
    const latest = await findLatestListing(db);
    if (!latest) return;
    for (const due of await lockDue(db, latest, searchesARun)) await notifyOf(due, { db, now });
  },
};

async function notifyOf(due: DueSearch, { db, now }: Pick<JobContext, 'db' | 'now'>): Promise<void> {
  const { keyword, ...filters } = due.wanted;
  const query = typeof keyword === 'string' ? (parseQuery(keyword)?.all ?? '') : null;
  const found = await listMatchesSince(db, filters, query, new Date(due.lookedUntil), mostProducts);
  const fresh = await insertHits(
    db,
    due.id,
    found.map((product) => product.id),
  );
  const names = found.filter((product) => fresh.has(product.id)).map((product) => product.name);
  if (names.length > 0) {
    const link = addressOf(due.wanted);
    const key = `search ${due.id} ${now.toISOString()}`;
    await notify(db, { accountId: due.accountId }, { topic: 'product', key, ...newsOf(due.title, names), link, now });
  }
  await markLooked(db, due.id, new Date(now.getTime() - overlapMs));
}
