// The cast as accounts of the website and as operators of the office, with the companies they act for.
import { signUpDocuments } from '@shuji/contract/document/labels';
import { dayMs } from '@shuji/contract/time';
import { insertAccount, insertConsents } from '#src/account/queries.ts';
import type { Tx } from '#src/db/open.ts';
import { cast, colleagues, type Member, reviewer, type Staff } from '#src/demo/cast.ts';
import type { DemoContext } from '#src/demo/play.ts';
import { atWork } from '#src/demo/working-time.ts';
import { insertMember } from '#src/member/queries.ts';
import { insertOperator } from '#src/operator/queries.ts';
import type { Vault } from '#src/providers/vault.ts';
import { hashPassword } from '#src/session/password.ts';
import { castCompanies, plantCompany } from './company.ts';

/** Makes the cast real: accounts, operators, attestations and permissions. */
export async function plantCast(tx: Tx, vault: Vault): Promise<void> {
  // People who try the demo have no authenticator at hand.
  await tx`update setting set value = 'optional' where key = 'office_totp'`;
  // The demo's market has been at work for more than a year.
  const longAgo = new Date(Date.now() - 410 * dayMs);
  for (const person of Object.values(cast)) {
    if (person.side === 'office') await plantStaff(tx, vault, person);
    else
      await plantMember(
        tx,
        vault,
        person,
        person === cast.li ? 2 : 1,
        atWork(person === cast.chen ? new Date() : longAgo),
      );
  }
  const planting = { tx, vault, reviewer: reviewer(), began: longAgo };
  await plantCompany(planting, cast.li.id, castCompanies.li);
  await plantCompany(planting, cast.wang.id, castCompanies.wang);
}

export async function plantMember(
  tx: Tx,
  vault: Vault,
  { id, phone, password }: Pick<Member, 'id' | 'phone' | 'password'>,
  type: 1 | 2,
  createdAt = new Date(),
): Promise<void> {
  await insertAccount(tx, {
    id,
    phoneSealed: vault.encrypt(phone),
    phoneBlind: vault.blind(phone),
    passwordHash: await hashPassword(password),
    type,
    createdAt,
  });
  await plantConsents(tx, id, createdAt);
}

/** Agrees to what a new centre has in force. */
export async function plantConsents(tx: Tx, accountId: string, givenAt = new Date()): Promise<void> {
  const consent = { accountId, givenAt, address: '127.0.0.1' };
  await insertConsents(
    tx,
    signUpDocuments.map((document) => ({ ...consent, document, version: 1 })),
  );
}

async function plantStaff(tx: Tx, vault: Vault, { id, username, name, role, phone, password }: Staff): Promise<void> {
  const passwordHash = await hashPassword(password);
  const powers = { roles: [role], organisation: null };
  const reached = { phoneSealed: vault.encrypt(phone), phoneBlind: vault.blind(phone) };
  await insertOperator(tx, { id, username, name, passwordHash, ...powers, ...reached, mustChangePassword: false });
}

/** Further people of 李明's company, who sign in by themselves and act for it. */
export async function plantColleagues({ tx, providers, now }: DemoContext): Promise<void> {
  const joinedAt = atWork(new Date(now.getTime() - 90 * dayMs));
  for (const { id, name, phone, password, role } of colleagues) {
    await plantMember(tx, providers.vault, { id, phone, password }, 1, joinedAt);
    await insertMember(tx, { accountId: id, companyId: cast.li.id, name, roles: [role], joinedAt });
  }
}
