// Whose a thing is, for the office: its claims and its masked values.
import { maskName } from '@shuji/contract/mask';
import type { Finding } from '@shuji/contract/review/schema';
import { chinaDay } from '@shuji/contract/time';
import type { Db } from '#src/db/open.ts';
import type { Owner, Pending } from '#src/office/resource.ts';
import { findParty, findPartyOfAccount, partiesByIds } from './queries.ts';

export async function pendingOf(db: Db, partyIds: string[]): Promise<Pending> {
  const parties = await partiesByIds(db, partyIds);
  return { organisations: [...parties.values()].map((party) => party.creditCode) };
}

export async function ownerOf(db: Db, partyId: string): Promise<Owner> {
  const party = await findParty(db, partyId);
  return { accountId: party?.accountId ?? null, organisation: party?.creditCode ?? null };
}

/** Whether a submission comes from an attested identity, with the way to its record. */
export async function identityFinding(db: Db, accountId: string): Promise<Finding> {
  const label = '申请人身份';
  const party = await findPartyOfAccount(db, accountId);
  if (!party) return { label, text: '账号尚未通过身份认证', isGood: null, accountId };
  const name = party.kind === 'person' ? maskName(party.name) : party.name;
  const since = party.isFrozen ? '认证已冻结' : `${chinaDay(new Date(party.attestedAt))} 认证`;
  return { label, text: `${name}，${since}`, isGood: !party.isFrozen, accountId };
}
