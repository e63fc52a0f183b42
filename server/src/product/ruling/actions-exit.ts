// A supplier's own ways out: take back what waits, throw away what nobody has seen, end a registration.

import type { Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/product/own';
import { productDraft } from '@shuji/contract/product/schema/form';
import { changeCertificate } from '#src/certificate/actions.ts';
import type { Attested, WriteContext } from '#src/http/context.ts';
import { ensure } from '#src/http/refuse.ts';
import { sealForm } from '#src/product/registration/content.ts';
import { writeOwnStep } from '#src/product/registration/own-step.ts';
import { findOwnProduct, lockOwnProduct, moveStanding, moveVersion } from '#src/product/registration/queries-own.ts';
import { mayDrop, ownRevocation, versionSteps } from '#src/product/rules.ts';
import { lockVersionInWork } from './queries.ts';
import { countDeals, emptyDraft } from './queries-exit.ts';

type Context = WriteContext<Attested>;

/** A reviewer who has claimed it gets a refusal on deciding: it is gone. */
export async function withdrawSubmission(
  { id }: Parsed<typeof calls.withdrawSubmission>,
  context: Context,
): Promise<null> {
  const { db, actor, now } = context;
  // Not held: a review holds the version before the product, and so it is here.
  const product = await findOwnProduct(db, id, actor.partyId);
  ensure(product, 'product.notFound');
  const { versionId } = product;
  const { from, to } = versionSteps.withdraw;
  const moved = await moveVersion(db, { versionId, from, to: to[0], now });
  ensure(moved, 'product.notPending');
  await writeOwnStep({ productId: id, versionId, step: 'withdraw', from: moved.from, to: to[0] }, context);
  return null;
}

export async function dropDraft({ id }: Parsed<typeof calls.dropDraft>, context: Context): Promise<null> {
  const { db, actor, now, providers } = context;
  const product = await lockOwnProduct(db, id, actor.partyId);
  ensure(product, 'product.notFound');
  ensure(mayDrop(product), 'product.notDroppable');
  const { versionId } = product;
  await emptyDraft(db, { id, versionId, ...sealForm(productDraft.parse({}), providers.vault), now });
  await writeOwnStep({ productId: id, versionId, step: 'drop', from: 'draft', to: 'draft' }, context);
  return null;
}

export async function revokeOwnProduct(
  { id, reason }: Parsed<typeof calls.revokeOwnProduct>,
  context: Context,
): Promise<null> {
  const { db, actor, now, invalidate } = context;
  ensure(await findOwnProduct(db, id, actor.partyId), 'product.notFound');
  const contested = await lockVersionInWork(db, id);
  ensure(!contested || contested.openObjections === 0, 'product.contested');
  const moved = await moveStanding(db, { id, from: ownRevocation.from, to: 'revoked', now, partyId: actor.partyId });
  ensure(moved, 'product.notRevocable');
  ensure((await countDeals(db, id)) === 0, 'product.hasDeals');
  const { versionId, certificateId, from } = moved;
  await writeOwnStep({ productId: id, versionId, step: 'revoke', from, to: 'revoked', reason }, context);
  // Read again: until this transaction held the product, a draft could be begun in another window.
  const inWork = await lockVersionInWork(db, id);
  if (inWork) {
    const ended = await moveVersion(db, {
      versionId: inWork.id,
      from: versionSteps.end.from,
      to: 'refused',
      now,
      reason,
    });
    ensure(ended, 'product.wrongStanding');
    await writeOwnStep(
      { productId: id, versionId: inWork.id, step: 'end', from: ended.from, to: 'refused', reason },
      context,
    );
    invalidate('publicNotice');
  }
  await changeCertificate(db, certificateId, 'revoked', `供方申请注销：${reason}`, now);
  invalidate('product', `product:${id}`);
  return null;
}
