// The money of deals that are over: what goes where, and the office's notes that it went.

import type { Parsed } from '@shuji/contract/call';
import type { OrderSide } from '@shuji/contract/order/labels';
import type { listPayouts } from '@shuji/contract/order/payout';
import type { PayoutRow } from '@shuji/contract/order/schema/payout';
import { containing, onDays } from '#src/db/days.ts';
import { countOf, one } from '#src/db/one.ts';
import type { Db, Fragment, Tx } from '#src/db/open.ts';
import { type Page, type PageQuery, paged } from '#src/db/page.ts';
import type { Waiting } from '#src/db/queue.ts';
import { hasConfirmed, hasNoted, hasRecalled } from '#src/order/queries-hands.ts';
import type { Clearing } from './clearing.ts';
import { secondPersonColumns } from './queries-second-person.ts';

export async function insertClearing(db: Tx, row: Clearing & { orderId: string; clearedAt: Date }): Promise<void> {
  await db`insert into order_clearing ${db({ ...row })}`;
}

interface PaidPayout {
  side: OrderSide;
  amount: number;
  paidOn: string;
  voucherNumber: string;
}

export async function findClearing(
  db: Db,
  orderId: string,
): Promise<(Clearing & { clearedAt: string; payouts: PaidPayout[] }) | null> {
  const [row] = await db<(Clearing & { clearedAt: string })[]>`
    select paid, to_buyer, to_seller, to_centre, cleared_at from order_clearing where order_id = ${orderId}`;
  if (!row) return null;
  const payouts = await db<PaidPayout[]>`
    select p.side, p.amount, p.paid_on, p.voucher_number from order_payout p
    where p.order_id = ${orderId} and ${isCurrent(db)} order by p.noted_at`;
  return { ...row, payouts: [...payouts] };
}

/**
 * Notes that the sum which was cleared for a side has been transferred, and gives its round; null when nothing was
 * cleared for it. A round begins where the one before was taken back, so a second current note breaks the key.
 */
export async function insertPayout(
  db: Tx,
  row: {
    orderId: string;
    side: OrderSide;
    paidOn: string;
    voucherNumber: string;
    paidTo: string | null;
    note: string;
    operatorId: string;
  },
  now: Date,
): Promise<{ round: number; amount: number } | null> {
  const { orderId, side, paidOn, voucherNumber, paidTo, note, operatorId } = row;
  return one<{ round: number; amount: number }>(db`
    insert into order_payout (order_id, side, round, amount, paid_on, voucher_number, paid_to, note, operator_id, noted_at)
    select order_id, side,
      1 + (select count(*) from order_payout_recall r where r.order_id = due.order_id and r.side = due.side),
      amount, ${paidOn}, ${voucherNumber}, ${paidTo}, ${note}, ${operatorId}, ${now}
    from (${sums(db)}) as due where order_id = ${orderId} and side = ${side} returning round, amount`);
}

/** What was cleared for a side, and whether a note says that it has been transferred; null when nothing was. */
export async function findDue(db: Db, orderId: string, side: OrderSide) {
  return one<{ amount: number; isNoted: boolean }>(db`
    select due.amount, exists (
      select from order_payout p where p.order_id = due.order_id and p.side = due.side and ${isCurrent(db)}) as is_noted
    from (${sums(db)}) as due where due.order_id = ${orderId} and due.side = ${side}`);
}

/** Recalls the current note; null when there is none. */
export async function insertRecall(
  db: Tx,
  row: { orderId: string; side: OrderSide; round: number; reason: string; operatorId: string },
  now: Date,
): Promise<Pick<PaidPayout, 'amount' | 'voucherNumber'> | null> {
  const { orderId, side, round, reason, operatorId } = row;
  return one<Pick<PaidPayout, 'amount' | 'voucherNumber'>>(db`
    with current as (
      select p.* from order_payout p
      where p.order_id = ${orderId} and p.side = ${side} and p.round = ${round} and ${isCurrent(db)}),
    recall as (
      insert into order_payout_recall (order_id, side, round, reason, operator_id, recalled_at)
      select order_id, side, round, ${reason}, ${operatorId}, ${now} from current)
    select amount, voucher_number from current`);
}

function isCurrent(db: Db): Fragment {
  return db`not exists (
    select 1 from order_payout_recall r where r.order_id = p.order_id and r.side = p.side and r.round = p.round)`;
}

// Both sides' sums of every deal that is over, one a row.
function sums(db: Db): Fragment {
  return db`
    select order_id, cleared_at, 'seller' as side, to_seller as amount from order_clearing where to_seller > 0
    union all
    select order_id, cleared_at, 'buyer', to_buyer from order_clearing where to_buyer > 0`;
}

// Refunds go back to the paying account; only a supplier enters an account.
function withAccount(db: Db): Fragment {
  return db`left join bank_account b on due.side = 'seller' and b.party_id = o.seller_party_id`;
}

