// Large files on their way.
import type { FileKind, FilePurpose } from '@shuji/contract/file/labels';
import type { UploadUnderway } from '@shuji/contract/file/schema/upload';
import { countOf, one } from '#src/db/one.ts';
import type { Db, Fragment, Tx } from '#src/db/open.ts';

export interface UploadRow extends Omit<UploadUnderway, 'expiresAt'> {
  ownerId: string;
  purpose: FilePurpose;
  parts: string[];
  /** Known from the first part on, as is the state of the hash. */
  kind: FileKind | null;
  hashState: Uint8Array | null;
  /** The digests of the received chunks, see digests.ts. */
  digests: Buffer;
}

function underway(db: Db): Fragment {
  return db`id, name, size, received, part_bytes, expires_at`;
}

export async function deleteExpiredUploads(db: Tx, now: Date): Promise<Pick<UploadRow, 'parts'>[]> {
  return db<Pick<UploadRow, 'parts'>[]>`delete from file_upload where expires_at <= ${now} returning parts`;
}

interface SameUpload {
  ownerId: string;
  purpose: FilePurpose;
  size: number;
  fingerprint: string;
}

/** Finds an earlier upload of the same file and extends its lifetime. */
export async function renewUpload(
  db: Tx,
  { ownerId, purpose, size, fingerprint }: SameUpload,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<UploadUnderway | null> {
  return one<UploadUnderway>(db`
    update file_upload set expires_at = ${expiresAt}
    where owner_id = ${ownerId} and purpose = ${purpose} and size = ${size} and fingerprint = ${fingerprint}
      and expires_at > ${now}
    returning ${underway(db)}`);
}

export async function countUnderway(db: Db, ownerId: string): Promise<number> {
  return countOf(db`select count(*) from file_upload where owner_id = ${ownerId}`);
}

/** Unused bytes: uploads in progress at their full size, and unclaimed files. */
export async function measureUnused(db: Db, ownerId: string, now: Date): Promise<{ own: number; all: number }> {
  const [row] = await db<{ own: number; all: number }[]>`
    select coalesce(sum(size) filter (where owner_id = ${ownerId}), 0)::bigint as own,
      coalesce(sum(size), 0)::bigint as all
    from (
      select owner_id, size from file_upload where expires_at > ${now}
      union all
      select owner_id, size from file where claimed_at is null
    ) as unused`;
  return row ?? { own: 0, all: 0 };
}

export async function insertUpload(
  db: Tx,
  row: SameUpload & { id: string; name: string; partBytes: number; startedAt: Date; expiresAt: Date },
): Promise<UploadUnderway> {
  const [inserted] = await db<UploadUnderway[]>`insert into file_upload ${db({ ...row })} returning ${underway(db)}`;
  return inserted as UploadUnderway;
}

export async function findOwnUpload(db: Db, id: string, ownerId: string, now: Date): Promise<UploadRow | null> {
  return one<UploadRow>(db`
    select id, owner_id, purpose, name, size, part_bytes, received, parts, kind, hash_state, digests
    from file_upload where id = ${id} and owner_id = ${ownerId} and expires_at > ${now}`);
}

export async function listOwnUploads(db: Db, ownerId: string, now: Date): Promise<UploadUnderway[]> {
  return db<UploadUnderway[]>`
    select ${underway(db)} from file_upload where owner_id = ${ownerId} and expires_at > ${now} order by started_at, id`;
}

/** Adds a part where the upload still ends; null when it goes on elsewhere by now, or nowhere. */
export async function addPart(
  db: Tx,
  { id, ownerId, offset }: { id: string; ownerId: string; offset: number },
  part: {
    key: string;
    size: number;
    kind: FileKind;
    hashState: Uint8Array;
    digests: Buffer;
    now: Date;
    expiresAt: Date;
  },
): Promise<{ received: number } | null> {
  return one<{ received: number }>(db`
    update file_upload
    set received = received + ${part.size}, parts = parts || ${part.key}::text, kind = ${part.kind},
      hash_state = ${Buffer.from(part.hashState)}, digests = digests || ${part.digests}::bytea, expires_at = ${part.expiresAt}
    where id = ${id} and owner_id = ${ownerId} and received = ${offset} and expires_at > ${part.now}
    returning received`);
}

/** Takes a whole upload out of what is underway; null when it is not whole, or not there. */
export async function takeWholeUpload(db: Tx, id: string, ownerId: string, now: Date): Promise<UploadRow | null> {
  return one<UploadRow>(db`
    delete from file_upload where id = ${id} and owner_id = ${ownerId} and received = size and expires_at > ${now}
    returning id, owner_id, purpose, name, size, part_bytes, received, parts, kind, hash_state, digests`);
}

export async function deleteOwnUpload(db: Tx, id: string, ownerId: string): Promise<Pick<UploadRow, 'parts'> | null> {
  return one<Pick<UploadRow, 'parts'>>(db`
    delete from file_upload where id = ${id} and owner_id = ${ownerId} returning parts`);
}
