import { randomUUIDv7 } from 'node:crypto';
import type * as calls from '@shuji/contract/objection/calls';
import { objectionGrounds } from '@shuji/contract/objection/labels';
import type * as officeCalls from '@shuji/contract/objection/office';
import { claimFiles } from '#src/file/actions.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { partiesByIds } from '#src/merchant/queries.ts';
import { answerContest, contestNotice, decideNotice } from '#src/product/public-notice/actions.ts';
import { lockVersion } from '#src/product/public-notice/queries.ts';
import { settleClaim } from '#src/review/actions.ts';
import { notifyObjector } from './notices.ts';
import { answer, closeObjection, findObjection, findReceived, insertObjection, lapseOthers } from './queries.ts';
import { isOfOrganisation } from './rules.ts';

/** Objects to what was read in public notice; its end waits for the decision. */
export const raiseObjection: Handler<typeof calls.raiseObjection> = async (
  { id, versionId, ground, text, files },
  context,
) => {
  const { db, actor, now } = context;
  const contested = await contestNotice({ id, versionId }, `${objectionGrounds[ground]}：${text}`, context);
  ensure(contested.partyId !== actor.partyId, 'objection.own');
  await claimFiles(db, files, actor.id, 'evidence', now);
  await insertObjection(db, {
    id: randomUUIDv7(),
    productId: id,
    productName: contested.name,
    productNumber: contested.number,
    versionId,
    noticeUntil: contested.noticeUntil,
    supplierPartyId: contested.partyId,
    partyId: actor.partyId,
    accountId: actor.id,
    ground,
    text,
    files,
    filedAt: now,
  });
};

/** The supplier's only answer; the objector and the centre read it beside the evidence. */
export const answerObjection: Handler<typeof calls.answerObjection> = async ({ id, text, files }, context) => {
  const { db, actor, now } = context;
  const objection = await findReceived(db, id, actor.partyId);
  ensure(objection, 'objection.notFound');
  const { productId, versionId } = objection;
  await lockVersion(db, versionId);
  ensure(await answer(db, { id, text, files, accountId: actor.id, now }), 'objection.answered');
  await claimFiles(db, files, actor.id, 'evidence', now);
  await answerContest({ id: productId, versionId, actorId: actor.id }, text, context);
  await notifyObjector(db, objection, 'answered', text, now);
};

/** Upheld, it ends the notice and with it every other objection; dismissed, the notice goes on. */
export const decideObjection: Handler<typeof officeCalls.decideObjection> = async (
  { id, decision, reason },
  context,
) => {
  const { db, actor, now } = context;
  const objection = await findObjection(db, id);
  ensure(objection, 'objection.notFound');
  const { versionId, productId, productName: name, supplierPartyId } = objection;
  const sides = await partiesByIds(db, [supplierPartyId, objection.partyId]);
  ensure(!isOfOrganisation(actor.organisation, [...sides.values()]), 'objection.ownOrganisation');
  await settleClaim(db, 'objection', id, actor, now);
  await lockVersion(db, versionId);
  const status = decision === 'dismiss' ? 'dismissed' : 'upheld';
  ensure(await closeObjection(db, { id, status, decidedBy: actor.id, reason, now }), 'objection.alreadyDecided');
  const partyId = supplierPartyId;
  await decideNotice({ id: productId, versionId, partyId, name, outcome: decision, reason, actor }, context);
  await notifyObjector(db, objection, status, reason, now);
  if (status === 'dismissed') return;
  for (const other of await lapseOthers(db, versionId, now)) await notifyObjector(db, other, 'lapsed', '', now);
};
