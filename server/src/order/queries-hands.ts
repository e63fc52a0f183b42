// Lists the operators who handled an order's money; the database's trigger refuse_one_hand enforces the separation.
import type { Db, Fragment } from '#src/db/open.ts';

/** True when an operator has confirmed a payment of an order. */
export function hasConfirmed(db: Db, orderId: Fragment, operatorId: string): Fragment {
  return db`exists (
    select from order_payment h
    where h.order_id = ${orderId} and h.status = 'confirmed' and h.operator_id = ${operatorId})`;
}

/** True when an operator has recalled a payout, which means that its money came back. */
export function hasRecalled(db: Db, orderId: Fragment, operatorId: string): Fragment {
  return db`exists (
    select from order_payout_recall h where h.order_id = ${orderId} and h.operator_id = ${operatorId})`;
}

/** True when an operator has recorded a payout. */
export function hasNoted(db: Db, orderId: Fragment, operatorId: string): Fragment {
  return db`exists (
    select from order_payout h where h.order_id = ${orderId} and h.operator_id = ${operatorId})`;
}

interface Hands {
  hasConfirmed: boolean;
  hasRecalled: boolean;
  hasNoted: boolean;
}

export async function findHands(db: Db, orderId: string, operatorId: string): Promise<Hands> {
  const id = db`${orderId}::uuid`;
  const [row] = await db<Hands[]>`
    select ${hasConfirmed(db, id, operatorId)} as has_confirmed, ${hasRecalled(db, id, operatorId)} as has_recalled,
      ${hasNoted(db, id, operatorId)} as has_noted`;
  return row as Hands;
}
