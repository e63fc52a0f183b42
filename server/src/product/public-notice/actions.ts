// Effects of an objection on its version. Called by the noun that decides objections.
import type { Tx } from '#src/db/open.ts';
import { ensure } from '#src/http/refuse.ts';
import { insertHistory, moveVersion } from '#src/product/registration/queries-own.ts';
import { notifySupplier } from '#src/product/review/notices.ts';
import { versionSteps } from '#src/product/rules.ts';
import { type Contested, contest, uncontest } from './queries.ts';

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
): Promise<Contested> {
  const contested = await contest(db, id, versionId, now);
  ensure(contested, 'product.notInNotice');
  await write(
    { id, versionId },
    { step: 'object', to: 'notice', side: 'public', actor: null, reason: text },
    { db, now },
  );
  await notifySupplier(db, { id, ...contested }, 'object', null, now);
  invalidate('publicNotice');
  return contested;
}

/** Notes what the supplier has said to an objection. */
export async function answerContest(
  { id, versionId, actorId }: About & { actorId: string },
  text: string,
  { db, now, invalidate }: Context,
): Promise<void> {
  const actor = { id: actorId, name: null };
  await write({ id, versionId }, { step: 'answer', to: 'notice', side: 'owner', actor, reason: text }, { db, now });
  invalidate('publicNotice');
}

export type Outcome = 'dismiss' | 'correct' | 'refuse';

interface Decided extends About {
  partyId: string;
  name: string;
  outcome: Outcome;
  reason: string;
  actor: { id: string; name: string };
}

/** Lets the notice go on, or ends it: the version goes back to its supplier, or is refused. */
export async function decideNotice(
  { id, versionId, partyId, name, outcome, reason, actor }: Decided,
  { db, now, invalidate }: Context,
): Promise<void> {
  const [step, to] =
    outcome === 'dismiss'
      ? (['dismiss', 'notice'] as const)
      : (['uphold', outcome === 'correct' ? 'correction' : 'refused'] as const);
  if (step === 'dismiss') await uncontest(db, versionId);
  else {
    const moved = await moveVersion(db, { versionId, from: versionSteps.uphold.from, to, now, reason });
    ensure(moved, 'product.notInNotice');
    invalidate(`product:${id}`);
  }
  await write({ id, versionId }, { step, to, side: 'office', actor, reason }, { db, now });
  await notifySupplier(db, { id, partyId, name }, step, reason, now);
  invalidate('publicNotice');
}

interface Said {
  step: 'object' | 'answer' | 'dismiss' | 'uphold';
  to: string;
  side: 'public' | 'owner' | 'office';
  actor: { id: string; name: string | null } | null;
  reason: string;
}

async function write(
  { id, versionId }: About,
  { step, to, side, actor, reason }: Said,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<void> {
  await insertHistory(db, {
    productId: id,
    versionId,
    at: now,
    step,
    fromStatus: 'notice',
    toStatus: to,
    side,
    actorId: actor?.id ?? null,
    actorName: actor?.name ?? null,
    reason,
    opinions: null,
    content: null,
  });
}
