import type { Parsed } from '@shuji/contract/call';
import type { listAllReceipts } from '@shuji/contract/receipt/calls';
import type { ReceiptMatch } from '@shuji/contract/receipt/labels';
import type { LonelyVoucher, ReceiptRow } from '@shuji/contract/receipt/schema';
import { containing, onDays } from '#src/db/days.ts';
import { one } from '#src/db/one.ts';
import type { Db, Fragment, Tx } from '#src/db/open.ts';
import { type Page, paged } from '#src/db/page.ts';
import type { Waiting } from '#src/db/queue.ts';
import { secondPersonColumns } from '#src/order/settlement/queries-second-person.ts';
import type { Payable } from './rules.ts';

/** Money as a bank reports it. */
export interface Money {
  fingerprint: string;
  serial: string | null;
  accountNumber: string | null;
  paidOn: string;
  /** In fen. */
  amount: number;
  payer: string;
  remark: string;
  numbers: string[];
}

export type MatchedOrder = Payable & NonNullable<ReceiptRow['order']>;

export interface Matched {
  order: MatchedOrder | null;
  matchedBy: ReceiptMatch | null;
}

/**
 * Joins `r`, reported money, with the order that it seems to pay: by the order's own account, the number on a voucher,
 * the remark and, where one order alone waits for this sum from this payer or one so named, by these. `known`: the order
 * it pays already. How the two agree stands beside.
 */
function matching(db: Db, known: Fragment): Fragment {
  return db`
    left join lateral (
      select f.order_id, f.matched_by from (
        select ${known} as order_id, null as matched_by, 0 as rank
        union all
        select a.order_id, 'account', 1 from order_account a where a.number = r.account_number
        union all
        select p.order_id, 'reference', 2 from order_payment p where p.reference = r.serial and p.status <> 'returned'
        union all
        select n.id, 'remark', 3 from trade_order n where n.number = any(r.numbers)
        union all
        select c.order_id, 'remark', 4 from order_contract c where c.number = any(r.numbers)
        union all
        select (array_agg(w.id))[1], 'payer', 5 from trade_order w
        where w.status = 'awaiting_payment' and w.amount + w.buyer_fee = r.amount and (w.buyer_name = r.payer or exists (
          select from order_payment v where v.id = w.pending_payment_id and v.payer = r.payer))
        having count(*) = 1
        union all
        select (array_agg(w.id))[1], 'nearPayer', 6 from trade_order w
        where w.status = 'awaiting_payment' and w.amount + w.buyer_fee = r.amount and r.payer <> ''
          and (payer_key(w.buyer_name) = payer_key(r.payer) or exists (
            select from order_payment v where v.id = w.pending_payment_id and payer_key(v.payer) = payer_key(r.payer)))
        having count(*) = 1
      ) f where f.order_id is not null order by f.rank limit 1
    ) m on true
    left join lateral (
      select jsonb_build_object('id', o.id, 'number', o.number, 'productName', o.product_name, 'buyerName', o.buyer_name,
        'status', o.status, 'payable', o.amount + o.buyer_fee, 'paidAt', o.paid_at,
        'isBooked', exists (
          select from order_payment p where p.order_id = o.id and p.status = 'confirmed' and p.reference = r.serial
            and p.amount = r.amount
            and not exists (select from bank_receipt b where b.payment_id = p.id)),
        'isUsed', exists (
          select from order_reference u where u.kind = 'transfer' and u.number = r.serial and u.order_id <> o.id),
        'hasVoucher', coalesce(v.voucher_id is not null, false),
        'comparison', jsonb_build_object(
          'amount', case when o.amount is null then 'missing' when o.amount + o.buyer_fee = r.amount then 'same' else 'other' end,
          'remark', case
            when cardinality(r.numbers) = 0 then 'missing'
            when o.number = any(r.numbers) or exists (
              select from order_contract c where c.order_id = o.id and c.number = any(r.numbers)) then 'same'
            else 'other' end,
          'payer', case
            when r.payer = '' then 'missing'
            when r.payer in (o.buyer_name, v.payer) then 'same'
            when payer_key(r.payer) in (payer_key(o.buyer_name), payer_key(v.payer)) then 'near'
            else 'other' end)
      ) as found
      from trade_order o left join lateral (
        select p.voucher_id, p.payer from order_payment p where p.order_id = o.id and p.status <> 'returned'
        order by p.submitted_at desc limit 1) v on true
      where o.id = m.order_id
    ) o on true`;
}

