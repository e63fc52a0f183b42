// A party's deals for the copy of their own data, and those that still run.

import type { InvoiceRow } from '@shuji/contract/order/invoice';
import type { OverseenOrder } from '@shuji/contract/order/schema/oversight';
import { countOf } from '#src/db/one.ts';
import type { Db } from '#src/db/open.ts';

export async function countRunning(db: Db, partyId: string): Promise<number> {
  return countOf(db`
    select count(*) as count from trade_order
    where (buyer_party_id = ${partyId} or seller_party_id = ${partyId}) and status not in ('completed', 'cancelled')`);
}

export interface OrderCopy extends Pick<OverseenOrder, 'number' | 'productName' | 'amount' | 'createdAt' | 'closedAt'> {
  side: 'bought' | 'sold';
  status: string;
  usage: string;
  contactName: string | null;
  contactPhoneSealed: string | null;
}

/** The contact of a deal is the buyer's: the seller's copy has none. */
export async function listForCopy(db: Db, partyId: string): Promise<OrderCopy[]> {
  return db<OrderCopy[]>`
    select number, case when buyer_party_id = ${partyId} then 'bought' else 'sold' end as side, product_name, status, amount,
      usage, case when buyer_party_id = ${partyId} then contact_name end as contact_name,
      case when buyer_party_id = ${partyId} then contact_phone_sealed end as contact_phone_sealed, created_at, closed_at
    from trade_order where buyer_party_id = ${partyId} or seller_party_id = ${partyId} order by created_at`;
}

export interface InvoiceCopy extends Pick<InvoiceRow, 'title' | 'taxNumber' | 'amount' | 'number' | 'requestedAt'> {
  orderNumber: string;
  issuer: string;
  kind: string;
  detailsSealed: string;
  status: string;
}

/** A party's invoice requests, with the data given for them. */
export async function listInvoicesForCopy(db: Db, partyId: string): Promise<InvoiceCopy[]> {
  return db<InvoiceCopy[]>`
    select o.number as order_number, i.issuer, i.kind, i.title, i.tax_number, i.details_sealed, i.amount, i.status, i.number,
      i.requested_at
    from order_invoice i join trade_order o on o.id = i.order_id where i.party_id = ${partyId} order by i.requested_at`;
}
