// Interfaces that the centre looks at for updates.
import { one } from '#src/db/one.ts';
import type { Db, Tx } from '#src/db/open.ts';

export interface WatchRow {
  productId: string;
  endpoint: string;
  pointer: string;
  secretName: string;
  secretSealed: string | null;
  seen: string;
  checkedAt: string | null;
  problem: string | null;
}

export async function findWatch(db: Db, productId: string): Promise<WatchRow | null> {
  return one<WatchRow>(db`
    select product_id, endpoint, pointer, secret_name, secret_sealed, seen, checked_at, problem
    from update_watch where product_id = ${productId}`);
}

export async function putWatch(
  db: Tx,
  row: Omit<WatchRow, 'checkedAt' | 'problem'> & { checkedAt: Date; nextAt: Date },
): Promise<void> {
  await db`
    insert into update_watch ${db({ ...row, problem: null })}
    on conflict (product_id) do update set ${db({ ...row, problem: null })}`;
}

export async function deleteWatch(db: Tx, productId: string): Promise<boolean> {
  return (await db`delete from update_watch where product_id = ${productId}`).count === 1;
}

/** Takes the watches that are due, the longest waiting first, and puts their next look off until `nextAt`. */
export async function claimWatches(db: Tx, now: Date, nextAt: Date, limit: number): Promise<WatchRow[]> {
  return db<WatchRow[]>`
    update update_watch w set next_at = ${nextAt} where w.product_id in (
      select u.product_id from update_watch u join product p on p.id = u.product_id
      where u.next_at <= ${now} and p.status = 'listed' order by u.next_at limit ${limit} for update of u skip locked)
    returning w.product_id, w.endpoint, w.pointer, w.secret_name, w.secret_sealed, w.seen, w.checked_at, w.problem`;
}

/** Stores a look, unless the watch was changed meanwhile; true when it shows an update. */
export async function keepLook(
  db: Tx,
  { productId, endpoint, pointer, seen: before }: WatchRow,
  look: { seen?: string; problem?: string },
  now: Date,
): Promise<boolean> {
  const kept = await db`
    update update_watch set checked_at = ${now}, problem = ${look.problem ?? null}, seen = ${look.seen ?? before}
    where product_id = ${productId} and endpoint = ${endpoint} and pointer = ${pointer} and seen = ${before}`;
  return kept.count === 1 && look.seen !== undefined && look.seen !== before;
}
