// Actions of a review queue besides the decision itself.

import { randomUUIDv7 } from 'node:crypto';
import type { Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/review/calls';
import { claimMinutes, type ReviewQueue } from '@shuji/contract/review/labels';
import type { Tx } from '#src/db/open.ts';
import type { Operator, WriteContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { clearClaim, deleteOwnClaim, deletePhrase, insertPhrase, lockClaim, takeClaim } from './queries.ts';

type Context = WriteContext<Operator>;

/** Takes in hand what is known to wait; `from` names the colleague whom one knowingly relieves. */
export async function claim(
  { desk, id, from }: Parsed<typeof calls.claimReview>,
  { db, actor, now }: Context,
): Promise<{ until: string }> {
  const until = new Date(now.getTime() + claimMinutes * 60_000);
  const row = { desk, subjectId: id, operatorId: actor.id, operatorName: actor.name, until };
  ensure(await takeClaim(db, row, from ?? null, now), 'review.claimedByOther');
  return { until: until.toISOString() };
}

/** Called by each noun's decision: refused while a colleague has it in hand; one's own claim ends with it. */
export async function settleClaim(db: Tx, desk: ReviewQueue, id: string, operator: Operator, now: Date): Promise<void> {
  await lockClaim(db, desk, id);
  ensure(await clearClaim(db, desk, id, operator.id, now), 'review.claimedByOther');
}

export const releaseReview: Handler<typeof calls.releaseReview> = async ({ desk, id }, { db, actor }) => {
  ensure(await deleteOwnClaim(db, desk, id, actor.id), 'review.notHeld');
};

export const addPhrase: Handler<typeof calls.addPhrase> = ({ desk, words }, { db }) =>
  insertPhrase(db, { id: randomUUIDv7(), desk, words });

export const removePhrase: Handler<typeof calls.removePhrase> = async ({ id }, { db }) => {
  ensure(await deletePhrase(db, id), 'door.notFound');
};
