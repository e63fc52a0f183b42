import type { SampleProfile } from '@shuji/contract/sample/schema';
import { one } from '#src/db/one.ts';
import type { Db, Tx } from '#src/db/open.ts';
import { type FileRow, fileColumns } from '#src/file/queries.ts';

export async function findProfile(db: Db, fileId: string): Promise<SampleProfile | null> {
  const [row] = await db<{ profile: SampleProfile }[]>`select profile from sample_profile where file_id = ${fileId}`;
  return row?.profile ?? null;
}

/** A file of samples by id, if it is this person's. */
export async function findOwnSample(db: Db, fileId: string, ownerId: string): Promise<FileRow | null> {
  return one<FileRow>(db`
    select ${fileColumns(db)} from file
    where id = ${fileId} and owner_id = ${ownerId} and purpose = 'sample'`);
}

/** Samples in use without a profile, oldest first. */
export async function listUnmeasured(db: Db, limit: number): Promise<FileRow[]> {
  return db<FileRow[]>`
    select ${fileColumns(db)} from file f
    where purpose = 'sample' and claimed_at is not null
      and not exists (select from sample_profile s where s.file_id = f.id)
      and not exists (select from file_integrity i where i.file_id = f.id and i.damaged_at is not null)
    order by claimed_at limit ${limit}`;
}

/** The file may have been taken away meanwhile; then there is nothing to keep. */
export async function insertProfile(db: Tx, fileId: string, profile: SampleProfile, now: Date): Promise<boolean> {
  const stored = await db`
    insert into sample_profile (file_id, profile, measured_at)
    select id, ${db.json(profile as never)}, ${now} from file where id = ${fileId}
    on conflict (file_id) do nothing returning file_id`;
  return stored.length > 0;
}
