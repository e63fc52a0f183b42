import { maskPhone } from '@shuji/contract/mask';
import type * as calls from '@shuji/contract/member/calls';
import { mostMembers } from '@shuji/contract/member/labels';
import { findCredentials } from '#src/account/queries.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { findPartyOfAccount } from '#src/merchant/queries.ts';
import { giveBackByAddress, takeByAddress } from '#src/providers/address-quota.ts';
import { hashToken } from '#src/session/token.ts';
import { listPeople } from './queries.ts';
import { findInvitation, listInvitations } from './queries-invitation.ts';
import { triesByAddress } from './rules.ts';

export const listMembers: Handler<typeof calls.listMembers> = async (_, { db, actor, now, providers }) => {
  const phoneOf = (row: { phoneSealed: string }) => maskPhone(providers.vault.decrypt(row.phoneSealed));
  const party = await findPartyOfAccount(db, actor.id);
  const people = await listPeople(db, actor.id);
  const invitations = await listInvitations(db, actor.id);
  return {
    isCompany: actor.attested && party?.kind === 'organisation',
    members: people.map((row) => ({
      ...row,
      phone: phoneOf(row),
      isSelf: row.id === actor.personId,
      isHolder: row.id === actor.id,
    })),
    invitations: invitations.map((row) => ({ ...row, phone: phoneOf(row), isExpired: new Date(row.expiresAt) <= now })),
    room: Math.max(0, mostMembers - (people.length - 1) - invitations.length),
  };
};

export const getInvitation: Handler<typeof calls.getInvitation> = async ({ code }, { db, now, providers, address }) => {
  ensure(await takeByAddress(providers.quota, 'invitation from', address, triesByAddress), 'session.tooManyFromHere');
  const invitation = await findInvitation(db, hashToken(code), now);
  ensure(invitation, 'member.linkOver');
  await giveBackByAddress(providers.quota, 'invitation from', address);
  const { company, name, phoneSealed, phoneBlind, roles, expiresAt } = invitation;
  const hasAccount = (await findCredentials(db, phoneBlind)) !== null;
  return { company, name, phone: maskPhone(providers.vault.decrypt(phoneSealed)), roles, expiresAt, hasAccount };
};
