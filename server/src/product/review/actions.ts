// The office's decisions on submissions.

import type { Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/product/office';
import { draftShape } from '@shuji/contract/product/schema/form';
import { dayMs } from '@shuji/contract/time';
import { gapsOf } from '#src/application/rules.ts';
import type { Operator, WriteContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { insertEvent } from '#src/lifecycle/queries.ts';
import { byOffice, transition } from '#src/lifecycle/transition.ts';
import { findParty } from '#src/merchant/queries.ts';
import { approveFirst, type ProductRow } from '#src/product/registration/queries-own.ts';
import { registerVersion } from '#src/product/registration/register.ts';
import { needsSecondEyes } from '#src/product/rules.ts';
import { productEvent, versionLifecycle } from '#src/product/transition.ts';
import { settleClaim } from '#src/review/actions.ts';
import { getSettingNumber } from '#src/site/queries.ts';
import { findProduct } from './queries.ts';

type Context = WriteContext<Operator>;

const fields = Object.keys(draftShape);
const noticeDaysOtherwise = 3;

/** Approves (into public notice, or at once where the centre asks for none), sends back with opinions, or refuses. */
export const reviewProduct: Handler<typeof calls.reviewProduct> = async (input, context) => {
  const { db, actor, now } = context;
  const gaps = gapsOf(input, fields);
  ensure(Object.keys(gaps).length === 0, 'door.badInput', gaps);
  const product = await findProduct(db, input.id);
  ensure(product && product.versionId === input.versionId, 'product.notFound');
  const party = await findParty(db, product.partyId);
  ensure(!actor.organisation || party?.creditCode !== actor.organisation, 'product.ownOrganisation');

  await settleClaim(db, 'product', product.id, actor, now);

  const step = input.decision === 'correction' ? 'correct' : input.decision;
  const needsTwo = step === 'approve' && needsSecondEyes(product.content);
  if (needsTwo && product.firstApprovedBy === null) return preapprove(product, input, context);
  ensure(!needsTwo || product.firstApprovedBy !== actor.id, 'product.secondEyes');
  const days = step === 'approve' ? await getSettingNumber(db, 'notice_days', noticeDaysOtherwise) : 0;
  const to = step === 'approve' ? (days > 0 ? 'notice' : 'registered') : undefined;
  const { versionId, submissions } = input;
  const moved = await transition(context, versionLifecycle, versionId, {
    step,
    ...(to && { to }),
    by: byOffice(actor),
    note: input.reason || null,
    change: {
      submissions,
      opinions: step === 'approve' ? null : input.opinions,
      noticeUntil: to === 'notice' ? new Date(now.getTime() + days * dayMs) : null,
      ...(needsTwo && { secondTo: actor.id }),
    },
    event: { opinions: step === 'correct' ? input.opinions : null },
  });
  ensure(moved, 'product.alreadyReviewed');
  if (to === 'registered') await registerVersion(product, context);
};

/** The first of two approvals: the version stays in the queue for a colleague. */
async function preapprove(
  product: ProductRow,
  { versionId, submissions, reason }: Parsed<typeof calls.reviewProduct>,
  { db, actor, now }: Context,
): Promise<void> {
  ensure(await approveFirst(db, versionId, submissions, actor), 'product.alreadyReviewed');
  const { id: productId, versionStatus: from } = product;
  const by = byOffice(actor);
  const step = { step: 'preapprove', from, to: 'pending', by, note: reason || null } as const;
  await insertEvent(db, 'product_event', productEvent({ productId, versionId, ...step, now }));
}
