// A supplier's own exits: withdraw a submission, delete an unseen draft, end a registration.
import type * as calls from '@shuji/contract/product/own';
import { productDraft } from '@shuji/contract/product/schema/form';
import { changeCertificate } from '#src/certificate/actions.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { insertEvent } from '#src/lifecycle/queries.ts';
import { byOwner, transition } from '#src/lifecycle/transition.ts';
import { sealForm } from '#src/product/registration/content.ts';
import { findOwnProduct, lockOwnProduct } from '#src/product/registration/queries-own.ts';
import { mayDrop } from '#src/product/rules.ts';
import { productEvent, productLifecycle, versionLifecycle } from '#src/product/transition.ts';
import { countDeals, emptyDraft, lockVersionInWork } from './queries.ts';
/** A reviewer who has claimed it gets a refusal on deciding: it is gone. */
export const withdrawSubmission: Handler<typeof calls.withdrawSubmission> = async ({ id }, context) => {
  const { db, actor } = context;
  // Not held: a review holds the version before the product, and so it is here.
  const product = await findOwnProduct(db, id, actor.partyId);
  ensure(product, 'product.notFound');
  const step = { step: 'withdraw', by: byOwner(actor), change: {} } as const;
  ensure(await transition(context, versionLifecycle, product.versionId, step), 'product.notPending');
};

export const dropDraft: Handler<typeof calls.dropDraft> = async ({ id }, context) => {
  const { db, actor, now, providers } = context;
  const product = await lockOwnProduct(db, id, actor.partyId);
  ensure(product, 'product.notFound');
  ensure(mayDrop(product), 'product.notDroppable');
  const { versionId } = product;
  await emptyDraft(db, { id, versionId, ...sealForm(productDraft.parse({}), providers.vault), now });
  const event = { productId: id, versionId, step: 'drop', from: 'draft', to: 'draft', by: byOwner(actor), now };
  await insertEvent(db, 'product_event', productEvent(event));
};

export const revokeOwnProduct: Handler<typeof calls.revokeOwnProduct> = async ({ id, reason }, context) => {
  const { db, actor, now } = context;
  ensure(await findOwnProduct(db, id, actor.partyId), 'product.notFound');
  const contested = await lockVersionInWork(db, id);
  ensure(!contested || contested.openObjections === 0, 'product.contested');
  const own = { by: byOwner(actor), note: reason };
  const change = { partyId: actor.partyId };
  const moved = await transition(context, productLifecycle, id, { ...own, step: 'revoke', change });
  ensure(moved, 'product.notRevocable');
  ensure((await countDeals(db, id)) === 0, 'product.hasDeals');
  // Read again: until this transaction held the product, a draft could be begun in another window.
  const inWork = await lockVersionInWork(db, id);
  const end = { ...own, step: 'end', change: {} } as const;
  if (inWork) ensure(await transition(context, versionLifecycle, inWork.id, end), 'product.wrongStanding');
  await changeCertificate(db, moved.certificateId, 'revoked', `供方申请注销：${reason}`, now);
};
