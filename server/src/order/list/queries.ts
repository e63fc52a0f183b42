// A party's orders on one side, as they look for them.

import type { Output } from '@shuji/contract/call';
import type { OrderSide, OrderStatus } from '@shuji/contract/order/labels';
import type { OrderShow, OrderSort } from '@shuji/contract/order/labels/list';
import type { listOrders } from '@shuji/contract/order/list';
import { containing, type Days, onDays } from '#src/db/days.ts';
import { countOf } from '#src/db/one.ts';
import type { Db, Fragment } from '#src/db/open.ts';
import { type Page, type PageQuery, paged } from '#src/db/page.ts';
import { unreadOf } from '#src/order/message/queries.ts';
import { isOn, type OrderRow, orderColumns } from '#src/order/queries.ts';
import { type Waiting, waits } from '#src/order/queries-waiting.ts';

export interface Own extends Days {
  side: OrderSide;
  partyId: string;
  keyword?: string | undefined;
  now: Date;
}

export interface OrderFilter extends Own {
  status?: OrderStatus | undefined;
  show?: OrderShow | undefined;
  sort: OrderSort;
}

function ownOrders(db: Db, { side, partyId, keyword, from, to }: Own): Fragment {
  const filter = keyword ? containing(keyword) : null;
  const counterpart = side === 'buyer' ? db`o.seller_name` : db`o.buyer_name`;
  return db`from trade_order o where ${isOn(db, side, partyId)}
    ${filter ? db`and (o.product_name ilike ${filter} or o.number ilike ${filter} or ${counterpart} ilike ${filter})` : db``}
    ${onDays(db, db`o.created_at`, { from, to })}`;
}

/**
 * True when the next step is a side's: the rows in rules.ts that move a deal on, as SQL. A step whose term
 * is over is nobody's any more.
 */
export function turnOf(db: Db, side: OrderSide, now: Date): Fragment {
  const theirs =
    side === 'seller'
      ? db`(o.status = 'awaiting_seller' or (o.status = 'awaiting_sign' and o.seller_signed_at is null)
          or o.status = 'awaiting_delivery')`
      : db`((o.status = 'awaiting_sign' and o.buyer_signed_at is null)
          or (o.status = 'awaiting_payment' and o.pending_payment_id is null) or o.status = 'awaiting_acceptance')`;
  return db`(${theirs} and ${inTerm(db, now)})`;
}

export function inTerm(db: Db, now: Date): Fragment {
  return db`(o.due_at is null or o.due_at > ${now})`;
}

function matchingOrders(db: Db, filter: OrderFilter): Fragment {
  const { side, status, show, now } = filter;
  return db`${ownOrders(db, filter)} ${status ? db`and o.status = ${status}` : db``}
    ${show === 'turn' ? db`and ${turnOf(db, side, now)}` : db``}
    ${show === 'unread' ? db`and exists (select ${unreadOf(db, side)})` : db``}
    ${show && show !== 'turn' && show !== 'unread' ? db`and ${waits(db, show, side, now)}` : db``}`;
}

export function orderOf(db: Db, sort: OrderSort): Fragment {
  const orders = {
    newest: db`o.created_at desc, o.id desc`,
    oldest: db`o.created_at, o.id`,
    // A clock that stands is due last; see isClockStopped in rules.ts.
    due: db`case when o.status = 'awaiting_payment' and o.pending_payment_id is not null then null else o.due_at end nulls last, o.created_at desc, o.id desc`,
    amount: db`o.amount desc nulls last, o.created_at desc, o.id desc`,
  };
  return orders[sort];
}

export function listOwnOrders(
  db: Db,
  { pageNum, pageSize, ...filter }: OrderFilter & PageQuery,
): Promise<Page<OrderRow>> {
  const order = orderOf(db, filter.sort);
  return paged<OrderRow>(db, { columns: orderColumns(db), from: matchingOrders(db, filter), order, pageNum, pageSize });
}

/** The first of what a list would show, without counting. */
export async function listWholeOrders(db: Db, filter: OrderFilter, most: number): Promise<OrderRow[]> {
  return db<OrderRow[]>`
    select ${orderColumns(db)} ${matchingOrders(db, filter)} order by ${orderOf(db, filter.sort)} limit ${most}`;
}

export type OwnCounts = Omit<Output<typeof listOrders>, 'total' | 'rows' | 'capped'>;

/** Counts a party's orders by state, and those pending a step of theirs; see `orderShows`. */
export async function countOwnOrders(db: Db, own: Own): Promise<OwnCounts> {
  const awaited = (what: Waiting) => db`count(*) filter (where ${waits(db, what, own.side, own.now)})`;
  const rows = await db<({ status: OrderStatus; count: number } & Record<OrderShow, number>)[]>`
    select o.status, count(*) as count, count(*) filter (where ${turnOf(db, own.side, own.now)}) as turn,
      count(*) filter (where exists (select ${unreadOf(db, own.side)})) as unread,
      ${awaited('plead')} as plead, ${awaited('invoice')} as invoice, ${awaited('key')} as key
    ${ownOrders(db, own)} group by o.status`;
  const sum = (name: OrderShow) => rows.reduce((total, row) => total + row[name], 0);
  const counts = Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  const waiting = { plead: sum('plead'), invoice: sum('invoice'), key: sum('key') };
  return { counts, turn: sum('turn'), unread: sum('unread'), ...waiting };
}

export interface DueSoon {
  id: string;
  number: string;
  productName: string;
  status: OrderStatus;
  partyId: string;
  dueAt: string;
}

/** Orders whose next step is a side's and whose time ends between two moments. */
export async function listDueSoon(db: Db, side: OrderSide, from: Date, to: Date): Promise<DueSoon[]> {
  const partyId = side === 'buyer' ? db`o.buyer_party_id` : db`o.seller_party_id`;
  return db<DueSoon[]>`
    select o.id, o.number, o.product_name, o.status, ${partyId} as party_id, o.due_at
    from trade_order o where o.due_at > ${from} and o.due_at <= ${to} and ${turnOf(db, side, from)}
    order by o.due_at, o.id limit 1000`;
}

/** Counts a buyer's applications pending an answer, up to `most`. */
export async function countOpen(db: Db, buyerPartyId: string, most: number): Promise<number> {
  return countOf(db`
    select count(*) as count from (
      select from trade_order where buyer_party_id = ${buyerPartyId} and status = 'awaiting_seller' limit ${most}) as open`);
}
