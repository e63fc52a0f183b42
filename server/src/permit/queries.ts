import type { PermitRole } from '@shuji/contract/permit/labels';
import type { Db, Tx } from '#src/db/open.ts';

export interface GrantedPermit {
  role: PermitRole;
  grantedAt: string;
  isFrozen: boolean;
}

/** The roles a party was given, frozen ones included. */
export async function listGrantedPermits(db: Db, partyId: string): Promise<GrantedPermit[]> {
  return db<GrantedPermit[]>`
    select g.role, g.granted_at, a.status = 'frozen' as is_frozen
    from permission g join application a on a.id = g.permit_id
    where g.party_id = ${partyId}
    order by array_position(array['buyer', 'seller', 'service'], g.role)`;
}

/** A role that is held already breaks the constraint permission_once. */
export async function insertPermissions(
  db: Tx,
  {
    partyId,
    roles,
    permitId,
    grantedAt,
  }: { partyId: string; roles: readonly PermitRole[]; permitId: string; grantedAt: Date },
): Promise<void> {
  const rows = roles.map((role) => ({ partyId, role, permitId, grantedAt }));
  await db`insert into permission ${db(rows)}`;
}
