// Disputes, the office's two queues, and an order's history.

import type { Parsed } from '@shuji/contract/call';
import type {
  DisputeOutcome,
  OrderActor,
  OrderMove,
  OrderSide,
  OrderStatus,
  PaymentStatus,
} from '@shuji/contract/order/labels';
import type { listAllPayments, listPayments } from '@shuji/contract/order/office';
import type { OrderDispute } from '@shuji/contract/order/schema/dispute';
import type { DisputeRow, PaymentRow } from '@shuji/contract/order/schema/office';
import { containing, onDays } from '#src/db/days.ts';
import { one } from '#src/db/one.ts';
import type { Db, Fragment, Tx } from '#src/db/open.ts';
import { type Page, type PageQuery, paged } from '#src/db/page.ts';
import type { Waiting } from '#src/db/queue.ts';
import { secondPersonColumns } from '#src/order/settlement/queries-second-person.ts';

export interface HistoryRow {
  at: string;
  by: OrderActor;
  move: OrderMove;
  fromStatus: OrderStatus | null;
  toStatus: OrderStatus;
  note: string | null;
  /** The member who acted; null for the holder of the account. */
  person: string | null;
}

export async function listEvents(db: Db, orderId: string): Promise<HistoryRow[]> {
  return db<HistoryRow[]>`
    select e.at, e.by, e.move, e.from_status, e.to_status, e.note, m.name as person
    from order_event e join trade_order o on o.id = e.order_id
    left join party p on p.id = case e.by when 'buyer' then o.buyer_party_id when 'seller' then o.seller_party_id end
    left join member m on m.account_id = e.person_id and m.company_id = p.account_id
    where e.order_id = ${orderId} order by e.id`;
}

export interface DisputeEntry extends Omit<OrderDispute, 'raisedBy' | 'evidence' | 'statements' | 'refund'> {
  id: string;
  orderId: string;
  raisedBy: OrderSide | 'system';
  evidence: string[];
  /** In fen. */
  refund: number | null;
}

export async function insertDispute(
  db: Tx,
  row: Pick<DisputeEntry, 'id' | 'orderId' | 'raisedBy' | 'reason' | 'evidence'> & { raisedAt: Date },
): Promise<void> {
  await db`insert into order_dispute ${db({ ...row })}`;
}

function disputeColumns(db: Db): Fragment {
  return db`d.id, d.order_id, d.raised_by, d.reason, d.evidence, d.raised_at, d.decision, d.decision_note, d.refund, d.settled_at`;
}

export async function listDisputesOf(db: Db, orderId: string): Promise<DisputeEntry[]> {
  return db<DisputeEntry[]>`
    select ${disputeColumns(db)} from order_dispute d where d.order_id = ${orderId} order by d.raised_at, d.id`;
}

export async function findDispute(db: Db, id: string): Promise<DisputeEntry | null> {
  return one<DisputeEntry>(db`select ${disputeColumns(db)} from order_dispute d where d.id = ${id}`);
}

/** Closes a dispute that is still open; null when it is not. */
export async function decideDispute(
  db: Tx,
  id: string,
  decision: {
    decision: DisputeOutcome;
    decisionNote: string;
    operatorId: string | null;
    refund: number | null;
    settledAt: Date;
  },
): Promise<{ orderId: string } | null> {
  return one<{ orderId: string }>(db`
    update order_dispute set ${db({ ...decision })} where id = ${id} and settled_at is null returning order_id`);
}

function paymentQueue(db: Db): Fragment {
  return db`from order_payment p join trade_order o on o.id = p.order_id and o.pending_payment_id = p.id
    where p.status = 'pending'`;
}

export interface PaymentQueueRow extends Omit<PaymentRow, 'voucher' | 'otherUses'> {
  voucherId: string | null;
}

export interface PaymentEntry extends PaymentQueueRow {
  status: PaymentStatus;
  reason: string | null;
  decidedAt: string | null;
}

