import type * as calls from '@shuji/contract/broadcast/calls';
import { audiences } from '@shuji/contract/broadcast/labels';
import type { BroadcastRow } from '@shuji/contract/broadcast/schema';
import { listApprovals, waitingSinceOf } from '#src/approval/queries.ts';
import { approvalFor } from '#src/approval/rules.ts';
import type { Db } from '#src/db/open.ts';
import type { ReadHandler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { getLabels } from '#src/site/queries.ts';
import { regionName } from '#src/site/regions.ts';
import { countReach, type Group } from './audience.ts';
import { findBroadcast, type StoredBroadcast, searchBroadcasts } from './queries.ts';
import { type BroadcastContent, broadcastKind } from './rules.ts';

const decidedShown = 5;

export const listBroadcasts: ReadHandler<typeof calls.listBroadcasts> = async (filter, { db, now }) => {
  const { rows, ...count } = await searchBroadcasts(db, filter);
  return { ...count, rows: await rowsOf(db, rows, now) };
};

export const getBroadcast: ReadHandler<typeof calls.getBroadcast> = async ({ id }, { db, now }) => {
  const found = await findBroadcast(db, id);
  ensure(found, 'broadcast.notFound');
  const [row] = await rowsOf(db, [found], now);
  return { ...(row as BroadcastRow), reach: await countReach(db, found, found.isImportant) };
};

export const listBroadcastRequests: ReadHandler<typeof calls.listBroadcastRequests> = async (_, { db, actor, now }) => {
  const rows = await listApprovals<BroadcastContent>(db, [broadcastKind], { now, decided: decidedShown });
  return rows.map((row) => {
    const { title, body, audienceWords, isImportant, recipients } = row.content;
    const content = { title, body, audienceWords, isImportant, recipients };
    return { ...approvalFor(row, actor.id, now), broadcastId: row.subjectId, ...content };
  });
};

async function rowsOf(db: Db, rows: readonly StoredBroadcast[], now: Date): Promise<BroadcastRow[]> {
  const waiting = await waitingSinceOf(
    db,
    broadcastKind,
    rows.map(({ id }) => id),
    now,
  );
  return Promise.all(
    rows.map(async (row) => ({ ...row, audienceWords: await wordsOf(db, row), isWaiting: waiting.has(row.id) })),
  );
}

export async function wordsOf(db: Db, { audience, merchantKind, region }: Group): Promise<string> {
  const kind = merchantKind && ((await getLabels(db, 'merchantKind')).get(merchantKind) ?? merchantKind);
  const narrower = [kind, region && regionName(region)].filter(Boolean).join('，');
  return narrower ? `${audiences[audience]}（${narrower}）` : audiences[audience];
}
