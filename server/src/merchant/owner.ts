// Whose a thing is, for the office: its claims and its masked values.
import type { Db } from '#src/db/open.ts';
import type { Owner, Pending } from '#src/office/resource.ts';
import { findParty, partiesByIds } from './queries.ts';

export async function pendingOf(db: Db, partyIds: string[]): Promise<Pending> {
  const parties = await partiesByIds(db, partyIds);
  return { organisations: [...parties.values()].map((party) => party.creditCode) };
}

export async function ownerOf(db: Db, partyId: string): Promise<Owner> {
  const party = await findParty(db, partyId);
  return { accountId: party?.accountId ?? null, organisation: party?.creditCode ?? null };
}
