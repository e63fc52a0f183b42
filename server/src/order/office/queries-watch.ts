// Orders with both sides' facts, for the alerts on trading.

import type { OverseenOrder } from '@shuji/contract/order/schema/oversight';
import type { Db } from '#src/db/open.ts';

/** One order, with what is known of both sides. */
export interface WatchedOrder extends Omit<OverseenOrder, 'status' | 'amount' | 'signedAt'> {
  status: string;
  productId: string;
  buyerId: string;
  buyerCode: string | null;
  buyerLegalPerson: string | null;
  buyerPlace: string | null;
  sellerId: string;
  sellerCode: string | null;
  sellerLegalPerson: string | null;
  sellerPlace: string | null;
  /** In fen; null until there is a price. */
  amount: number | null;
  /** The unit price by the price list; null where it is negotiable. */
  listPrice: number | null;
  quantity: number;
  hasVoucher: boolean;
  /** The places from which both sides signed the newest contract. */
  buyerAddress: string | null;
  sellerAddress: string | null;
}

const mostWatched = 20_000;

/** The newest first, from a moment on. */
export async function listWatched(db: Db, since: Date): Promise<WatchedOrder[]> {
  return db<WatchedOrder[]>`
    select o.id, o.number, o.status, o.product_id, o.product_name, o.amount, o.quantity,
      o.buyer_party_id as buyer_id, o.buyer_name, o.buyer_code, b.legal_person as buyer_legal_person,
      nullif(coalesce(b.region, '') || coalesce(b.address, ''), coalesce(b.region, '')) as buyer_place,
      o.seller_party_id as seller_id, o.seller_name, o.seller_code, s.legal_person as seller_legal_person,
      nullif(coalesce(s.region, '') || coalesce(s.address, ''), coalesce(s.region, '')) as seller_place,
      (o.tier ->> 'price')::bigint as list_price, o.created_at, o.closed_at, o.due_at,
      o.pending_payment_id is not null as has_voucher,
      max(g.address) filter (where g.side = 'buyer') as buyer_address,
      max(g.address) filter (where g.side = 'seller') as seller_address
    from trade_order o
    join party b on b.id = o.buyer_party_id join party s on s.id = o.seller_party_id
    left join order_signature g on g.order_id = o.id and g.round = o.contract_round
    where o.created_at >= ${since}
    group by o.id, b.id, s.id
    order by o.created_at desc limit ${mostWatched}`;
}
