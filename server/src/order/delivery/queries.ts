// Money and goods: payments, deliveries, downloads.
import type { DeliveryKind } from '@shuji/contract/order/labels';
import type { PaymentRecord } from '@shuji/contract/order/schema/office';
import { countOf, one } from '#src/db/one.ts';
import type { Db, Tx } from '#src/db/open.ts';

export interface PaymentEntry
  extends Pick<
    PaymentRecord,
    'id' | 'orderId' | 'amount' | 'payer' | 'paidOn' | 'reference' | 'status' | 'reason' | 'submittedAt' | 'decidedAt'
  > {
  /** Null for money that the bank reported. */
  voucherId: string | null;
}

export async function insertPayment(
  db: Tx,
  row: Omit<PaymentEntry, 'status' | 'reason' | 'submittedAt' | 'decidedAt'> & { submittedAt: Date },
): Promise<void> {
  await db`insert into order_payment ${db({ ...row })}`;
}

export async function listPaymentsOf(db: Db, orderId: string): Promise<PaymentEntry[]> {
  return db<PaymentEntry[]>`
    select id, order_id, amount, voucher_id, payer, paid_on, reference, status, reason, submitted_at, decided_at
    from order_payment where order_id = ${orderId} order by submitted_at, id`;
}

/** Decides on a voucher that still waits; null when it does not. */
export async function decidePayment(
  db: Tx,
  id: string,
  decision: { status: 'confirmed' | 'returned'; reason: string | null; operatorId: string | null; decidedAt: Date },
): Promise<{ orderId: string; submittedAt: string } | null> {
  return one<{ orderId: string; submittedAt: string }>(db`
    update order_payment set ${db({ ...decision })} where id = ${id} and status = 'pending' returning order_id, submitted_at`);
}

export interface DeliveryRow {
  id: string;
  orderId: string;
  kind: DeliveryKind;
  note: string;
  accessId: string | null;
  objection: string | null;
  deliveredAt: string;
}

export async function insertDelivery(
  db: Tx,
  row: Omit<DeliveryRow, 'objection' | 'deliveredAt'> & { deliveredAt: Date },
  fileIds: readonly string[],
): Promise<void> {
  await db`insert into order_delivery ${db({ ...row })}`;
  const files = fileIds.map((fileId, place) => ({ deliveryId: row.id, fileId, place }));
  if (files.length > 0) await db`insert into order_delivery_file ${db(files)}`;
}

export async function listDeliveries(db: Db, orderId: string): Promise<DeliveryRow[]> {
  return db<DeliveryRow[]>`
    select id, order_id, kind, note, access_id, objection, delivered_at
    from order_delivery where order_id = ${orderId} order by delivered_at, id`;
}

/** Writes the buyer's objection to what was delivered last. */
export async function objectToDelivery(db: Tx, orderId: string, objection: string): Promise<void> {
  await db`
    update order_delivery set objection = ${objection}
    where id = (select id from order_delivery where order_id = ${orderId} order by delivered_at desc, id desc limit 1)`;
}

/** Files of an order's deliveries, and how often each was fetched. */
export async function listDeliveryFiles(
  db: Db,
  orderId: string,
): Promise<{ deliveryId: string; fileId: string; downloads: number }[]> {
  return db<{ deliveryId: string; fileId: string; downloads: number }[]>`
    select f.delivery_id, f.file_id,
           (select count(*) from order_download l where l.order_id = d.order_id and l.file_id = f.file_id) as downloads
    from order_delivery d join order_delivery_file f on f.delivery_id = d.id
    where d.order_id = ${orderId} order by d.delivered_at, f.place`;
}

/** True when one of an order's deliveries holds the file. */
export async function isDelivered(db: Db, orderId: string, fileId: string): Promise<boolean> {
  const [row] = await db`
    select 1 as one from order_delivery d join order_delivery_file f on f.delivery_id = d.id
    where d.order_id = ${orderId} and f.file_id = ${fileId} limit 1`;
  return row !== undefined;
}

export async function countDownloads(db: Db, orderId: string, fileId: string): Promise<number> {
  return countOf(db`
    select count(*)::int as count from order_download where order_id = ${orderId} and file_id = ${fileId}`);
}

export async function insertDownload(
  db: Tx,
  row: { orderId: string; fileId: string; accountId: string; address: string; at: Date },
): Promise<void> {
  await db`insert into order_download ${db({ ...row })}`;
}

export async function findPayment(db: Db, id: string): Promise<{ orderId: string; amount: number } | null> {
  return one<{ orderId: string; amount: number }>(db`select order_id, amount from order_payment where id = ${id}`);
}
