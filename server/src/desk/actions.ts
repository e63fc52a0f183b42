// Actions that every review queue shares.
import type { Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/review/calls';
import { recordAccess } from '#src/audit/access.ts';
import type { Operator, WriteContext } from '#src/http/context.ts';
import { ensure } from '#src/http/refuse.ts';
import { claim } from '#src/review/actions.ts';
import { lockClaim } from '#src/review/queries.ts';
import { holderOf, waitingAt } from './subjects.ts';

type Context = WriteContext<Operator>;

/** Takes something that waits in hand, for half an hour. */
export async function claimReview(
  input: Parsed<typeof calls.claimReview>,
  context: Context,
): Promise<{ until: string }> {
  await lockClaim(context.db, input.desk, input.id);
  const waiting = await waitingAt[input.desk](context.db, input.id);
  ensure(waiting, 'review.notWaiting');
  const isAboutOwn = waiting.organisations.some((organisation) => isOwn(organisation, context.actor));
  ensure(!isAboutOwn, 'review.ownOrganisation');
  return claim(input, context);
}

/** Shows a masked value in full, after the access is recorded. */
export async function revealField(
  { place, id, field, reason }: Parsed<typeof calls.revealField>,
  { db, actor, now, providers }: Context,
): Promise<{ value: string }> {
  const holder = await holderOf[place](db, providers.vault, id);
  ensure(holder, 'door.notFound');
  ensure(!isOwn(holder.organisation, actor), 'review.ownOrganisation');
  const value = holder.values[field];
  ensure(value, 'door.notFound');
  const accountIds = [holder.accountId];
  await recordAccess(db, { operator: actor, at: now, place, subjectId: id, part: field, reason, accountIds });
  return { value };
}

function isOwn(organisation: string | null, actor: Operator): boolean {
  return organisation !== null && organisation === actor.organisation;
}
