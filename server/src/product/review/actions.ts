// The office's decisions on submissions.

import type { Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/product/office';
import { draftShape } from '@shuji/contract/product/schema/form';
import { dayMs } from '@shuji/contract/time';
import { gapsOf } from '#src/application/rules.ts';
import type { Operator, WriteContext } from '#src/http/context.ts';
import { ensure } from '#src/http/refuse.ts';
import { findParty } from '#src/merchant/queries.ts';
import { approveFirst, insertHistory, moveVersion, type ProductRow } from '#src/product/registration/queries-own.ts';
import { registerVersion } from '#src/product/registration/register.ts';
import { needsSecondEyes, versionSteps } from '#src/product/rules.ts';
import { settleClaim } from '#src/review/actions.ts';
import { readSettingNumber } from '#src/site/queries.ts';
import { notifySupplier } from './notices.ts';
import { findProduct } from './queries.ts';

type Context = WriteContext<Operator>;

const fields = Object.keys(draftShape);
const noticeDaysOtherwise = 3;

/** Approves (into public notice, or at once where the centre asks for none), sends back with opinions, or refuses. */
export async function reviewProduct(input: Parsed<typeof calls.reviewProduct>, context: Context): Promise<null> {
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
  const days = step === 'approve' ? await readSettingNumber(db, 'notice_days', noticeDaysOtherwise) : 0;
  const to = step === 'approve' ? (days > 0 ? 'notice' : 'registered') : versionSteps[step].to[0];
  const { from } = versionSteps[step];
  const { versionId, submissions, reason, opinions } = input;
  const said = step === 'approve' ? { reason: null, opinions: null } : { reason: reason || null, opinions };
  const noticeUntil = to === 'notice' ? new Date(now.getTime() + days * dayMs) : null;
  const second = needsTwo ? { secondTo: actor.id } : {};
  const moved = await moveVersion(db, { versionId, from, to, now, submissions, noticeUntil, ...said, ...second });
  ensure(moved, 'product.alreadyReviewed');
  await insertHistory(db, {
    productId: product.id,
    versionId,
    at: now,
    step,
    fromStatus: moved.from,
    toStatus: to,
    side: 'office',
    actorId: actor.id,
    actorName: actor.name,
    reason: reason || null,
    opinions: step === 'correct' ? opinions : null,
    content: null,
  });
  if (to === 'registered') await registerVersion(product, context);
  // The page of the listed version mentions the newer one.
  if (to === 'notice') context.invalidate('publicNotice', `product:${product.id}`);
  const { partyId, content } = product;
  const shownStep = to === 'registered' ? 'register' : step;
  await notifySupplier(db, { id: product.id, partyId, name: content.name }, shownStep, reason || null, now);
  return null;
}

/** The first of two approvals: the version stays in the queue for a colleague. */
async function preapprove(
  product: ProductRow,
  { versionId, submissions, reason }: Parsed<typeof calls.reviewProduct>,
  { db, actor, now }: Context,
): Promise<null> {
  ensure(await approveFirst(db, versionId, submissions, actor), 'product.alreadyReviewed');
  await insertHistory(db, {
    productId: product.id,
    versionId,
    at: now,
    step: 'preapprove',
    fromStatus: product.versionStatus,
    toStatus: versionSteps.preapprove.to[0],
    side: 'office',
    actorId: actor.id,
    actorName: actor.name,
    reason: reason || null,
    opinions: null,
    content: null,
  });
  return null;
}
