import type * as calls from '@shuji/contract/merchant/bank-account';
import type { Handler } from '#src/http/feature.ts';
import { findPartyName } from './queries.ts';
import { findBankAccount } from './queries-bank.ts';

/** Whole: it is the owner who reads it. */
export const getBankAccount: Handler<typeof calls.getBankAccount> = async (_, { db, actor, providers }) => {
  const found = await findBankAccount(db, { partyId: actor.partyId });
  const holder = await findPartyName(db, actor.partyId);
  if (!found) return { holder, account: null };
  const { bank, bankCode, numberSealed, changedAt } = found;
  return { holder, account: { bank, bankCode, number: providers.vault.decrypt(numberSealed), changedAt } };
};
