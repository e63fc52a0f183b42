// Messages of an order: written, read, and how many wait to be read.

import type { OrderSide } from '@shuji/contract/order/labels';
import { countOf } from '#src/db/one.ts';
import type { Db, Fragment, Tx } from '#src/db/open.ts';

export interface MessageRow {
  place: number;
  side: OrderSide;
  textSealed: string;
  fileIds: string[];
  at: string;
}

export interface NewMessage {
  orderId: string;
  side: OrderSide;
  accountId: string;
  key: string;
  textSealed: string;
  fileIds: string[];
  at: Date;
}

/** False when this side has written it already. */
export async function insertMessage(db: Tx, row: NewMessage): Promise<boolean> {
  const done = await db`
    insert into order_message ${db({ ...row })} on conflict on constraint order_message_once do nothing`;
  return done.count === 1;
}

export async function findMessageByKey(db: Db, orderId: string, side: OrderSide, key: string): Promise<boolean> {
  const rows = await db`
    select from order_message where order_id = ${orderId} and side = ${side} and key = ${key}`;
  return rows.length > 0;
}

export async function countMessages(db: Db, orderId: string): Promise<number> {
  return countOf(db`select count(*) as count from order_message where order_id = ${orderId}`);
}

/** The last ones before a place and written by a moment, the oldest first. */
export async function listMessages(
  db: Db,
  orderId: string,
  { before, by, most }: { before: number | undefined; by?: string | null; most: number },
): Promise<MessageRow[]> {
  const rows = await db<MessageRow[]>`
    select place, side, text_sealed, file_ids, at from order_message
    where order_id = ${orderId} ${before ? db`and place < ${before}` : db``}
      ${by ? db`and at <= ${by}` : db``} order by place desc limit ${most}`;
  return Array.from(rows).reverse();
}

/** Up to which place each side has read. */
export async function findSeen(db: Db, orderId: string): Promise<Record<OrderSide, number>> {
  const rows = await db<{ side: OrderSide; place: number }[]>`
    select side, place from order_message_seen where order_id = ${orderId}`;
  return { buyer: 0, seller: 0, ...Object.fromEntries(rows.map((row) => [row.side, row.place])) };
}

/** Never goes back, and never beyond what has been written. */
export async function markSeen(db: Tx, orderId: string, side: OrderSide, place: number): Promise<void> {
  await db`
    insert into order_message_seen (order_id, side, place)
    select order_id, ${side}::text, max(place) from order_message
    where order_id = ${orderId} and place <= ${place} group by order_id
    on conflict (order_id, side) do update set place = excluded.place where order_message_seen.place < excluded.place`;
}

/** Messages of the other side's that a side of order `o` has not read. */
export function unreadOf(db: Db, side: OrderSide): Fragment {
  return db`from order_message m where m.order_id = o.id and m.side <> ${side}
    and m.place > coalesce((select s.place from order_message_seen s where s.order_id = o.id and s.side = ${side}), 0)`;
}

export async function countUnread(db: Db, orderId: string, side: OrderSide): Promise<number> {
  return countOf(db`
    select (select count(*) ${unreadOf(db, side)}) as count from trade_order o where o.id = ${orderId}`);
}

/** Unread messages by order, for a list; orders without any are left out. */
export async function unreadByOrder(db: Db, ids: readonly string[], side: OrderSide): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db<{ id: string; count: number }[]>`
    select o.id, (select count(*) ${unreadOf(db, side)}) as count from trade_order o where o.id = any(${ids as string[]})`;
  return new Map(rows.filter(({ count }) => count > 0).map(({ id, count }) => [id, count]));
}

/** A party's own messages by order number, for the copy of their data. */
export async function listMessagesForCopy(
  db: Db,
  partyId: string,
): Promise<{ number: string; textSealed: string; at: string }[]> {
  return db<{ number: string; textSealed: string; at: string }[]>`
    select o.number, m.text_sealed, m.at from order_message m join trade_order o on o.id = m.order_id
    where (o.buyer_party_id = ${partyId} and m.side = 'buyer') or (o.seller_party_id = ${partyId} and m.side = 'seller')
    order by m.place`;
}
