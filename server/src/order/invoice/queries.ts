import type { Parsed } from '@shuji/contract/call';
import type { InvoiceRow, listFeeInvoices } from '@shuji/contract/order/invoice';
import type { OrderSide } from '@shuji/contract/order/labels';
import type { InvoiceStatus } from '@shuji/contract/order/labels/invoice';
import { containing, onDays } from '#src/db/days.ts';
import { one } from '#src/db/one.ts';
import type { Db, Fragment, Tx } from '#src/db/open.ts';
import { type Page, type PageQuery, paged } from '#src/db/page.ts';
import type { Waiting } from '#src/db/queue.ts';

export interface InvoiceEntry extends Omit<InvoiceRow, 'details' | 'file' | 'may'> {
  orderId: string;
  partyId: string;
  detailsSealed: string;
  fileId: string | null;
}

function columns(db: Db): Fragment {
  return db`i.id, i.order_id, i.issuer, i.side, i.party_id, i.kind, i.title, i.tax_number, i.details_sealed, i.amount, i.status,
    i.number, i.issued_on, i.file_id, i.reason, i.requested_at, i.updated_at`;
}

type NewInvoice = Omit<
  InvoiceEntry,
  'status' | 'number' | 'issuedOn' | 'fileId' | 'reason' | 'requestedAt' | 'updatedAt'
>;

/** Refused with order.invoiceOpen while another request for the same stands. */
export async function insertInvoice(db: Tx, row: NewInvoice, now: Date): Promise<void> {
  await db`insert into order_invoice ${db({ ...row, status: 'requested', requestedAt: now, updatedAt: now })}`;
}

export async function findInvoice(db: Db, id: string): Promise<InvoiceEntry | null> {
  return one<InvoiceEntry>(db`select ${columns(db)} from order_invoice i where i.id = ${id}`);
}

/** A side sees its own requests, and the supplier also those of the buyer to them. */
export async function listInvoicesOf(db: Db, orderId: string, side: OrderSide): Promise<InvoiceEntry[]> {
  return db<InvoiceEntry[]>`
    select ${columns(db)} from order_invoice i
    where i.order_id = ${orderId} and (i.side = ${side} or (${side === 'seller'} and i.issuer = 'seller'))
    order by i.requested_at, i.id`;
}

/** Moves an invoice that still stands at `from`; false when it has moved meanwhile. */
export async function changeInvoice(
  db: Tx,
  id: string,
  from: InvoiceStatus,
  change: {
    status: InvoiceStatus;
    reason: string | null;
    updatedAt: Date;
    number?: string;
    issuedOn?: string;
    fileId?: string;
  },
): Promise<boolean> {
  const changed = await db`update order_invoice set ${db({ ...change })} where id = ${id} and status = ${from}`;
  return changed.count === 1;
}

function feeQueue(db: Db): Fragment {
  return db`from order_invoice i join trade_order o on o.id = i.order_id
    where i.issuer = 'centre' and i.status in ('requested', 'returned')`;
}

export type FeeInvoice = InvoiceEntry & { orderNumber: string; productName: string; partyName: string };

function feeColumns(db: Db): Fragment {
  return db`${columns(db)}, o.number as order_number, o.product_name,
    case i.side when 'buyer' then o.buyer_name else o.seller_name end as party_name`;
}

export function listFeeQueue(db: Db, page: PageQuery): Promise<Page<FeeInvoice>> {
  return paged<FeeInvoice>(db, { columns: feeColumns(db), from: feeQueue(db), order: db`i.updated_at, i.id`, ...page });
}

export function waitingInvoices(db: Db): Waiting {
  return { from: feeQueue(db), id: db`i.id`, title: db`i.title`, note: db`o.number`, since: db`i.updated_at` };
}

type FeeInvoiceFilter = Parsed<typeof listFeeInvoices>;

/** Every invoice of the centre's, newest first; days are those of the request. */
export function listFeeInvoicesOf(
  db: Db,
  { status, keyword, from, to, ...page }: FeeInvoiceFilter,
): Promise<Page<FeeInvoice>> {
  const like = keyword && containing(keyword);
  return paged<FeeInvoice>(db, {
    columns: feeColumns(db),
    from: db`from order_invoice i join trade_order o on o.id = i.order_id where i.issuer = 'centre'
      ${status ? db`and i.status = ${status}` : db``}
      ${like ? db`and (o.number ilike ${like} or i.title ilike ${like} or i.number ilike ${like})` : db``}
      ${onDays(db, db`i.requested_at`, { from, to })}`,
    order: db`i.requested_at desc, i.id`,
    ...page,
  });
}
