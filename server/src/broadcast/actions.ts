import { randomUUIDv7 } from 'node:crypto';
import type * as calls from '@shuji/contract/broadcast/calls';
import { mostBroadcastsDaily } from '@shuji/contract/broadcast/labels';
import { dayMs } from '@shuji/contract/time';
import { decideApproval, requestApproval, withdrawApproval } from '#src/approval/actions.ts';
import { hasRole } from '#src/approval/queries.ts';
import { hasRoom } from '#src/db/quota.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { ensureInDicts } from '#src/site/ensure-dict.ts';
import { ensureRegions } from '#src/site/regions.ts';
import { countReach } from './audience.ts';
import {
  beginSending,
  countSubmitted,
  deleteDraft,
  endSending,
  findBroadcast,
  insertDraft,
  lockDraft,
  updateDraft,
  wasSentSince,
} from './queries.ts';
import { wordsOf } from './reading.ts';
import { type BroadcastContent, broadcastKind } from './rules.ts';

export const saveBroadcast: Handler<typeof calls.saveBroadcast> = async (
  { id, revision, ...content },
  { db, actor, now },
) => {
  const merchantKind = content.audience === 'merchant' ? content.merchantKind : null;
  await ensureInDicts(db, { merchantKind: ['merchantKind', merchantKind] });
  if (content.region) ensureRegions([content.region], 'region');
  const row = { ...content, merchantKind };
  const by = { id: actor.id, name: actor.name, now };
  if (!id) {
    const made = randomUUIDv7();
    await insertDraft(db, made, row, by);
    return { id: made, revision: 1 };
  }
  if (!(await updateDraft(db, { ...row, id, revision }, by))) {
    const found = await findBroadcast(db, id);
    ensure(found, 'broadcast.notFound');
    ensure(found.status !== 'draft', 'broadcast.changedMeanwhile');
    ensure(false, 'broadcast.notDraft');
  }
  return { id, revision: revision + 1 };
};

export const deleteBroadcast: Handler<typeof calls.deleteBroadcast> = async ({ id }, { db }) => {
  ensure(await findBroadcast(db, id), 'broadcast.notFound');
  ensure(await deleteDraft(db, id), 'broadcast.notDraft');
};

export const submitBroadcast: Handler<typeof calls.submitBroadcast> = async ({ id, reason }, context) => {
  const { db, now } = context;
  ensure(await findBroadcast(db, id), 'broadcast.notFound');
  const draft = await lockDraft(db, id);
  ensure(draft, 'broadcast.notDraft');
  const yesterday = new Date(now.getTime() - dayMs);
  ensure(!(await wasSentSince(db, draft, yesterday)), 'broadcast.repeated');
  const { recipients, declined } = await countReach(db, draft, draft.isImportant);
  ensure(recipients > declined, 'broadcast.nobody');
  const { revision, title, body, isImportant } = draft;
  const audienceWords = await wordsOf(db, draft);
  const content: BroadcastContent = { revision, title, body, audienceWords, isImportant, recipients };
  const count = () => countSubmitted(db, broadcastKind, yesterday);
  ensure(
    await hasRoom(db, { limit: 'broadcast', owner: 'centre', most: mostBroadcastsDaily, count }),
    'broadcast.tooMany',
  );
  await requestApproval(db, { kind: broadcastKind, subjectId: id, content, reason }, context);
};

export const decideBroadcast: Handler<typeof calls.decideBroadcast> = async (input, context) => {
  const { db, actor, now } = context;
  const request = await decideApproval<BroadcastContent>(db, [broadcastKind], input, context);
  if (input.decision === 'refuse') return;
  ensure(await hasRole(db, request.requestedBy, 'editor'), 'approval.requesterGone');
  const draft = await lockDraft(db, request.subjectId);
  ensure(draft?.revision === request.content.revision, 'broadcast.changedSinceRequest');
  const { recipients } = await countReach(db, draft, draft.isImportant);
  const { id, revision } = draft;
  ensure(await beginSending(db, id, { revision, recipients, name: actor.name, now }), 'broadcast.changedSinceRequest');
};

export const withdrawBroadcastRequest: Handler<typeof calls.withdrawBroadcastRequest> = async ({ id }, context) => {
  await withdrawApproval(context.db, [broadcastKind], id, context);
};

export const stopBroadcast: Handler<typeof calls.stopBroadcast> = async ({ id }, { db, now }) => {
  ensure(await findBroadcast(db, id), 'broadcast.notFound');
  ensure(await endSending(db, id, 'stopped', now), 'broadcast.notSending');
};
