// The first password, and the one after a reset: set by the operator alone, with a link sent to their own phone.

import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type { Parsed } from '@shuji/contract/call';
import type { setFirstPassword as setFirstPasswordCall } from '@shuji/contract/operator/calls';
import { linkMinutes } from '@shuji/contract/operator/labels';
import type { sendOperatorLink as sendOperatorLinkCall } from '@shuji/contract/operator/office';
import type { Tx } from '#src/db/open.ts';
import type { Operator, PrepareContext, RevokeContext, User, WriteContext } from '#src/http/context.ts';
import { type Handler, inTwoSteps } from '#src/http/feature.ts';
import { ensure, refuse } from '#src/http/refuse.ts';
import { giveBackByAddress, takeByAddress } from '#src/providers/address-quota.ts';
import { hashPassword } from '#src/session/password.ts';
import { deleteSessionsOf } from '#src/session/queries.ts';
import { weaknessOf } from '#src/session/rules.ts';
import { hashToken } from '#src/session/token.ts';
import { getSettingValue } from '#src/site/queries.ts';
import { findInvited, type InvitedOperator, setPassword } from './queries.ts';
import { findLinkHolder, type LinkHolder, replaceLink, spendLink } from './queries-link.ts';

type Context = WriteContext<Operator>;

const linksByOperator = [{ points: 3, seconds: 3_600 }];
const triesByAddress = [{ points: 20, seconds: 15 * 60 }];

/** Stores a fresh link in place of the one before; gives its address. The secret stands behind `#`, so in no log. */
export async function issueLink(db: Tx, operatorId: string, origin: string, now: Date): Promise<string> {
  const secret = randomBytes(16).toString('base64url');
  const expiresAt = new Date(now.getTime() + linkMinutes * 60_000);
  const link = { id: randomUUIDv7(), operatorId, secretHash: hashToken(secret), sentAt: now, expiresAt };
  await replaceLink(db, link);
  return `${origin}/office/welcome#${secret}`;
}

/** Sends a fresh link to the phone on record, once the transaction stands. */
export async function sendLink({ id, name, username, phoneSealed }: InvitedOperator, context: Context): Promise<void> {
  const { db, now, providers, afterCommit } = context;
  ensure(phoneSealed, 'operator.noPhone');
  ensure(await providers.quota.take(`office link for ${id}`, linksByOperator), 'operator.linksTooOften');
  const phone = providers.vault.decrypt(phoneSealed);
  const address = await issueLink(db, id, providers.publicOrigin, now);
  const centre = await getSettingValue(db, 'web_title');
  const text = `【${centre}】${name}（用户名 ${username}），请在 ${linkMinutes} 分钟内打开 ${address} 设置运营后台密码。链接只能使用一次，请勿转发。`;
  afterCommit(async () => ensure((await providers.sms.send(phone, text)) === null, 'operator.smsNotSent'));
}

/** For a link that was lost or ran out. It grants nothing that two administrators have not granted before. */
export const sendOperatorLink: Handler<typeof sendOperatorLinkCall> = async ({ id }, context) => {
  const invited = await findInvited(context.db, id);
  ensure(invited, 'operator.notFound');
  ensure(invited.mustChangePassword && invited.status === 'active', 'operator.notWaiting');
  await sendLink(invited, context);
};

/** Names the operator whose sessions a new password ends. */
export async function ofLink({ code }: { code: string }, { db, providers }: RevokeContext): Promise<string[]> {
  const holder = await findLinkHolder(db, hashToken(code), providers.clock());
  return holder ? [holder.id] : [];
}

type Welcome = Parsed<typeof setFirstPasswordCall>;

/** Sets a password by a link, once. Hashing lies before the transaction. */
export const setFirstPassword = inTwoSteps(
  async (
    { code, password }: Welcome,
    { db, now, providers, address }: PrepareContext<User | null>,
  ): Promise<LinkHolder & { passwordHash: string }> => {
    ensure(
      await takeByAddress(providers.quota, 'office link from', address, triesByAddress),
      'session.tooManyFromHere',
    );
    const holder = await findLinkHolder(db, hashToken(code), now);
    ensure(holder, 'operator.linkOver');
    await giveBackByAddress(providers.quota, 'office link from', address);
    const weakness = weaknessOf(password, [holder.username]);
    if (weakness) refuse('session.weakPassword', weakness);
    return { ...holder, passwordHash: await hashPassword(password) };
  },
  async (
    { code }: Welcome,
    { db, now, actsAs }: WriteContext<User | null>,
    { id, username, passwordHash }: LinkHolder & { passwordHash: string },
  ) => {
    ensure(await spendLink(db, hashToken(code), now), 'operator.linkOver');
    await setPassword(db, id, { passwordHash, mustChangePassword: false });
    await deleteSessionsOf(db, 'office', id);
    actsAs('operator', id);
    return { username };
  },
);
