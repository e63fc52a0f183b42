// What the home page shows as proof: the newest certificate, the day of the last deal, the length of the proof log.
import type * as calls from '@shuji/contract/home/calls';
import { smallestPublished } from '@shuji/contract/home/labels/open-statistics';
import { chinaDay, chinaMonthStart } from '@shuji/contract/time';
import type { Handler } from '#src/http/feature.ts';
import { findLastCompleted } from '#src/order/office/queries-statistics.ts';
import { findNewestCertificate } from '#src/product/queries-feed.ts';
import { newestCheckpoint } from '#src/proof-log/queries.ts';

/**
 * Of a deal the day alone, and only in a month that has enough of them: who reads it daily counts days, and those of a
 * month with few deals would give away the number that the open statistics withhold.
 */
export const getLatest: Handler<typeof calls.getLatest> = async (_, { db, now }) => {
  const [certificate, deals, checkpoint] = await Promise.all([
    findNewestCertificate(db, now),
    findLastCompleted(db, chinaMonthStart(now)),
    newestCheckpoint(db),
  ]);
  return {
    certificate,
    dealOn: deals && deals.count >= smallestPublished ? chinaDay(new Date(deals.at)) : null,
    log: checkpoint && { size: checkpoint.size, signedAt: checkpoint.signedAt },
  };
};
