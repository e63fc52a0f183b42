// Records which files match their digest and which do not.
import { countOf } from '#src/db/one.ts';
import type { Db, Tx } from '#src/db/open.ts';
import { type FileRow, fileColumns } from '#src/file/queries.ts';

/** Keeps what was hashed at upload. */
export async function insertDigests(db: Tx, fileId: string, digests: Buffer, now: Date): Promise<void> {
  await db`insert into file_integrity (file_id, digests, verified_at) values (${fileId}, ${digests}, ${now})`;
}

export async function isDamaged(db: Db, fileId: string): Promise<boolean> {
  const [row] = await db`select 1 as one from file_integrity where file_id = ${fileId} and damaged_at is not null`;
  return row !== undefined;
}

export interface DamagedFile {
  id: string;
  name: string;
  damagedAt: string;
}

export async function listDamaged(db: Db): Promise<DamagedFile[]> {
  return db<DamagedFile[]>`
    select f.id, f.name, i.damaged_at from file_integrity i join file f on f.id = i.file_id
    where i.damaged_at is not null order by i.damaged_at desc, f.id limit 100`;
}

export async function countDamaged(db: Db): Promise<number> {
  return countOf(db`select count(*) from file_integrity where damaged_at is not null`);
}

/** Damaged files first, which may have been restored; then those that were never verified or not for the longest. */
export async function listToVerify(db: Db, most: number): Promise<FileRow[]> {
  return db<FileRow[]>`
    select ${fileColumns(db)} from file f left join file_integrity i on i.file_id = f.id
    order by i.damaged_at is null, i.verified_at nulls first, f.id limit ${most}`;
}
