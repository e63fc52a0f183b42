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

/** Leases samples in use without a profile until `until`, oldest first. */
export async function takeUnmeasured(
  db: Tx,
  limit: number,
  { now, until }: { now: Date; until: Date },
): Promise<FileRow[]> {
  return db<FileRow[]>`
    with leased as (
      insert into sample_lease (file_id, until)
      select f.id, ${until}::timestamptz from file f left join sample_lease l on l.file_id = f.id
      where f.purpose = 'sample' and f.claimed_at is not null and (l.file_id is null or l.until <= ${now})
        and not exists (select from sample_profile s where s.file_id = f.id)
        and not exists (select from file_integrity i where i.file_id = f.id and i.damaged_at is not null)
      order by f.claimed_at limit ${limit} for key share of f skip locked
      on conflict (file_id) do update set until = excluded.until where sample_lease.until <= ${now}
      returning file_id)
    select ${fileColumns(db)} from file where id in (select file_id from leased) order by claimed_at`;
}

/** Wakes the job that measures, as the claim of a sample does. */
export async function callForMeasuring(db: Tx): Promise<void> {
  await db`select pg_notify('sample_claimed', '')`;
}

/** The file may have been taken away meanwhile; then there is nothing to keep. */
export async function insertProfile(db: Tx, fileId: string, profile: SampleProfile, now: Date): Promise<boolean> {
  const stored = await db`
    insert into sample_profile (file_id, profile, measured_at)
    select id, ${db.json(profile as never)}, ${now} from file where id = ${fileId}
    on conflict (file_id) do nothing returning file_id`;
  return stored.length > 0;
}
