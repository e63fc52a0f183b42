// Deny by default: who may make a call, by what they hold at this moment.
import type { Call, Who } from '@shuji/contract/call';
import { rolesAdmitted } from '@shuji/contract/member/admission';
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

type Guarded = Pick<Call, 'who' | 'writes' | 'members'>;

/** Refuses unless `actor` may make a call; gives them with the roles of their company under which they may. */
export function authorize<A extends User | Operator | null>(call: Guarded, actor: A): A {
  const { who } = call;
  if (who === 'anyone') return actor;
  ensure(actor, 'door.signedOut');
  if (actor.kind === 'operator') {
    if (who === 'staff') return actor;
    if (actor.owes) refuse(refusalOfOwed[actor.owes]);
    ensure(admits(who, actor.roles), 'door.forbidden');
    return actor;
  }
  const guards = siteGuards[who];
  ensure(guards, 'door.forbidden');
  for (const guard of guards) ensure(guard.holds(actor), guard.refusal);
  const roles = rolesAdmitted(call, actor.roles);
  ensure(roles.length > 0, 'door.needRole');
  return { ...actor, roles };
}
