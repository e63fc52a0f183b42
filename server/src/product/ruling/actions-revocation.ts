// A registration is revoked by two reviewers: one requests, another approves, and it takes effect with the approval.
import type { Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/product/revocation';
import { decideApproval, requestApproval, withdrawApproval } from '#src/approval/actions.ts';
import { findApproval } from '#src/approval/queries.ts';
import { changeCertificate } from '#src/certificate/actions.ts';
import { holdRights } from '#src/db/rights-lock.ts';
import type { Operator, WriteScene } from '#src/http/context.ts';
import { ensure } from '#src/http/refuse.ts';
import { isReviewer } from '#src/operator/queries.ts';
import { insertHistory, moveVersion } from '#src/product/registration/queries-own.ts';
import { mayMoveStanding, revocation, versionSteps } from '#src/product/rules.ts';
import { ensureNotOwn, rule, stepBy } from './actions.ts';
import { lockVersionInWork } from './queries.ts';

type Scene = WriteScene<Operator>;

/** The product stays as it is until another reviewer approves. */
export async function requestRevocation(
  { id, reason }: Parsed<typeof calls.requestRevocation>,
  scene: Scene,
): Promise<null> {
  const { standing } = await ensureNotOwn(id, scene);
  ensure(mayMoveStanding('revoke', standing, 'revoked'), 'product.wrongStanding');
  await lockUncontested(id, scene);
  await requestApproval(scene.db, { kind: revocation, subjectId: id, reason }, scene);
  return null;
}

/** Ends a registration, its certificate and the new version in work for good, or leaves all as it was. */
export async function decideRevocation(input: Parsed<typeof calls.decideRevocation>, scene: Scene): Promise<null> {
  const { db } = scene;
  const asked = await findApproval(db, input.id, [revocation]);
  ensure(asked, 'approval.notFound');
  await ensureNotOwn(asked.subjectId, scene);
  if (input.decision === 'refuse') {
    await decideApproval(db, [revocation], input, scene);
    return null;
  }
  // The version before the request, as whoever requests takes them, lest the two wait for each other.
  await lockUncontested(asked.subjectId, scene);
  const { subjectId: id, reason, requestedBy } = await decideApproval(db, [revocation], input, scene);
  await holdRights(db, requestedBy);
  ensure(await isReviewer(db, requestedBy), 'approval.requesterGone');
  const { certificateId } = await rule('revoke', { id, reason }, scene);
  // Read again: until this transaction held the product, its owner could begin a draft.
  const inWork = await lockVersionInWork(db, id);
  if (inWork) await endVersion(inWork.id, { id, reason }, scene);
  await changeCertificate(db, certificateId, 'revoked', reason, scene.now);
  return null;
}

export async function withdrawRevocation({ id }: Parsed<typeof calls.withdrawRevocation>, scene: Scene): Promise<null> {
  await withdrawApproval(scene.db, [revocation], id, scene);
  return null;
}

// Reviews lock the version before the product, and so does this, lest they wait for each other.
async function lockUncontested(id: string, { db }: Scene): Promise<void> {
  const inWork = await lockVersionInWork(db, id);
  ensure(!inWork || inWork.openObjections === 0, 'product.contested');
}

async function endVersion(
  versionId: string,
  { id, reason }: { id: string; reason: string },
  { db, actor, now, touch }: Scene,
): Promise<void> {
  const { from, to } = versionSteps.end;
  const moved = await moveVersion(db, { versionId, from, to: to[0], now, reason });
  ensure(moved, 'product.wrongStanding');
  await insertHistory(db, {
    ...stepBy(actor, { id, versionId, reason, now }),
    step: 'end',
    fromStatus: moved.from,
    toStatus: to[0],
  });
  touch('publicNotice');
}
