// People beside the cast: freshly signed up, or with a company at a given stage.

import { randomBytes, randomInt, randomUUIDv7 } from 'node:crypto';
import { creditCheck } from '@shuji/contract/check-digit';
import { dayMs } from '@shuji/contract/time';
import { type Pool, write } from '#src/db/open.ts';
import { reviewer } from '#src/demo/cast.ts';
import { castCompanies, plantCompany, type Stage } from '#src/demo/scenes/company.ts';
import { plantConsents } from '#src/demo/scenes/people.ts';
import { openVault } from '#src/providers/vault.ts';
import { insertSession } from '#src/session/queries.ts';
import { testSecretKey } from './keys.ts';

export interface Newcomer {
  token: string;
  accountId: string;
  creditCode: string;
}

/** Signs someone up; with a stage, their own company walks the way up to there, for these roles where they are named. */
export async function newcomer(sql: Pool, stage?: Stage, roles = castCompanies.li.roles): Promise<Newcomer> {
  const accountId = randomUUIDv7();
  const token = randomBytes(32).toString('hex');
  const creditCode = freshCreditCode();
  const vault = openVault(testSecretKey);
  const phone = `137${String(randomInt(1e8)).padStart(8, '0')}`;
  await write(sql, async (tx) => {
    await tx`
      insert into account (id, phone_sealed, phone_blind, password_hash, type)
      values (${accountId}, ${vault.encrypt(phone)}, ${vault.blind(phone)}, '', 2)`;
    await plantConsents(tx, accountId);
    await insertSession(tx, { id: randomUUIDv7(), side: 'site', holderId: accountId, token, address: '127.0.0.1' });
    if (!stage) return;
    const planting = {
      tx,
      vault,
      reviewer: reviewer(),
      began: new Date(Date.now() - 20 * dayMs),
    };
    await plantCompany(planting, accountId, { ...castCompanies.li, creditCode, stage, roles });
  });
  return { token, accountId, creditCode };
}

export function freshCreditCode(): string {
  const body = `91990116MA${String(randomInt(10_000_000)).padStart(7, '0')}`;
  return body + creditCheck(body);
}
