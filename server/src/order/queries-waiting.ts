// Further tasks of a side beside the next step of a deal: an answer in a dispute, an invoice, a key.
import type { OrderSide } from '@shuji/contract/order/labels';
import type { OrderShow } from '@shuji/contract/order/labels/list';
import type { Db, Fragment } from '#src/db/open.ts';
import { awaitsKey } from '#src/gateway/queries.ts';

export type Waiting = Exclude<OrderShow, 'turn' | 'unread'>;

/** True when it is this side's task, of an order `o`. */
export function waits(db: Db, what: Waiting, side: OrderSide, now: Date): Fragment {
  const isSeller = side === 'seller';
  if (what === 'plead') return awaitsWord(db, side);
  if (what === 'key') return isSeller ? db`false` : awaitsKey(db, db`o.id`, now);
  if (!isSeller) return db`false`;
  return db`exists (
    select from order_invoice i where i.order_id = o.id and i.issuer = 'seller' and i.status in ('requested', 'returned'))`;
}

// The system raises disputes for the buyer.
function awaitsWord(db: Db, side: OrderSide): Fragment {
  const raisers = side === 'seller' ? ['buyer', 'system'] : ['seller'];
  return db`(o.status = 'disputed' and exists (
    select from order_dispute d where d.order_id = o.id and d.settled_at is null and d.raised_by = any(${raisers})
      and not exists (select from order_statement s where s.dispute_id = d.id and s.side = ${side})))`;
}
