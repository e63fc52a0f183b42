// A second administrator decides on a grant of power; what is approved takes effect here and nowhere else.

import { randomBytes } from 'node:crypto';
import type { Parsed } from '@shuji/contract/call';
import type { decideOperatorRequest as decideCall } from '@shuji/contract/operator/office';
import { decideApproval } from '#src/approval/actions.ts';
import { type ApprovalRow, findApproval } from '#src/approval/queries.ts';
import type { Operator, RevokeContext, WriteContext } from '#src/http/context.ts';
import { inTwoSteps } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { hashPassword } from '#src/session/password.ts';
import { deleteSessionsOf } from '#src/session/queries.ts';
import { deleteDevicesOf } from '#src/session/queries-device.ts';
import { sendLink } from './actions-link.ts';
import {
  findInvited,
  insertOperator,
  lockOperators,
  type OperatorFacts,
  setPassword,
  setPhone,
  updateOperator,
  updateStatus,
} from './queries.ts';
import { deleteFactor } from './queries-factor.ts';
import { type OperatorContent, operatorKinds, sameRoles } from './rules.ts';

type Context = WriteContext<Operator>;
type Request = ApprovalRow<OperatorContent>;

interface Granting {
  request: Request;
  /** The operator concerned; absent while a new one is only requested. */
  subject: OperatorFacts | undefined;
  /** The hash of a random password that is discarded. */
  passwordHash: string;
}

const grants: Record<string, (granting: Granting, context: Context) => Promise<void>> = {
  'operator.create': async ({ request: { subjectId, content }, passwordHash }, context) => {
    const { username, name, roles, organisation, phone } = content;
    const facts = { id: subjectId, username, name, roles, organisation };
    const secrets = { passwordHash, mustChangePassword: true };
    const reached = { phoneSealed: phone?.sealed ?? null, phoneBlind: phone?.blind ?? null };
    await insertOperator(context.db, { ...facts, ...secrets, ...reached });
    await invite(subjectId, context);
  },
  'operator.change': async ({ request: { subjectId, content }, subject }, { db }) => {
    const { name, roles, organisation, phone, before } = content;
    // The approval covers the step from the state at the request; rights removed since do not return by it.
    const isSame =
      subject && before && sameRoles(subject.roles, before.roles) && subject.organisation === before.organisation;
    ensure(isSame, 'operator.changedMeanwhile');
    await updateOperator(db, subjectId, { name, roles, organisation });
    if (phone) await setPhone(db, subjectId, phone);
  },
  'operator.enable': async ({ request: { subjectId, content }, subject }, { db }) => {
    const isSame = subject && sameRoles(subject.roles, content.roles) && subject.organisation === content.organisation;
    ensure(isSame, 'operator.changedMeanwhile');
    await updateStatus(db, subjectId, 'active');
  },
  'operator.reset': async ({ request: { subjectId }, passwordHash }, context) => {
    const { db } = context;
    await setPassword(db, subjectId, { passwordHash, mustChangePassword: true });
    await deleteFactor(db, subjectId);
    await deleteSessionsOf(db, 'office', subjectId);
    await deleteDevicesOf(db, 'office', subjectId);
    await invite(subjectId, context);
  },
};

/** The decider and the requester must both be administrators in office, at the commit. */
export const decideOperatorRequest = inTwoSteps(
  () => hashPassword(randomBytes(32).toString('base64url')),
  async (input: Parsed<typeof decideCall>, context: Context, passwordHash: string): Promise<void> => {
    const { db, actor } = context;
    const approval = await findApproval(db, input.id, operatorKinds);
    ensure(approval, 'approval.notFound');
    const people = await lockOperators(db, [actor.id, approval.requestedBy, approval.subjectId]);
    ensure(people.get(actor.id)?.isAdmin, 'door.forbidden');
    const request = await decideApproval<OperatorContent>(db, operatorKinds, input, context);
    if (input.decision === 'refuse') return;
    ensure(people.get(request.requestedBy)?.isAdmin, 'approval.requesterGone');
    await grants[request.kind]?.({ request, subject: people.get(request.subjectId), passwordHash }, context);
  },
);

/** Names the operators whose sessions and rights a decision may end. */
export async function ofRequest({ id }: { id: string }, { db }: RevokeContext): Promise<string[]> {
  const approval = await findApproval(db, id, operatorKinds);
  return approval ? [approval.subjectId] : [];
}

async function invite(id: string, context: Context): Promise<void> {
  const invited = await findInvited(context.db, id);
  ensure(invited, 'operator.notFound');
  await sendLink(invited, context);
}
