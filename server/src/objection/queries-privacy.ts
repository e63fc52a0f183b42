// Reads objections for account closing and the personal data copy.

import type { ReceivedObjection } from '@shuji/contract/objection/schema';
import { countOf } from '#src/db/one.ts';
import type { Db } from '#src/db/open.ts';

/** Open ones that someone has raised: their decision must still reach the objector. */
export async function countRunning(db: Db, partyId: string): Promise<number> {
  return countOf(db`
    select count(*) as count from objection where party_id = ${partyId} and status = 'open'`);
}

export interface ObjectionCopy
  extends Omit<ReceivedObjection, 'mayAnswer' | 'id' | 'productId' | 'ground' | 'status' | 'answerFiles'> {
  /** True when this party raised it, or it is about their product. */
  isRaised: boolean;
  ground: string;
  status: string;
}

export async function listForCopy(db: Db, partyId: string): Promise<ObjectionCopy[]> {
  return db<ObjectionCopy[]>`
    select product_number, product_name, party_id = ${partyId} as is_raised, ground, text, status, filed_at, answer, answered_at,
      reason, decided_at
    from objection where party_id = ${partyId} or supplier_party_id = ${partyId} order by filed_at, id`;
}
