import type { Decision, Freezing } from '@shuji/contract/application/schema';
import type { Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/permit/calls';
import { permitForm, permitLabels } from '@shuji/contract/permit/schema';
import { chinaDay } from '@shuji/contract/time';
import {
  decideApplication,
  freezeApplication,
  type SavedDraft,
  saveOnlyApplication,
  submitApplication,
} from '#src/application/actions.ts';
import { claimContent, filledFields } from '#src/application/content.ts';
import type { Applicant, Application } from '#src/application/queries.ts';
import type { Tx } from '#src/db/open.ts';
import { standingNumbers } from '#src/document/queries.ts';
import type { Operator, User, WriteContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure, parseInput } from '#src/http/refuse.ts';
import { findMerchantIdOfParty, findParty } from '#src/merchant/queries.ts';
import { insertPermissions, listGrantedPermits } from './queries.ts';
import { isOffering, permitFiles, roleErrors, rolesIn, rolesInWords } from './rules.ts';

const fields = Object.keys(permitLabels);

export const applyPermit: Handler<typeof calls.applyPermit> = async (input, { db, actor, now }) => {
  const party = await findParty(db, actor.partyId);
  ensure(party, 'door.needAttested');
  const heading = { partyId: party.id, organisation: party.creditCode, title: party.name };
  return savePermit(input, { heading, isMerchant: actor.merchantId !== null }, { db, actor, now });
};

/** Saves the wish for permission, and sends it to review when `submit`. */
export async function savePermit(
  { submit, rulesVersion: read, ...draft }: Parsed<typeof calls.applyPermit>,
  { heading, isMerchant }: { heading: Applicant; isMerchant: boolean },
  { db, actor, now }: Pick<WriteContext<User>, 'db' | 'actor' | 'now'>,
): Promise<SavedDraft> {
  const content = filledFields(submit ? parseInput(permitForm, filledFields(draft, fields)) : draft, fields);
  const roles = rolesIn(content.roles);
  if (submit) {
    const permits = heading.partyId ? await listGrantedPermits(db, heading.partyId) : [];
    const errors = roleErrors(
      roles,
      permits.map((one) => one.role),
      isMerchant,
    );
    ensure(Object.keys(errors).length === 0, 'door.badInput', errors);
    const { trading } = await standingNumbers(db, chinaDay(now), ['trading']);
    ensure(trading, 'permit.noRules');
    ensure((read ?? trading) === trading, 'permit.otherRules');
    content.rulesVersion = trading;
  }
  await claimContent(db, content, permitFiles, actor.id, now);
  const note = rolesInWords(roles);
  const { id, status } = await saveOnlyApplication(db, 'permit', { actor, now, content, ...heading, note });
  if (!submit) return { id, status };
  const sent = await submitApplication(db, 'permit', id, actor, now);
  return { id, status: sent.status };
}

export async function reviewPermit(decision: Decision, { db, actor, now }: WriteContext<Operator>): Promise<void> {
  const decided = await decideApplication(db, 'permit', decision, fields, actor, now);
  if (decided.status === 'approved') await grantRoles(db, decided, now);
}

/** The effects of an approved permit. */
export async function grantRoles(db: Tx, approved: Application, now: Date): Promise<void> {
  const partyId = approved.partyId as string;
  const roles = rolesIn(approved.content.roles);
  // The merchant may have been frozen since the application was sent.
  ensure(!roles.some(isOffering) || (await findMerchantIdOfParty(db, partyId)), 'permit.needMerchant');
  await insertPermissions(db, { partyId, roles, permitId: approved.id, grantedAt: now });
}

export async function freezePermit(
  freezing: Freezing,
  { db, actor, now, invalidate }: WriteContext<Operator>,
): Promise<void> {
  await freezeApplication(db, 'permit', freezing, actor, now);
  invalidate('product');
}
