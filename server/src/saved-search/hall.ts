// Finds the new demands of saved searches of the hall; the daily digest notifies of them (offer/jobs-digest.ts).
import { chinaDay } from '@shuji/contract/time';
import type { Tx } from '#src/db/open.ts';
import { listPublishedSince } from '#src/demand/hall/queries.ts';
import { parseQuery } from '#src/text/parsed-query.ts';
import { insertDemandHits, lockDueOfHall, markLooked } from './queries.ts';

const searchesARun = 2_000;
const mostDemands = 50;
/** A row is published a little before others see it: the last minutes are searched again. */
const overlapMs = 5 * 60_000;

export interface HallNews {
  accountId: string;
  /** The search in words. */
  title: string;
  demand: { id: string; title: string };
}

/** New demands of each search that was not looked through today; each of them once for a search. */
export async function findHallNews(db: Tx, startOfDay: Date, now: Date): Promise<HallNews[]> {
  const news: HallNews[] = [];
  for (const { id, accountId, title, wanted, lookedUntil } of await lockDueOfHall(db, startOfDay, searchesARun)) {
    const { keyword, ...filters } = wanted;
    const query = typeof keyword === 'string' ? (parseQuery(keyword)?.all ?? '') : null;
    const range = { since: new Date(lookedUntil), until: now, exceptOf: accountId, limit: mostDemands };
    const found = await listPublishedSince(db, { filters, query, today: chinaDay(now) }, range);
    const fresh = await insertDemandHits(
      db,
      id,
      found.map((demand) => demand.id),
    );
    for (const demand of found) if (fresh.has(demand.id)) news.push({ accountId, title, demand });
    await markLooked(db, id, new Date(now.getTime() - overlapMs));
  }
  return news;
}