/** Finds the orders of lines that are not stored yet, and which of them are, by fingerprint. */
export async function matchMoney(
  db: Db,
  lines: readonly Money[],
): Promise<Map<string, Matched & { knownAmount: number | null }>> {
  const rows = await db<(Matched & { fingerprint: string; knownAmount: number | null })[]>`
    select r.fingerprint, o.found as order, m.matched_by, b.amount as known_amount
    from jsonb_to_recordset(${db.json(lines.map(asRecord))}) as r (
      fingerprint text, serial text, account_number text, amount bigint, payer text, numbers text[])
    left join bank_receipt b on b.fingerprint = r.fingerprint
    ${matching(db, db`null::uuid`)}`;
  return new Map(rows.map((row) => [row.fingerprint, row]));
}

function asRecord({ fingerprint, serial, accountNumber, amount, payer, numbers }: Money) {
  return { fingerprint, serial, account_number: accountNumber, amount, payer, numbers };
}

export interface ReceiptEntry extends Omit<ReceiptRow, 'order' | 'verdict' | 'together'> {
  order: MatchedOrder | null;
}

function receiptColumns(db: Db, now: Date): Fragment {
  const asked = {
    kind: 'payment.confirm',
    amount: db`r.amount`,
    about: db`a.content -> 'receiptIds' @> to_jsonb(r.id::text)`,
    now,
  } as const;
  return db`${secondPersonColumns(db, asked)}, r.id, r.source, r.bank, r.payer, r.amount, r.paid_on, r.remark, r.serial, r.received_at, r.status,
    r.reason, r.decided_at, m.matched_by, o.found as order`;
}

type Filter = Omit<Parsed<typeof listAllReceipts>, 'pageNum' | 'pageSize'>;

function receiptsOf(db: Db, { status, source, keyword, from, to }: Filter): Fragment {
  const like = keyword && containing(keyword);
  return db`from bank_receipt r ${matching(db, db`r.order_id`)}
    where true ${status ? db`and r.status = ${status}` : db``} ${source ? db`and r.source = ${source}` : db``}
      ${
        like
          ? db`and (r.payer ilike ${like} or r.remark ilike ${like} or r.serial ilike ${like}
              or o.found ->> 'number' ilike ${like})`
          : db``
      }
      ${onDays(db, db`r.received_at`, { from, to })}`;
}

export function listReceiptPage(
  db: Db,
  { pageNum, pageSize, ...filter }: Parsed<typeof listAllReceipts>,
  now: Date,
): Promise<Page<ReceiptEntry>> {
  return paged<ReceiptEntry>(db, {
    columns: receiptColumns(db, now),
    from: receiptsOf(db, filter),
    order: filter.status === 'waiting' ? db`r.received_at, r.id` : db`r.received_at desc, r.id`,
    pageNum,
    pageSize,
  });
}

export function waitingReceipts(db: Db): Waiting {
  const from = db`from bank_receipt r where r.status = 'waiting'`;
  return { from, id: db`r.id`, title: db`r.payer`, note: db`r.remark`, since: db`r.received_at` };
}

export async function exists(db: Db, id: string): Promise<boolean> {
  const rows = await db`select from bank_receipt where id = ${id}`;
  return rows.length > 0;
}

/** True while a second person is asked to confirm this receipt. */
export async function isReceiptRequested(db: Db, id: string, now: Date): Promise<boolean> {
  const rows = await db`
    select from approval where kind = 'payment.confirm' and content -> 'receiptIds' @> to_jsonb(${id}::text) and status = 'waiting'
      and lapses_at > ${now}`;
  return rows.length > 0;
}

export async function findReceipt(db: Db, id: string, now: Date): Promise<ReceiptEntry | null> {
  return one<ReceiptEntry>(db`
    select ${receiptColumns(db, now)} from bank_receipt r ${matching(db, db`r.order_id`)} where r.id = ${id}`);
}

/** Takes the row of a receipt that is not confirmed; null when there is none. */
export async function lockReceipt(db: Tx, id: string): Promise<Money | null> {
  return one<Money>(db`
    select fingerprint, serial, account_number, paid_on, amount, payer, remark, numbers from bank_receipt
    where id = ${id} and status <> 'confirmed' for update`);
}

