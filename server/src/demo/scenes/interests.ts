// Saved searches of the demo's people, and the digest of yesterday morning that told suppliers of fitting demands.
import { saveHallSearch as hallShape, saveSearch as marketShape } from '@shuji/contract/saved-search/schema';
import { dayMs } from '@shuji/contract/time';
import { z } from 'zod';
import { contextOf, type DemoContext, listTraders, traderOf } from '#src/demo/play.ts';
import { readData } from '#src/demo/read.ts';
import { atWork } from '#src/demo/working-time.ts';
import { notifySuppliers } from '#src/offer/jobs-digest.ts';
import { notifyMatches } from '#src/offer/jobs-match.ts';
import { saveHallSearch, saveSearch } from '#src/saved-search/actions.ts';
import { notifySavedSearches } from '#src/saved-search/jobs.ts';

const who = { who: z.string(), daysAgo: z.number() };
const interestsShape = z.array(
  z.discriminatedUnion('target', [
    z.strictObject({ ...who, target: z.literal('product'), wanted: marketShape.input }),
    z.strictObject({ ...who, target: z.literal('demand'), wanted: hallShape.input }),
  ]),
);

export async function plantInterests(context: DemoContext): Promise<void> {
  const { tx, providers, now } = context;
  const traders = await listTraders(context);
  for (const interest of readData('interests', interestsShape)) {
    const { user } = traderOf(traders, interest.who);
    const then = contextOf(context, user, atWork(new Date(now.getTime() - interest.daysAgo * dayMs)));
    if (interest.target === 'demand') await saveHallSearch(interest.wanted, then);
    else await saveSearch(interest.wanted, then);
  }
  const yesterday = atWork(new Date(now.getTime() - dayMs));
  const ignore = () => {};
  const then = { db: tx, providers, now: yesterday, afterCommit: ignore, invalidate: ignore, next: ignore };
  await notifyMatches.run(then);
  await notifySuppliers.run(then);
  await notifySavedSearches.run({ ...then, now });
}
