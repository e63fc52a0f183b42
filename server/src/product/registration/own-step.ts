// One row of history for one step of a supplier's own.
import type { ProductStep } from '@shuji/contract/product/step';
import type { Attested, WriteContext } from '#src/http/context.ts';
import { insertHistory, type ProductRow } from './queries-own.ts';

interface OwnStep {
  productId: string;
  versionId: string;
  step: ProductStep;
  from: string;
  to: string;
  reason?: string;
  /** The form as it was handed in. */
  content?: ProductRow['content'];
}

export async function writeOwnStep(
  { productId, versionId, step, from, to, reason, content }: OwnStep,
  { db, actor, now }: Pick<WriteContext<Attested>, 'db' | 'actor' | 'now'>,
): Promise<void> {
  await insertHistory(db, {
    productId,
    versionId,
    at: now,
    step,
    fromStatus: from,
    toStatus: to,
    side: 'owner',
    actorId: actor.id,
    actorName: null,
    reason: reason ?? null,
    opinions: null,
    content: content ?? null,
  });
}
