// Deny by default: who may make a call, by what they hold at this moment.
import type { Who } from '@shuji/contract/call';
import { admits } from '@shuji/contract/operator/labels';
import type { RefusalName } from '@shuji/contract/refusals';
import type { Operator, Owed, User } from './context.ts';
import { ensure, refuse } from './refuse.ts';

const siteGuards: Partial<Record<Who, { holds: (user: User) => boolean; refusal: RefusalName }[]>> = {
  user: [],
  attested: [{ holds: isAttested, refusal: 'door.needAttested' }],
  merchant: [
    { holds: isAttested, refusal: 'door.needAttested' },
    { holds: (user) => user.merchantId !== null, refusal: 'door.needMerchant' },
  ],
  buyer: [
    { holds: isAttested, refusal: 'door.needAttested' },
    { holds: (user) => user.isBuyer, refusal: 'door.needBuyer' },
  ],
  seller: [
    { holds: isAttested, refusal: 'door.needAttested' },
    { holds: (user) => user.isSeller, refusal: 'door.needSeller' },
  ],
  vendor: [
    { holds: isAttested, refusal: 'door.needAttested' },
    { holds: (user) => user.isSeller || user.isService, refusal: 'door.needVendor' },
  ],
};

const refusalOfOwed: Record<Owed, RefusalName> = {
  code: 'operator.owesCode',
  password: 'operator.owesPassword',
  factor: 'operator.owesFactor',
};

function isAttested(user: User): boolean {
  return user.attested && user.partyId !== null;
}

/** Refuses unless `actor` may make a call open to `who`. */
export function authorize(who: Who, actor: User | Operator | null): void {
  if (who === 'anyone') return;
  ensure(actor, 'door.signedOut');
  if (actor.kind === 'operator') {
    if (who === 'staff') return;
    if (actor.owes) refuse(refusalOfOwed[actor.owes]);
    ensure(admits(who, actor.roles), 'door.forbidden');
    return;
  }
  const guards = siteGuards[who];
  ensure(guards, 'door.forbidden');
  for (const guard of guards) ensure(guard.holds(actor), guard.refusal);
}
