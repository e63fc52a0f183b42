import type { Output } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/merchant/bank-account';
import type { Merchant, ReadContext } from '#src/http/context.ts';
import { findPartyName } from './queries.ts';
import { findBankAccount } from './queries-bank.ts';

/** Whole: it is the owner who reads it. */
export async function readBankAccount(
  _: object,
  { db, actor, providers }: ReadContext<Merchant>,
): Promise<Output<typeof calls.readBankAccount>> {
  const found = await findBankAccount(db, { partyId: actor.partyId });
  const holder = await findPartyName(db, actor.partyId);
  if (!found) return { holder, account: null };
  const { bank, bankCode, numberSealed, changedAt } = found;
  return { holder, account: { bank, bankCode, number: providers.vault.decrypt(numberSealed), changedAt } };
}
