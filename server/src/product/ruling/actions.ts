// The centre's rulings beside its reviews, and the supplier's appeal: suspend, appeal, keep, restore; for the end of a
// registration see actions-revocation.ts.
import type * as calls from '@shuji/contract/product/office';
import type * as ownCalls from '@shuji/contract/product/own';
import { claimFiles } from '#src/file/actions.ts';
import type { Operator, WriteContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { insertEvent } from '#src/lifecycle/queries.ts';
import { byOffice, byOwner, transition } from '#src/lifecycle/transition.ts';
import { findParty } from '#src/merchant/queries.ts';
import { findOwnProduct, type ProductRow } from '#src/product/registration/queries-own.ts';
import { notifySupplier } from '#src/product/review/notices.ts';
import { findProduct } from '#src/product/review/queries.ts';
import type { LifecycleStep } from '#src/product/rules.ts';
import { productEvent, productLifecycle } from '#src/product/transition.ts';
import { settleClaim } from '#src/review/actions.ts';
import { appeal, dismissAppeal } from './queries.ts';

type Context = WriteContext<Operator>;

/** Takes a product off the market by order of the centre. */
export const suspendProduct: Handler<typeof calls.suspendProduct> = async (input, context) => {
  await ensureNotOwn(input.id, context);
  await rule('suspend', input, context);
};

/** Lifts a suspension, which also grants an appeal; the supplier may list the product again. */
export const restoreProduct: Handler<typeof calls.restoreProduct> = async (input, context) => {
  await ensureNotOwn(input.id, context);
  await settleClaim(context.db, 'product', input.id, context.actor, context.now);
  await rule('restore', input, context);
};

/** Answers an appeal: the suspension stays. */
export const keepSuspended: Handler<typeof calls.keepSuspended> = async ({ id, reason }, context) => {
  const { db, actor, now } = context;
  await ensureNotOwn(id, context);
  await settleClaim(db, 'product', id, actor, now);
  const product = await dismissAppeal(db, id);
  ensure(product, 'product.noAppeal');
  const event = { productId: id, versionId: product.versionId, step: 'keep', ...staying, by: byOffice(actor), now };
  await insertEvent(db, 'product_event', productEvent({ ...event, note: reason }));
  await notifySupplier(db, { id, ...product }, 'keep', reason, now);
};

/** The supplier's objection to a suspension, with papers; one at a time. */
export const appealSuspension: Handler<typeof ownCalls.appealSuspension> = async (
  { id, text, files },
  { db, actor, now },
) => {
  const product = await appeal(db, id, actor.partyId, now);
  if (!product) ensure(await findOwnProduct(db, id, actor.partyId), 'product.notFound');
  ensure(product, 'product.notAppealable');
  await claimFiles(db, files, actor.id, 'evidence', now);
  const event = { productId: id, versionId: product.versionId, step: 'appeal', ...staying, by: byOwner(actor), now };
  await insertEvent(db, 'product_event', { ...productEvent({ ...event, note: text }), files });
};

const staying = { from: 'suspended', to: 'suspended' };

type Ruling = Exclude<LifecycleStep, 'list' | 'unlist'>;

/** One step of a product's lifecycle by the office. */
export async function rule(
  step: Ruling,
  { id, reason }: { id: string; reason: string },
  context: Context,
): Promise<{ certificateId: string }> {
  const by = byOffice(context.actor);
  const moved = await transition(context, productLifecycle, id, { step, by, note: reason, change: {} });
  ensure(moved, 'product.wrongStanding');
  return moved;
}

/** Nobody rules over the product of their own organisation. */
export async function ensureNotOwn(id: string, { db, actor }: Context): Promise<ProductRow> {
  const product = await findProduct(db, id);
  ensure(product, 'product.notFound');
  const party = actor.organisation === null ? null : await findParty(db, product.partyId);
  ensure(!party || party.creditCode !== actor.organisation, 'product.ownOrganisation');
  return product;
}
