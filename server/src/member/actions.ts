// Members come by an invitation to their phone, and leave at once: their sign-in ends, what they did stays on record.
import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type { Parsed } from '@shuji/contract/call';
import { signUpDocuments } from '@shuji/contract/document/labels';
import type * as calls from '@shuji/contract/member/calls';
import { invitationDays, mostMembers } from '@shuji/contract/member/labels';
import { dayMs } from '@shuji/contract/time';
import { agreementsInForce, refuseWeak } from '#src/account/actions.ts';
import { eraseAccount, findCredentials, insertAccount, insertConsents } from '#src/account/queries.ts';
import { hasRoom } from '#src/db/quota.ts';
import type { PrepareContext, RevokeContext, User, WriteContext } from '#src/http/context.ts';
import { type Handler, inTwoSteps } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { findPartyOfAccount } from '#src/merchant/queries.ts';
import { notify } from '#src/notice/actions.ts';
import { giveBackByAddress, takeByAddress } from '#src/providers/address-quota.ts';
import { startSession } from '#src/session/actions.ts';
import { hashPassword } from '#src/session/password.ts';
import { deleteSessionsOf, deleteTracesOf } from '#src/session/queries.ts';
import { deleteDevicesOf } from '#src/session/queries-device.ts';
import { hashToken } from '#src/session/token.ts';
import { getSettingValue } from '#src/site/queries.ts';
import { countSeats, findMember, insertMember, isOfCompany, markRemoved, setRoles } from './queries.ts';
import { deleteInvitation, findInvitation, type OpenInvitation, putInvitation } from './queries-invitation.ts';
import {
  invitationText,
  invitesByCompany,
  invitesToPhone,
  invitesToPhoneInAll,
  rolesInWords,
  triesByAddress,
} from './rules.ts';

/**
 * Sends a link to the phone. Whether the phone has an account is not said here but to the holder of the link: a company
 * is not to learn who is registered.
 */
export const inviteMember: Handler<typeof calls.inviteMember> = async ({ name, phone, roles }, context) => {
  const { db, actor, now, providers, afterCommit } = context;
  const party = await findPartyOfAccount(db, actor.id);
  ensure(party?.kind === 'organisation', 'member.onlyCompanies');
  const phoneBlind = providers.vault.blind(phone);
  ensure(!(await isOfCompany(db, actor.id, phoneBlind)), 'member.already', { phone: '这个手机号已是本企业的成员' });
  const count = () => countSeats(db, actor.id, phoneBlind);
  ensure(await hasRoom(db, { limit: 'member', owner: actor.id, most: mostMembers, count }), 'member.tooMany');
  const [id, secret] = [randomUUIDv7(), randomBytes(16).toString('base64url')];
  await putInvitation(db, {
    id,
    companyId: actor.id,
    name,
    phoneSealed: providers.vault.encrypt(phone),
    phoneBlind,
    roles,
    secretHash: hashToken(secret),
    createdAt: now,
    expiresAt: new Date(now.getTime() + invitationDays * dayMs),
  });
  for (const [key, windows] of [
    [`invitations of ${actor.id}`, invitesByCompany],
    [`invitation to ${phoneBlind} of ${actor.id}`, invitesToPhone],
    [`invitation to ${phoneBlind}`, invitesToPhoneInAll],
  ] as const)
    ensure(await providers.quota.take(key, windows), 'member.tooOften');
  const centre = await getSettingValue(db, 'web_title');
  // Behind `#`, so in no log.
  const address = `${providers.publicOrigin}/join#${secret}`;
  const text = invitationText({ centre, company: party.name, name, roles, address });
  afterCommit(async () => ensure((await providers.sms.send(phone, text)) === null, 'account.smsNotSent'));
  return { id };
};

export const withdrawInvitation: Handler<typeof calls.withdrawInvitation> = async ({ id }, { db, actor }) => {
  ensure(await deleteInvitation(db, actor.id, id), 'member.noInvitation');
};

export const changeMember: Handler<typeof calls.changeMember> = async ({ id, roles }, { db, actor }) => {
  ensure(id !== actor.personId, 'member.self');
  ensure(await setRoles(db, actor.id, id, roles), 'member.notFound');
};

/** Frees the phone, so that its holder may sign up, or be invited elsewhere. */
export const removeMember: Handler<typeof calls.removeMember> = async ({ id }, { db, actor, now }) => {
  ensure(id !== actor.personId, 'member.self');
  const member = await findMember(db, actor.id, id);
  ensure(member && (await markRemoved(db, actor.id, id, now)), 'member.notFound');
  await eraseAccount(db, id, now);
  await deleteSessionsOf(db, 'site', id);
  await deleteDevicesOf(db, 'site', id);
  await deleteTracesOf(db, member.phoneBlind);
};

/** Names the member whose rights a call takes away; nobody where it is none of the caller's company. */
export async function ofMember({ id }: { id: string }, { db, actor }: RevokeContext): Promise<string[]> {
  return actor && (await findMember(db, actor.id, id)) ? [id] : [];
}

type Joining = Parsed<typeof calls.joinCompany>;
type Ready = OpenInvitation & { passwordHash: string };

/** The link came by text message, so it proves the phone. Hashing lies before the transaction. */
export const joinCompany = inTwoSteps(
  async ({ code, password }: Joining, context: PrepareContext<User | null>): Promise<Ready> => {
    const { db, now, providers, address } = context;
    await agreementsInForce(db, now);
    ensure(await takeByAddress(providers.quota, 'invitation from', address, triesByAddress), 'session.tooManyFromHere');
    const invitation = await findInvitation(db, hashToken(code), now);
    ensure(invitation, 'member.linkOver');
    await giveBackByAddress(providers.quota, 'invitation from', address);
    refuseWeak(password, providers.vault.decrypt(invitation.phoneSealed));
    return { ...invitation, passwordHash: await hashPassword(password) };
  },
  async ({ code }: Joining, context: WriteContext<User | null>, { passwordHash }: Ready) => {
    const { db, now, address } = context;
    const invitation = await findInvitation(db, hashToken(code), now);
    ensure(invitation && (await deleteInvitation(db, invitation.companyId, invitation.id)), 'member.linkOver');
    const { companyId, name, roles, phoneSealed, phoneBlind } = invitation;
    ensure((await findCredentials(db, phoneBlind)) === null, 'member.hasAccount');
    const id = randomUUIDv7();
    await insertAccount(db, { id, phoneSealed, phoneBlind, passwordHash, type: 1, createdAt: now });
    const versions = await agreementsInForce(db, now);
    const consent = { accountId: id, givenAt: now, address };
    await insertConsents(
      db,
      signUpDocuments.map((document) => ({ ...consent, document, version: versions[document] })),
    );
    await insertMember(db, { accountId: id, companyId, name, roles, joinedAt: now });
    await notify(
      db,
      { accountId: companyId },
      {
        topic: 'account',
        key: `member ${id}`,
        title: `${name}已成为企业成员`,
        text: `角色：${rolesInWords(roles)}`,
        link: '/mycenter/member',
        isImportant: false,
        now,
      },
    );
    return startSession(db, 'site', id, context);
  },
);
