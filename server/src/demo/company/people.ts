// The cast as accounts of the website and as operators of the office.
import { signUpDocuments } from '@shuji/contract/document/labels';
import { insertAccount, insertConsents } from '#src/account/queries.ts';
import type { Tx } from '#src/db/open.ts';
import type { Member, Staff } from '#src/demo/cast.ts';
import { insertOperator } from '#src/operator/queries.ts';
import type { Vault } from '#src/providers/vault.ts';
import { hashPassword } from '#src/session/password.ts';

export async function plantMember(
  tx: Tx,
  vault: Vault,
  { id, phone, password }: Member,
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
  const given = { accountId, givenAt, address: '127.0.0.1' };
  await insertConsents(
    tx,
    signUpDocuments.map((document) => ({ ...given, document, version: 1 })),
  );
}

export async function plantStaff(
  tx: Tx,
  vault: Vault,
  { id, username, name, role, phone, password }: Staff,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const powers = { roles: [role], organisation: null };
  const reached = { phoneSealed: vault.encrypt(phone), phoneBlind: vault.blind(phone) };
  await insertOperator(tx, { id, username, name, passwordHash, ...powers, ...reached, mustChangePassword: false });
}