/** An order, locked by the caller, as this receipt finds it. */
export async function holdAgainst(db: Db, receiptId: string, orderId: string): Promise<MatchedOrder | null> {
  const row = await one<{ order: MatchedOrder | null }>(db`
    select o.found as order from bank_receipt r ${matching(db, db`${orderId}::uuid`)} where r.id = ${receiptId}`);
  return row?.order ?? null;
}

/** The confirmed payment that this receipt is the money of. */
export async function findBooked(db: Db, orderId: string, { serial, amount }: Money): Promise<string | null> {
  const row = await one<{ id: string }>(db`
    select p.id from order_payment p where p.order_id = ${orderId} and p.status = 'confirmed'
      and p.reference = ${serial} and p.amount = ${amount}
      and not exists (select from bank_receipt b where b.payment_id = p.id)`);
  return row?.id ?? null;
}

interface Source {
  source: 'statement' | 'account';
  statementId: string | null;
  bank: string;
}

/** Inserts what is not known yet, in one order for everyone, so that no two imports wait for each other. */
export async function insertReceipts(
  db: Tx,
  lines: readonly (Money & { id: string })[],
  source: Source,
  receivedAt: Date,
): Promise<string[]> {
  const rows = lines
    .map((line) => ({ ...line, ...source, receivedAt }))
    .sort((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1));
  if (rows.length === 0) return [];
  const inserted = await db<{ id: string }[]>`
    insert into bank_receipt ${db(rows)} on conflict on constraint bank_receipt_once do nothing returning id`;
  return inserted.map(({ id }) => id);
}

export async function findByFingerprint(db: Db, fingerprint: string) {
  return one<{ amount: number; accountNumber: string | null; paidOn: string; status: string }>(db`
    select amount, account_number, paid_on, status from bank_receipt where fingerprint = ${fingerprint}`);
}

/** The receipts that wait and were found to pay these orders, whatever their sums. */
export async function listWaitingFor(
  db: Db,
  orderIds: readonly string[],
): Promise<{ id: string; orderId: string; amount: number }[]> {
  if (orderIds.length === 0) return [];
  return db<{ id: string; orderId: string; amount: number }[]>`
    select r.id, m.order_id, r.amount from bank_receipt r ${matching(db, db`null::uuid`)}
    where r.status = 'waiting' and m.order_id = any(${orderIds as string[]}) order by r.received_at, r.id`;
}

/** Vouchers dated within these days for which no receipt came, and none of these orders and numbers is. */
export async function listLonelyVouchers(
  db: Db,
  {
    from,
    to,
    orderIds,
    serials,
  }: { from: string; to: string; orderIds: readonly string[]; serials: readonly string[] },
): Promise<LonelyVoucher[]> {
  return db<LonelyVoucher[]>`
    select p.id, o.id as order_id, o.number as order_number, o.buyer_name, p.payer, p.amount, p.paid_on, p.reference, p.status
    from order_payment p join trade_order o on o.id = p.order_id
    where p.voucher_id is not null and p.status <> 'returned' and p.paid_on between ${from} and ${to}
      and not o.id = any(${orderIds as string[]}) and not coalesce(p.reference = any(${serials as string[]}), false)
      and not exists (
        select from bank_receipt b
        where b.payment_id = p.id or b.order_id = o.id or b.serial = p.reference or o.number = any(b.numbers))
    order by p.paid_on, p.submitted_at, p.id limit 200`;
}

type Decision = { operatorId: string | null; decidedAt: Date } & (
  | { status: 'confirmed'; orderId: string; paymentId: string; reason: null }
  | { status: 'dismissed'; reason: string }
);

/** One conditional update; false when the receipt has been confirmed meanwhile. */
export async function decideReceipt(db: Tx, id: string, decision: Decision): Promise<boolean> {
  const decided = await db`
    update bank_receipt set ${db({ ...decision })}
    where id = ${id} and status = any(${decision.status === 'confirmed' ? ['waiting', 'dismissed'] : ['waiting']})`;
  return decided.count === 1;
}

export async function findOrderNumbered(db: Db, number: string): Promise<{ id: string } | null> {
  return one<{ id: string }>(db`select id from trade_order where number = ${number}`);
}
