import type { OrderSide } from '@shuji/contract/order/labels';
import type { ContractTerms } from '@shuji/contract/order/schema/terms';
import { one } from '#src/db/one.ts';
import type { Db, Tx } from '#src/db/open.ts';

export interface ContractRow {
  orderId: string;
  round: number;
  number: string;
  body: string;
  sha256: string;
  sm3: string;
  /** Null, as terms and policy, for a text from before there were any. */
  amount: number | null;
  terms: ContractTerms | null;
  policy: string | null;
  proposedBy: OrderSide | null;
}

export async function insertContract(
  db: Tx,
  { terms, ...row }: ContractRow & { terms: ContractTerms; createdAt: Date },
): Promise<void> {
  await db`insert into order_contract ${db({ ...row, terms: db.json({ ...terms }) })}`;
}

/** The newest text; null before the supplier has answered. */
export async function findContract(db: Db, orderId: string): Promise<ContractRow | null> {
  return one<ContractRow>(db`
    select order_id, round, number, body, sha256, sm3, amount, terms, policy, proposed_by from order_contract
    where order_id = ${orderId} order by round desc limit 1`);
}

export type RoundRow = Pick<ContractRow, 'round' | 'sha256' | 'amount' | 'terms' | 'proposedBy'> & {
  createdAt: string;
};

/** Every round, the oldest first. */
export async function listRounds(db: Db, orderId: string): Promise<RoundRow[]> {
  return db<RoundRow[]>`
    select round, sha256, amount, terms, proposed_by, created_at from order_contract
    where order_id = ${orderId} order by round`;
}

export interface SignatureRow {
  orderId: string;
  round: number;
  side: OrderSide;
  partyId: string;
  accountId: string;
  sha256: string;
  address: string;
}

export async function insertSignature(db: Tx, row: SignatureRow & { at: Date }): Promise<void> {
  await db`insert into order_signature ${db({ ...row })}`;
}

export async function listSignatures(
  db: Db,
  orderId: string,
  round: number,
): Promise<{ side: OrderSide; at: string; person: string | null }[]> {
  return db<{ side: OrderSide; at: string; person: string | null }[]>`
    select s.side, s.at, m.name as person
    from order_signature s left join member m on m.account_id = s.person_id
    where s.order_id = ${orderId} and s.round = ${round} order by s.at`;
}