/** True when a payout of a deal goes, or went, to a party as its supplier. */
export async function isSettledTo(db: Db, partyId: string): Promise<boolean> {
  const [row] = await db`
    select 1 as one from order_clearing c join trade_order o on o.id = c.order_id
    where o.seller_party_id = ${partyId} and c.to_seller > 0 limit 1`;
  return row !== undefined;
}

/** True when a party is due money as a supplier and has not entered an account. */
export async function lacksAccount(db: Db, partyId: string): Promise<boolean> {
  const [row] = await db`
    select 1 as one ${payoutQueue(db)} and due.side = 'seller' and o.seller_party_id = ${partyId} and b.id is null limit 1`;
  return row !== undefined;
}

function payoutQueue(db: Db): Fragment {
  return db`from (${sums(db)}) as due join trade_order o on o.id = due.order_id ${withAccount(db)}
    where not exists (
      select 1 from order_payout p where p.order_id = due.order_id and p.side = due.side and ${isCurrent(db)})`;
}

export interface PayoutEntry extends Omit<PayoutRow, 'account' | 'bar'> {
  accountId: string | null;
  bank: string | null;
  bankCode: string | null;
  numberSealed: string | null;
  hasConfirmed: boolean;
  hasRecalled: boolean;
  hasNoted: boolean;
  isOwn: boolean;
}

interface Reader {
  id: string;
  organisation: string | null;
  now: Date;
}

function columns(db: Db, { id, organisation, now }: Reader): Fragment {
  const asked = {
    kind: 'payout.note',
    amount: db`due.amount`,
    about: db`a.subject_id = due.order_id and a.content ->> 'side' = due.side`,
    now,
  } as const;
  return db`${secondPersonColumns(db, asked)}, due.order_id, due.side, o.number as order_number, o.product_name, o.amount as price, due.amount, due.cleared_at,
    case due.side when 'seller' then o.seller_name else o.buyer_name end as party_name,
    case due.side when 'buyer' then (
      select y.payer from order_payment y where y.order_id = o.id and y.status = 'confirmed'
      order by y.decided_at desc limit 1) end as payer,
    b.id as account_id, b.bank, b.bank_code, b.number_sealed,
    case when o.status = 'completed' and due.side = 'seller' then o.seller_fee else 0 end as fee,
    ${hasConfirmed(db, db`o.id`, id)} as has_confirmed, ${hasRecalled(db, db`o.id`, id)} as has_recalled,
    ${hasNoted(db, db`o.id`, id)} as has_noted,
    coalesce(${organisation}::text in (o.buyer_code, o.seller_code), false) as is_own`;
}

export function listPayoutQueue(
  db: Db,
  { orderIds, ...page }: PageQuery & { orderIds?: readonly string[] },
  reader: Reader,
): Promise<Page<PayoutEntry>> {
  return paged<PayoutEntry>(db, {
    columns: db`${columns(db, reader)}, null as paid_on, null as voucher_number, null as paid_to, null as note, null as noted_at,
      null as round, null as recalled_at, null as recall_reason`,
    from: db`${payoutQueue(db)} ${orderIds ? db`and o.id = any(${orderIds as string[]})` : db``}`,
    order: db`due.cleared_at, due.order_id, due.side`,
    ...page,
  });
}

/** Counts refunds and settlements of a party that are not recorded as transferred yet. */
export async function countOwed(db: Db, partyId: string): Promise<number> {
  return countOf(db`
    select count(*) as count ${payoutQueue(db)}
      and case due.side when 'seller' then o.seller_party_id else o.buyer_party_id end = ${partyId}`);
}

export function waitingPayouts(db: Db): Waiting {
  const from = payoutQueue(db);
  return { from, id: db`o.id`, title: db`o.product_name`, note: db`o.number`, since: db`due.cleared_at` };
}

interface PaidOutFilter extends Omit<Parsed<typeof listPayouts>, 'side'> {
  side?: OrderSide | undefined;
}

/** All that have been noted, newest first, those that were taken back among them; days are those of the note. */
export function listPaidOut(
  db: Db,
  { side, keyword, from, to, ...page }: PaidOutFilter,
  reader: Reader,
): Promise<Page<PayoutEntry>> {
  const like = keyword && containing(keyword);
  return paged<PayoutEntry>(db, {
    columns: db`${columns(db, reader)}, p.paid_on, p.voucher_number, p.paid_to, p.note, p.noted_at, p.round,
      r.recalled_at, r.reason as recall_reason`,
    from: db`from (${sums(db)}) as due join trade_order o on o.id = due.order_id ${withAccount(db)}
      join order_payout p on p.order_id = due.order_id and p.side = due.side
      left join order_payout_recall r on r.order_id = p.order_id and r.side = p.side and r.round = p.round
      where true ${side ? db`and due.side = ${side}` : db``}
      ${like ? db`and (o.number ilike ${like} or o.product_name ilike ${like} or p.voucher_number ilike ${like})` : db``}
      ${onDays(db, db`p.noted_at`, { from, to })}`,
    order: db`p.noted_at desc, due.order_id, due.side, p.round desc`,
    ...page,
  });
}
