import type { FilePurpose } from '@shuji/contract/file/labels';
import type { OwnFile } from '@shuji/contract/file/schema/own';
import { countOf, one } from '#src/db/one.ts';
import type { Db, Fragment, Tx } from '#src/db/open.ts';

export interface FileRow extends Pick<OwnFile, 'id' | 'purpose' | 'name' | 'size' | 'type'> {
  ownerId: string;
  sha256: string;
  key: string;
  /** Keys of the parts, in order, of a file that came in parts; `key` then holds nothing. */
  parts: string[] | null;
  /** The size of every part but the last. */
  partBytes: number | null;
  /** The scanner's finding; null before the scan. */
  scanned: 'waiting' | 'clean' | 'quarantined' | 'too_large' | null;
}

/** The stored object of a file. */
export type Stored = Pick<FileRow, 'key' | 'parts' | 'partBytes' | 'size'>;

/** The size of a public picture, in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

export type NewFile = Omit<FileRow, 'parts' | 'partBytes' | 'scanned'> &
  Partial<Pick<FileRow, 'parts' | 'partBytes'> & PictureSize>;

export function fileColumns(db: Db): Fragment {
  return db`id, owner_id, purpose, name, size, type, sha256, key, parts, part_bytes,
    (select state from file_scan where file_id = id) as scanned`;
}

export async function insertFile(db: Tx, row: NewFile & { createdAt: Date }): Promise<void> {
  await db`insert into file ${db({ ...row })}`;
}

export async function findFile(db: Db, id: string): Promise<FileRow | null> {
  return one<FileRow>(db`select ${fileColumns(db)} from file where id = ${id}`);
}

/** Files by id, in the given order; unknown ids are left out. */
export async function findFiles(db: Db, ids: readonly string[]): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  const rows = await db<FileRow[]>`select ${fileColumns(db)} from file where id = any(${ids as string[]})`;
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The dimensions of pictures by id, where measured. */
export async function findSizes(db: Db, ids: readonly string[]): Promise<Map<string, PictureSize>> {
  const rows = await db<(PictureSize & { id: string })[]>`
    select id, width, height from file where id = any(${ids as string[]}) and width is not null`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** Marks an own file of one purpose as in use; null when there is none such. */
export async function claimOwnFile(
  db: Tx,
  id: string,
  ownerId: string,
  purpose: FilePurpose,
  now: Date,
): Promise<FileRow | null> {
  return one<FileRow>(db`
    update file set claimed_at = coalesce(claimed_at, ${now})
    where id = ${id} and owner_id = ${ownerId} and purpose = ${purpose}
    returning ${fileColumns(db)}`);
}

export async function countUploadsSince(db: Db, ownerId: string, since: Date): Promise<number> {
  return countOf(db`
    select count(*) from file where owner_id = ${ownerId} and created_at > ${since}`);
}

/** Deletes rows unclaimed in time; the caller deletes their bytes. */
export async function deleteUnclaimed(
  db: Tx,
  before: Date,
): Promise<Pick<FileRow, 'id' | 'purpose' | 'key' | 'parts'>[]> {
  return db<Pick<FileRow, 'id' | 'purpose' | 'key' | 'parts'>[]>`
    delete from file where claimed_at is null and created_at < ${before} returning id, purpose, key, parts`;
}

/** The bytes in the store, by purpose. */
export async function sumFiles(db: Db): Promise<{ purpose: FilePurpose; count: number; bytes: number }[]> {
  return db<{ purpose: FilePurpose; count: number; bytes: number }[]>`
    select purpose, count(*) as count, sum(size)::bigint as bytes from file group by purpose order by bytes desc, purpose`;
}

/** Takes away someone's files of some purposes; the caller removes their bytes. */
export async function deleteFilesOf(
  db: Tx,
  ownerId: string,
  purposes: readonly FilePurpose[],
): Promise<Pick<Stored, 'key' | 'parts'>[]> {
  return db<Pick<Stored, 'key' | 'parts'>[]>`
    delete from file where owner_id = ${ownerId} and purpose = any(${purposes as string[]}) returning key, parts`;
}

/** The names of those files whose bytes another account has submitted too. */
export async function filesOfOthers(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db<{ name: string }[]>`
    select distinct f.name from file f where f.id = any(${ids as string[]}) and exists (
      select 1 from file other
      where other.sha256 = f.sha256 and other.owner_id <> f.owner_id and other.claimed_at is not null)
    order by f.name limit 5`;
  return rows.map(({ name }) => name);
}
