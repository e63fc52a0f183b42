// A registration is revoked by two reviewers: one requests, another approves, and it takes effect with the approval.
import type * as calls from '@shuji/contract/product/revocation';
import { decideApproval, requestApproval, withdrawApproval } from '#src/approval/actions.ts';
import { findApproval, hasRole } from '#src/approval/queries.ts';
import { changeCertificate } from '#src/certificate/actions.ts';
import { holdRights } from '#src/db/rights-lock.ts';
import type { Operator, WriteContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { mayMove } from '#src/lifecycle/rules.ts';
import { byOffice, transition } from '#src/lifecycle/transition.ts';
import { lifecycleSteps, revocation } from '#src/product/rules.ts';
import { versionLifecycle } from '#src/product/transition.ts';
import { ensureNotOwn, rule } from './actions.ts';
import { lockVersionInWork } from './queries.ts';

type Context = WriteContext<Operator>;

/** The product stays as it is until another reviewer approves. */
export const requestRevocation: Handler<typeof calls.requestRevocation> = async ({ id, reason }, context) => {
  const { lifecycleStatus } = await ensureNotOwn(id, context);
  ensure(mayMove(lifecycleSteps, 'office', { status: lifecycleStatus }, 'revoke'), 'product.wrongStanding');
  await lockUncontested(id, context);
  await requestApproval(context.db, { kind: revocation, subjectId: id, reason }, context);
};

/** Ends a registration, its certificate and the new version in work for good, or leaves all as it was. */
export const decideRevocation: Handler<typeof calls.decideRevocation> = async (input, context) => {
  const { db } = context;
  const approval = await findApproval(db, input.id, [revocation]);
  ensure(approval, 'approval.notFound');
  await ensureNotOwn(approval.subjectId, context);
  if (input.decision === 'refuse') {
    await decideApproval(db, [revocation], input, context);
    return;
  }
  // Locks the version before the request, in the order of requesters, so that the two do not deadlock.
  await lockUncontested(approval.subjectId, context);
  const { subjectId: id, reason, requestedBy } = await decideApproval(db, [revocation], input, context);
  await holdRights(db, requestedBy);
  ensure(await hasRole(db, requestedBy, 'reviewer'), 'approval.requesterGone');
  const { certificateId } = await rule('revoke', { id, reason }, context);
  // Read again: until this transaction held the product, its owner could begin a draft.
  const inWork = await lockVersionInWork(db, id);
  const end = { step: 'end', by: byOffice(context.actor), note: reason, change: {} } as const;
  if (inWork) ensure(await transition(context, versionLifecycle, inWork.id, end), 'product.wrongStanding');
  await changeCertificate(db, certificateId, 'revoked', reason, context.now);
};

export const withdrawRevocation: Handler<typeof calls.withdrawRevocation> = async ({ id }, context) => {
  await withdrawApproval(context.db, [revocation], id, context);
};

// Reviews lock the version before the product, and so does this, lest they wait for each other.
async function lockUncontested(id: string, { db }: Context): Promise<void> {
  const inWork = await lockVersionInWork(db, id);
  ensure(!inWork || inWork.openObjections === 0, 'product.contested');
}
