// Actions that every review queue shares.
import { admits } from '@shuji/contract/operator/labels';
import type * as calls from '@shuji/contract/review/calls';
import { recordAccess } from '#src/audit/access.ts';
import type { Operator } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import type { Resource, Resources } from '#src/office/resource.ts';
import { claim } from '#src/review/actions.ts';
import { lockClaim } from '#src/review/queries.ts';

/** Takes something that waits in hand, for half an hour. */
export function claimOf(resources: Resources): Handler<typeof calls.claimReview> {
  return async (input, context) => {
    await lockClaim(context.db, input.desk, input.id);
    const pending = await resources[input.desk].findPending(context.db, input.id);
    ensure(pending, 'review.notWaiting');
    const isAboutOwn = pending.organisations.some((organisation) => isOwn(organisation, context.actor));
    ensure(!isAboutOwn, 'review.ownOrganisation');
    return claim(input, context);
  };
}

/** Shows a masked value in full, after the access is recorded. */
export function revealOf(resources: Resources): Handler<typeof calls.revealField> {
  return async ({ place, id, field, reason }, { db, actor, now, providers }) => {
    const resource: Resource & Pick<Resources[typeof place], 'findPersonal'> = resources[place];
    ensure(admits(resource.revealer ?? 'reviewer', actor.roles), 'door.notFound');
    const personal = await resource.findPersonal(db, providers.vault, id);
    ensure(personal, 'door.notFound');
    ensure(!isOwn(personal.organisation, actor), 'review.ownOrganisation');
    const value = personal.values[field];
    ensure(value, 'door.notFound');
    const accountIds = [personal.accountId];
    await recordAccess(db, { operator: actor, at: now, place, subjectId: id, part: field, reason, accountIds });
    return { value };
  };
}

function isOwn(organisation: string | null, actor: Operator): boolean {
  return organisation !== null && organisation === actor.organisation;
}
