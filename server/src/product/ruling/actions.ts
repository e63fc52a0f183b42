// The centre's rulings beside its reviews, and the supplier's appeal: suspend, appeal, keep, restore; for the end of a
// registration see actions-revocation.ts.
import type { Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/product/office';
import type * as ownCalls from '@shuji/contract/product/own';
import { claimFiles } from '#src/file/actions.ts';
import type { Attested, Operator, WriteContext } from '#src/http/context.ts';
import { ensure } from '#src/http/refuse.ts';
import { findParty } from '#src/merchant/queries.ts';
import {
  findOwnProduct,
  type HistoryRow,
  insertHistory,
  moveStanding,
  type ProductRow,
} from '#src/product/registration/queries-own.ts';
import { notifySupplier } from '#src/product/review/notices.ts';
import { findProduct } from '#src/product/review/queries.ts';
import { type StandingStep, standingSteps } from '#src/product/rules.ts';
import { settleClaim } from '#src/review/actions.ts';
import { appeal, dismissAppeal } from './queries.ts';

type Context = WriteContext<Operator>;

/** Takes a product off the market by order of the centre. */
export async function suspendProduct(input: Parsed<typeof calls.suspendProduct>, context: Context): Promise<null> {
  await ensureNotOwn(input.id, context);
  await rule('suspend', input, context);
  return null;
}

/** Lifts a suspension, which also grants an appeal; the supplier may list the product again. */
export async function restoreProduct(input: Parsed<typeof calls.restoreProduct>, context: Context): Promise<null> {
  await ensureNotOwn(input.id, context);
  await settleClaim(context.db, 'product', input.id, context.actor, context.now);
  await rule('restore', input, context);
  return null;
}

/** Answers an appeal: the suspension stays. */
export async function keepSuspended(
  { id, reason }: Parsed<typeof calls.keepSuspended>,
  context: Context,
): Promise<null> {
  const { db, actor, now } = context;
  await ensureNotOwn(id, context);
  await settleClaim(db, 'product', id, actor, now);
  const held = await dismissAppeal(db, id);
  ensure(held, 'product.noAppeal');
  await insertHistory(db, { ...stepBy(actor, { id, reason, now, ...held }), ...staying, step: 'keep' });
  await notifySupplier(db, { id, ...held }, 'keep', reason, now);
  return null;
}

/** The supplier's objection to a suspension, with papers; one at a time. */
export async function appealSuspension(
  { id, text, files }: Parsed<typeof ownCalls.appealSuspension>,
  { db, actor, now }: WriteContext<Attested>,
): Promise<null> {
  const held = await appeal(db, id, actor.partyId, now);
  if (!held) ensure(await findOwnProduct(db, id, actor.partyId), 'product.notFound');
  ensure(held, 'product.notAppealable');
  await claimFiles(db, files, actor.id, 'evidence', now);
  const said = stepBy({ id: actor.id, name: null }, { id, reason: text, now, ...held });
  await insertHistory(db, { ...said, ...staying, step: 'appeal', side: 'owner', files });
  return null;
}

const staying = { fromStatus: 'suspended', toStatus: 'suspended' } as const;

type Ruling = Exclude<StandingStep, 'list' | 'unlist'>;

/** One step of a product's standing, with its history and the word to the supplier. */
export async function rule(
  step: Ruling,
  { id, reason }: { id: string; reason: string },
  { db, actor, now, invalidate }: Context,
): Promise<{ certificateId: string }> {
  const { from, to } = standingSteps[step];
  const moved = await moveStanding(db, { id, from, to: to[0], now });
  ensure(moved, 'product.wrongStanding');
  const { versionId } = moved;
  await insertHistory(db, {
    ...stepBy(actor, { id, versionId, reason, now }),
    step,
    fromStatus: moved.from,
    toStatus: to[0],
  });
  await notifySupplier(db, moved, step, reason, now);
  invalidate('product', `product:${id}`);
  return { certificateId: moved.certificateId };
}

/** Nobody rules over the product of their own organisation. */
export async function ensureNotOwn(id: string, { db, actor }: Context): Promise<ProductRow> {
  const product = await findProduct(db, id);
  ensure(product, 'product.notFound');
  const party = actor.organisation === null ? null : await findParty(db, product.partyId);
  ensure(!party || party.creditCode !== actor.organisation, 'product.ownOrganisation');
  return product;
}

interface Said {
  id: string;
  versionId: string;
  reason: string;
  now: Date;
}

export function stepBy(
  actor: { id: string; name: string | null },
  { id, versionId, reason, now }: Said,
): Omit<HistoryRow, 'step' | 'fromStatus' | 'toStatus'> {
  return {
    productId: id,
    versionId,
    at: now,
    side: 'office',
    actorId: actor.id,
    actorName: actor.name,
    reason,
    opinions: null,
    content: null,
  };
}
