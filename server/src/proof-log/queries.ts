import type { Bytes } from '@shuji/contract/proof/bytes';
import { one } from '#src/db/one.ts';
import type { Db, Tx } from '#src/db/open.ts';
import type { Piece, Tile } from './tree.ts';

/** The subject of the log's entries about itself; no certificate has such a number. */
export const ownSubject = 'LOG';

export interface EntryRow {
  subject: string;
  event: string;
  entry: string;
  at: Date;
}

/** Writes an entry and puts it in the sequencer's queue. */
export async function insertEntry(db: Tx, row: EntryRow): Promise<void> {
  await db`
    with written as (insert into proof_entry ${db({ ...row })} returning id)
    insert into proof_pending (entry_id) select id from written`;
  await db`notify proof_entry`;
}

export async function findEntry(db: Db, subject: string, event: string): Promise<string | null> {
  const [row] = await db<{ entry: string }[]>`
    select entry from proof_entry where subject = ${subject} and event = ${event}`;
  return row?.entry ?? null;
}

export interface FoundEntry {
  event: string;
  entry: string;
  at: string;
  /** Null until the sequencer has given it its place. */
  index: number | null;
}

/** Everything logged about one subject, in the order it was written. */
export async function findEntries(db: Db, subject: string): Promise<FoundEntry[]> {
  return db<FoundEntry[]>`
    select e.event, e.entry, e.at, l.index from proof_entry e left join proof_leaf l on l.entry_id = e.id
    where e.subject = ${subject} order by e.id`;
}

/** The same for many subjects, ordered by subject. */
export async function findEntriesOf(db: Db, subjects: string[]): Promise<(FoundEntry & { subject: string })[]> {
  return db<(FoundEntry & { subject: string })[]>`
    select e.subject, e.event, e.entry, e.at, l.index from proof_entry e left join proof_leaf l on l.entry_id = e.id
    where e.subject = any(${subjects}) order by e.subject, e.id`;
}

/** One sequencer at a time, on whichever node; held until the transaction ends. */
export async function lockLog(db: Tx): Promise<void> {
  await db`select pg_advisory_xact_lock(hashtext('proof_log'))`;
}

export async function listPending(db: Db, count: number): Promise<{ id: number; entry: string }[]> {
  return db<{ id: number; entry: string }[]>`
    select e.id, e.entry from proof_pending p join proof_entry e on e.id = p.entry_id order by e.id limit ${count}`;
}

/** Counts entries pending a place or a signature, with the age of the oldest. */
export async function countPending(db: Db): Promise<{ count: number; since: string | null }> {
  const [row] = await db<{ count: number; since: string | null }[]>`
    select count(*) as count, min(e.at) as since from proof_entry e
    where e.id in (
      select entry_id from proof_pending
      union all
      select entry_id from proof_leaf where index >= (select coalesce(max(size), 0) from proof_checkpoint))`;
  return row ?? { count: 0, since: null };
}

export interface LeafRow {
  index: number;
  entryId: number;
  hash: Buffer;
}

/** Gives entries their places and takes them out of the queue. */
export async function insertLeaves(db: Tx, leaves: LeafRow[]): Promise<void> {
  await db`insert into proof_leaf ${db(leaves.map((leaf) => ({ ...leaf })))}`;
  await db`delete from proof_pending where entry_id = any(${leaves.map(({ entryId }) => entryId)})`;
}

export async function countLeaves(db: Db): Promise<number> {
  const [row] = await db<{ size: number }[]>`select coalesce(max(index) + 1, 0) as size from proof_leaf`;
  return row?.size ?? 0;
}

const hashBytes = 32;

export async function putTiles(db: Tx, tiles: Tile[]): Promise<void> {
  for (const { level, index, hashes } of tiles) {
    const row = { level, index, hashes: Buffer.concat(hashes) };
    await db`
      insert into proof_tile ${db({ ...row })}
      on conflict (level, index) do update set hashes = excluded.hashes`;
  }
}

/** Those of the named tiles that exist. */
export async function findTiles(db: Db, positions: Pick<Piece, 'level' | 'index'>[]): Promise<Tile[]> {
  if (positions.length === 0) return [];
  const rows = await db<{ level: number; index: number; hashes: Buffer }[]>`
    select level, index, hashes from proof_tile where (level, index) in (
      select * from unnest(${positions.map(({ level }) => level)}::int[], ${positions.map(({ index }) => index)}::bigint[]))`;
  return rows.map((row) => ({ ...row, hashes: split(row.hashes) }));
}

function split(hashes: Buffer): Bytes[] {
  return Array.from({ length: hashes.length / hashBytes }, (_, at) =>
    hashes.subarray(at * hashBytes, (at + 1) * hashBytes),
  );
}

/** The entries of consecutive leaves, for a bundle. */
export async function listEntries(db: Db, from: number, count: number): Promise<string[]> {
  const rows = await db<{ entry: string }[]>`
    select e.entry from proof_leaf l join proof_entry e on e.id = l.entry_id
    where l.index >= ${from} and l.index < ${from + count} order by l.index`;
  return rows.map(({ entry }) => entry);
}

export interface CheckpointRow {
  id: number;
  size: number;
  note: string;
  signedAt: string;
}

export async function newestCheckpoint(db: Db): Promise<CheckpointRow | null> {
  return one<CheckpointRow>(db`select * from proof_checkpoint order by id desc limit 1`);
}

export async function insertCheckpoint(db: Tx, size: number, note: string, signedAt: Date): Promise<void> {
  await db`insert into proof_checkpoint ${db({ size, note, signedAt })}`;
}