function paymentColumns(db: Db, now: Date): Fragment {
  const asked = {
    kind: 'payment.confirm',
    amount: db`p.amount`,
    about: db`a.subject_id = o.id and a.requested_at >= p.submitted_at and coalesce(a.content ->> 'paymentId', p.id::text) = p.id::text`,
    now,
  } as const;
  return db`${secondPersonColumns(db, asked)}, p.id, p.order_id, o.number as order_number, o.product_name, o.snapshot->>'service' is not null as is_service,
      o.buyer_name, o.seller_name, p.amount,
      p.payer, p.paid_on, p.reference, p.submitted_at, p.voucher_id, o.status = 'disputed' as is_disputed,
      (select c.number from order_contract c where c.order_id = o.id and c.round = o.contract_round) as contract_number`;
}

type PaymentQueueFilter = Parsed<typeof listPayments> & { orderIds?: readonly string[] };

type PaymentFilter = Parsed<typeof listAllPayments>;

function paymentsMatching(
  db: Db,
  { keyword, from, to }: Omit<PaymentQueueFilter, 'pageNum' | 'pageSize' | 'orderIds'>,
): Fragment {
  const like = keyword && containing(keyword);
  return db`
    ${
      like
        ? db`and (o.number ilike ${like} or o.product_name ilike ${like} or o.buyer_name ilike ${like} or p.payer ilike ${like}
      or p.reference ilike ${like})`
        : db``
    }
    ${onDays(db, db`p.submitted_at`, { from, to })}`;
}

/** Every voucher, the newest first; days are those on which they were submitted. */
export function listEveryPayment(
  db: Db,
  { status, pageNum, pageSize, ...filter }: PaymentFilter,
  now: Date,
): Promise<Page<PaymentEntry>> {
  return paged<PaymentEntry>(db, {
    columns: db`${paymentColumns(db, now)}, p.status, p.reason, p.decided_at`,
    from: db`from order_payment p join trade_order o on o.id = p.order_id where true
      ${status ? db`and p.status = ${status}` : db``} ${paymentsMatching(db, filter)}`,
    order: db`p.submitted_at desc, p.id`,
    pageNum,
    pageSize,
  });
}

export function listPaymentQueue(
  db: Db,
  { pageNum, pageSize, orderIds, ...filter }: PaymentQueueFilter,
  now: Date,
): Promise<Page<PaymentQueueRow>> {
  return paged<PaymentQueueRow>(db, {
    columns: paymentColumns(db, now),
    from: db`${paymentQueue(db)} ${orderIds ? db`and o.id = any(${orderIds as string[]})` : db``} ${paymentsMatching(db, filter)}`,
    order: db`p.submitted_at, p.id`,
    pageNum,
    pageSize,
  });
}

export function waitingPayments(db: Db): Waiting {
  const from = paymentQueue(db);
  return { from, id: db`o.id`, title: db`o.product_name`, note: db`o.number`, since: db`p.submitted_at` };
}

function disputeQueue(db: Db): Fragment {
  return db`from order_dispute d join trade_order o on o.id = d.order_id where d.settled_at is null`;
}

export interface DisputeQueueRow extends Omit<DisputeRow, 'raisedBy' | 'dueOn' | 'isOverdue' | 'claim'> {
  raisedBy: OrderSide | 'system';
  /** The due time of the order. */
  dueAt: string | null;
}

export function disputeRowColumns(db: Db): Fragment {
  return db`d.id, d.order_id, o.number as order_number, o.product_name, o.buyer_name, o.seller_name, o.amount,
    d.raised_by, d.reason, d.raised_at, o.due_at, d.decision as outcome, d.settled_at`;
}

export function listDisputeQueue(db: Db, page: PageQuery): Promise<Page<DisputeQueueRow>> {
  return paged<DisputeQueueRow>(db, {
    columns: disputeRowColumns(db),
    from: disputeQueue(db),
    order: db`d.raised_at, d.id`,
    ...page,
  });
}

export function waitingDisputes(db: Db): Waiting {
  const from = disputeQueue(db);
  return { from, id: db`d.id`, title: db`o.product_name`, note: db`o.number`, since: db`d.raised_at` };
}
