// Numbers and slips that serve one purpose only. The primary key of order_reference decides between two at once.
import type { PaymentStatus } from '@shuji/contract/order/labels';
import { one } from '#src/db/one.ts';
import type { Db, Tx } from '#src/db/open.ts';

export type ReferenceKind = 'voucher' | 'transfer' | 'payout' | 'invoice';

interface Reference {
  kind: ReferenceKind;
  number: string;
  orderId: string;
  /** Within the order: the side of a payout, the id of an invoice. */
  part?: string;
}

export interface ReferenceHolder {
  orderId: string;
  orderNumber: string;
  buyerPartyId: string;
  sellerPartyId: string;
}

/** Takes a number for its one use; the order that holds it when that is another use, else null. */
export async function claimReference(db: Tx, reference: Reference): Promise<ReferenceHolder | null> {
  const { kind, number, orderId, part = '' } = reference;
  const [own] = await db`
    insert into order_reference (kind, number, order_id, part) values (${kind}, ${number}, ${orderId}, ${part})
    on conflict (kind, number) do update set part = excluded.part
      where order_reference.order_id = excluded.order_id and order_reference.part = excluded.part
    returning order_id`;
  return own ? null : findHolder(db, reference);
}

/** The order that holds a number for another use than this; null for none. */
export async function findHolder(
  db: Db,
  { kind, number, orderId, part = '' }: Reference,
): Promise<ReferenceHolder | null> {
  return one<ReferenceHolder>(db`
    select o.id as order_id, o.number as order_number, o.buyer_party_id, o.seller_party_id
    from order_reference r join trade_order o on o.id = r.order_id
    where r.kind = ${kind} and r.number = ${number} and (r.order_id, r.part) <> (${orderId}, ${part})`);
}

/** Frees what an order holds of these kinds, for a payment that was returned or a note that was taken back. */
export async function releaseReferences(
  db: Tx,
  { kinds, orderId, part = '' }: { kinds: readonly ReferenceKind[]; orderId: string; part?: string },
): Promise<void> {
  await db`
    delete from order_reference where order_id = ${orderId} and kind = any(${kinds as string[]}) and part = ${part}`;
}

export interface OtherUse {
  id: string;
  paymentId: string;
  orderId: string;
  orderNumber: string;
  status: PaymentStatus;
  by: 'voucher' | 'reference';
}

/** Payments of other orders that share a slip's bytes or its number with one of these, the oldest first. */
export async function listOtherUses(db: Db, paymentIds: readonly string[]): Promise<OtherUse[]> {
  if (paymentIds.length === 0) return [];
  return db<OtherUse[]>`
    select q.id, p.id as payment_id, o.id as order_id, o.number as order_number, q.status,
      case when q.reference = p.reference then 'reference' else 'voucher' end as by
    from order_payment p left join file f on f.id = p.voucher_id
    join order_payment q on q.order_id <> p.order_id and (
      q.reference = p.reference
      or q.voucher_id in (select s.id from file s where s.purpose = 'voucher' and s.sha256 = f.sha256))
    join trade_order o on o.id = q.order_id
    where p.id = any(${paymentIds as string[]}) order by q.submitted_at, q.id`;
}
