// The log read whole, as a check reads it.
import { countOf } from '#src/db/one.ts';
import type { Db } from '#src/db/open.ts';
import { ownSubject } from './queries.ts';

export interface CheckedLeaf {
  index: number;
  hash: Buffer;
  /** Null when the entry is gone. */
  entry: string | null;
  subject: string | null;
}

export async function listLeaves(db: Db, from: number, count: number): Promise<CheckedLeaf[]> {
  return db<CheckedLeaf[]>`
    select l.index, l.hash, e.entry, e.subject from proof_leaf l left join proof_entry e on e.id = l.entry_id
    where l.index >= ${from} order by l.index limit ${count}`;
}

const checkpointsAtOnce = 1_000;

export async function listCheckpoints(db: Db, after: number): Promise<{ id: number; size: number; note: string }[]> {
  return db<{ id: number; size: number; note: string }[]>`
    select id, size, note from proof_checkpoint where id > ${after} order by id limit ${checkpointsAtOnce}`;
}

/** Tiles that a log of this size does not have, or not at this width; and those it lacks at level 0. */
export async function listOddTiles(db: Db, size: number): Promise<{ level: number; index: number }[]> {
  return db<{ level: number; index: number }[]>`
    select level, index from proof_tile
    where octet_length(hashes) / 32 <> least(256, floor(${size}::numeric / 256::numeric ^ level) - index * 256)
    union all
    select 0, w.index from generate_series(0, (${size}::bigint + 255) / 256 - 1) as w (index)
    where not exists (select from proof_tile t where t.level = 0 and t.index = w.index)
    order by 1, 2 limit 20`;
}

export async function countPending(db: Db): Promise<number> {
  return countOf(db`select count(*) as count from proof_pending`);
}

/** Entries that have no place: out of the queue too, or in it since before `longAgo`. */
export async function findForgotten(db: Db, longAgo: Date): Promise<{ id: number; subject: string }[]> {
  return db<{ id: number; subject: string }[]>`
    select e.id, e.subject from proof_entry e
    left join proof_leaf l on l.entry_id = e.id left join proof_pending p on p.entry_id = e.id
    where l.entry_id is null and (p.entry_id is null or p.since < ${longAgo}) order by e.id limit 20`;
}

/** The numbers of certificates that entries are about, in order, a piece at a time. */
export async function listLogged(db: Db, after: string, count: number): Promise<string[]> {
  const rows = await db<{ subject: string }[]>`
    select distinct subject from proof_entry where subject > ${after} and subject <> ${ownSubject} order by subject limit ${count}`;
  return rows.map(({ subject }) => subject);
}
