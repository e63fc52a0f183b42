import { one } from '#src/db/one.ts';
import type { Db, Tx } from '#src/db/open.ts';

export interface BankAccount {
  id: string;
  partyId: string;
  bank: string;
  bankCode: string;
  numberSealed: string;
  changedAt: string;
}

export async function findBankAccount(db: Db, by: { id: string } | { partyId: string }): Promise<BankAccount | null> {
  const condition = 'id' in by ? db`id = ${by.id}` : db`party_id = ${by.partyId}`;
  return one<BankAccount>(db`
    select id, party_id, bank, bank_code, number_sealed, changed_at from bank_account where ${condition}`);
}

export async function keepBankAccount(
  db: Tx,
  row: Omit<BankAccount, 'changedAt'> & { changedAt: Date },
): Promise<void> {
  const { id: _, partyId: __, ...columns } = row;
  await db`
    insert into bank_account ${db({ ...row })}
    on conflict on constraint bank_account_once do update set ${db({ ...columns })}`;
}
