// A person with a phone, a password and an identity of their own, attested through the API.
import { randomInt } from 'node:crypto';
import { createAccount, getCaptcha, sendSmsCode } from '@shuji/contract/account/calls';
import { applyAttestation, reviewAttestation } from '@shuji/contract/merchant/attestation';
import { applyPermit, reviewPermit } from '@shuji/contract/permit/calls';
import { openVault } from '#src/providers/vault.ts';
import { hashPassword } from '#src/session/password.ts';
import { testSecretKey } from './keys.ts';
import { type Newcomer, newcomer } from './newcomers.ts';
import { captchaAnswer } from './outside.ts';
import type { World } from './world.ts';

export const person = { name: '林晓舟', idNumber: '11010519491231002X', password: 'Tide&Harbour-27' };

/** Signs someone up under a phone; their password is `person.password`. */
export async function withPhone({ sql }: World, phone: string): Promise<Newcomer> {
  const vault = openVault(testSecretKey);
  const who = await newcomer(sql);
  await sql`
    update account set phone_sealed = ${vault.encrypt(phone)}, phone_blind = ${vault.blind(phone)},
      password_hash = ${await hashPassword(person.password)}
    where id = ${who.accountId}`;
  return who;
}

/** Proves who they are, as a natural person, and opens buying to them. */
export async function attestPerson({ as }: World, who: Newcomer): Promise<void> {
  const { name, idNumber } = person;
  const form = { kind: 'person', name, idNumber, consentId: true, submit: true } as const;
  const { id } = await as(who)(applyAttestation, form);
  await as('zhao')(reviewAttestation, { id, decision: 'approve' });
  const wish = { roles: ['buyer'] as 'buyer'[], reason: '采购公共数据用于研究', consent: true, submit: true } as const;
  const permit = await as(who)(applyPermit, { ...wish, roles: ['buyer'] });
  await as('zhao')(reviewPermit, { id: permit.id, decision: 'approve' });
}

/** Signs up through the API; returns the token. */
export async function signUp({ as, providers }: World, phone: string): Promise<string> {
  const { uuid } = await as('visitor')(getCaptcha, { purpose: 'register' });
  await as('visitor')(sendSmsCode, { phone, purpose: 'register', uuid, captcha: captchaAnswer });
  const smsCode = /\d{6}/.exec(providers.sms.recent().find((sent) => sent.phone === phone)?.text ?? '')?.[0] ?? '';
  const form = { phone, smsCode, password: person.password, terms: true, privacy: true } as const;
  return (await as('visitor')(createAccount, form)).token;
}

/** Plants an application for another phone, of somebody with an account of their own. */
export async function phoneApplication(
  { sql, providers }: World,
  status: 'draft' | 'pending',
): Promise<{ token: string; id: string }> {
  const { vault } = providers;
  const { token, accountId } = await newcomer(sql);
  const seal = (phone: string) => ({ sealed: vault.encrypt(phone), blind: vault.blind(phone) });
  const [old, content] = [seal(someMobile()), { phone: seal(someMobile()) }];
  await sql`update account set phone_sealed = ${old.sealed}, phone_blind = ${old.blind} where id = ${accountId}`;
  const [row] = await sql<{ id: string }[]>`
    insert into application (id, subject, account_id, title, status, content, submitted_at, created_at, updated_at)
    values (gen_random_uuid(), 'phone', ${accountId}, '未认证账号', ${status}, ${sql.json(content)},
      ${status === 'draft' ? null : new Date()}, now(), now())
    returning id`;
  return { token, id: row?.id ?? '' };
}

function someMobile(): string {
  return `139${String(randomInt(1e8)).padStart(8, '0')}`;
}
