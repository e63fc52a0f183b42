// The office's actions on a complaint.
import type * as calls from '@shuji/contract/complaint/office';
import type { Operator, WriteContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { byOffice, transition } from '#src/lifecycle/transition.ts';
import { settleClaim } from '#src/review/actions.ts';
import { complaintLifecycle } from './lifecycle.ts';
import { findComplaint } from './queries.ts';
import { organisationOf } from './reading-office.ts';

type Context = WriteContext<Operator>;

export const acceptComplaint: Handler<typeof calls.acceptComplaint> = ({ id }, context) =>
  handle(id, 'accept', '', context);

export const answerComplaint: Handler<typeof calls.answerComplaint> = ({ id, text }, context) =>
  handle(id, 'answer', text, context);

export const settleComplaint: Handler<typeof calls.settleComplaint> = ({ id, text }, context) =>
  handle(id, 'settle', text, context);

async function handle(id: string, step: 'accept' | 'answer' | 'settle', text: string, context: Context): Promise<void> {
  const { db, actor, now, providers } = context;
  const complaint = await findComplaint(db, id);
  ensure(complaint, 'complaint.notFound');
  const organisation = await organisationOf(db, complaint.accountId);
  ensure(organisation === null || organisation !== actor.organisation, 'review.ownOrganisation');
  // Taking it up is not yet the decision that ends a claim.
  if (step !== 'accept') await settleClaim(db, 'complaint', id, actor, now);
  const event = { textSealed: text ? providers.vault.encrypt(text) : null };
  ensure(
    await transition(context, complaintLifecycle, id, { step, by: byOffice(actor), change: {}, event }),
    'complaint.wrongState',
  );
}
