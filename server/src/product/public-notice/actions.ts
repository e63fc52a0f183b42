// Effects of an objection on its version. Called by the noun that decides objections.
import type { Tx } from '#src/db/open.ts';
import { ensure } from '#src/http/refuse.ts';
import { insertEvent } from '#src/lifecycle/queries.ts';
import { byOffice, byOwner, transition } from '#src/lifecycle/transition.ts';
import { notifySupplier } from '#src/product/review/notices.ts';
import { productEvent, versionLifecycle } from '#src/product/transition.ts';
import { type ContestedNotice, contest, uncontest } from './queries.ts';

interface Context {
  db: Tx;
  now: Date;
  invalidate: (...tags: string[]) => void;
}

interface About {
  id: string;
  versionId: string;
}

/** Stops a notice from ending until the objection is decided. */
export async function contestNotice(
  { id, versionId }: About,
  text: string,
  { db, now, invalidate }: Context,
): Promise<ContestedNotice> {
  const contested = await contest(db, id, versionId, now);
  ensure(contested, 'product.notInNotice');
  await write(
    { productId: id, versionId, step: 'object', by: { side: 'public', id: null, name: null }, note: text, now },
    db,
  );
  await notifySupplier(db, { id, ...contested }, 'object', null, now);
  invalidate('publicNotice');
  return contested;
}

/** Records the supplier's answer to an objection. */
export async function answerContest(
  { id, versionId, actorId }: About & { actorId: string },
  text: string,
  { db, now, invalidate }: Context,
): Promise<void> {
  const by = byOwner({ id: actorId });
  await write({ productId: id, versionId, step: 'answer', by, note: text, now }, db);
  invalidate('publicNotice');
}

export type Outcome = 'dismiss' | 'correct' | 'refuse';

interface DecidedObjection extends About {
  partyId: string;
  name: string;
  outcome: Outcome;
  reason: string;
  actor: { id: string; name: string };
}

/** Lets the notice go on, or ends it: the version goes back to its supplier, or is refused. */
export async function decideNotice(
  { id, versionId, partyId, name, outcome, reason, actor }: DecidedObjection,
  context: Context,
): Promise<void> {
  const { db, now, invalidate } = context;
  const by = byOffice(actor);
  if (outcome !== 'dismiss') {
    const to = outcome === 'correct' ? 'correction' : 'refused';
    const step = { step: 'uphold', to, by, note: reason, change: {} } as const;
    ensure(await transition(context, versionLifecycle, versionId, step), 'product.notInNotice');
    return;
  }
  await uncontest(db, versionId);
  await write({ productId: id, versionId, step: 'dismiss', by, note: reason, now }, db);
  await notifySupplier(db, { id, partyId, name }, 'dismiss', reason, now);
  invalidate('publicNotice');
}

type EventDetails = Omit<Parameters<typeof productEvent>[0], 'from' | 'to'>;

// The notice goes on.
async function write(details: EventDetails, db: Tx): Promise<void> {
  await insertEvent(db, 'product_event', productEvent({ ...details, from: 'notice', to: 'notice' }));
}
