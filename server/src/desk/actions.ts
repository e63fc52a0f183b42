// Actions that every review queue shares.
import type * as calls from '@shuji/contract/review/calls';
import { recordAccess } from '#src/audit/access.ts';
import type { Operator } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { claim } from '#src/review/actions.ts';
import { lockClaim } from '#src/review/queries.ts';
import { holderOf, waitingAt } from './subjects.ts';
/** Takes something that waits in hand, for half an hour. */
export const claimReview: Handler<typeof calls.claimReview> = async (input, context) => {
  await lockClaim(context.db, input.desk, input.id);
  const waiting = await waitingAt[input.desk](context.db, input.id);
  ensure(waiting, 'review.notWaiting');
  const isAboutOwn = waiting.organisations.some((organisation) => isOwn(organisation, context.actor));
  ensure(!isAboutOwn, 'review.ownOrganisation');
  return claim(input, context);
};

/** Shows a masked value in full, after the access is recorded. */
export const revealField: Handler<typeof calls.revealField> = async (
  { place, id, field, reason },
  { db, actor, now, providers },
) => {
  const holder = await holderOf[place](db, providers.vault, id);
  ensure(holder, 'door.notFound');
  ensure(!isOwn(holder.organisation, actor), 'review.ownOrganisation');
  const value = holder.values[field];
  ensure(value, 'door.notFound');
  const accountIds = [holder.accountId];
  await recordAccess(db, { operator: actor, at: now, place, subjectId: id, part: field, reason, accountIds });
  return { value };
};

function isOwn(organisation: string | null, actor: Operator): boolean {
  return organisation !== null && organisation === actor.organisation;
}
