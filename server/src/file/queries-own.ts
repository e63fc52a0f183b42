// One's own files, with what uses them.
import type { FileShow, FileUse } from '@shuji/contract/file/labels/own';
import { one } from '#src/db/one.ts';
import type { Db, Tx } from '#src/db/open.ts';
import { type Page, type PageQuery, paged } from '#src/db/page.ts';
import { type FileRow, fileColumns } from './queries.ts';
import { unusedDays } from './rules.ts';

export type OwnFileRow = FileRow & { uploadedAt: string; isUsed: boolean; removedAt: string | null };

export function listOwnFiles(
  db: Db,
  ownerId: string,
  { show, ...window }: { show: FileShow } & PageQuery,
): Promise<Page<OwnFileRow>> {
  const condition = { all: db``, unused: db`and claimed_at is null`, used: db`and claimed_at is not null` }[show];
  return paged<OwnFileRow>(db, {
    columns: db`${fileColumns(db)}, created_at as uploaded_at, claimed_at is not null as is_used,
      case when claimed_at is null then created_at + ${unusedDays} * interval '1 day' end as removed_at`,
    from: db`from file where owner_id = ${ownerId} ${condition}`,
    order: db`created_at desc, id desc`,
    ...window,
  });
}

export interface UseRow {
  fileId: string;
  kind: FileUse;
  subjectId: string;
  name: string;
}

/** One use of each file that something shows today. */
export async function listUses(db: Db, ownerId: string, ids: readonly string[]): Promise<UseRow[]> {
  if (ids.length === 0) return [];
  return db<UseRow[]>`
    select distinct on (file_id) * from file_uses(${ids as string[]}::uuid[], ${ownerId})
    order by file_id, subject_id desc`;
}

/** Bytes of someone's files that are in use. */
export async function measureUsed(db: Db, ownerId: string): Promise<number> {
  const [row] = await db<{ bytes: number }[]>`
    select coalesce(sum(size), 0)::bigint as bytes from file where owner_id = ${ownerId} and claimed_at is not null`;
  return row?.bytes ?? 0;
}

/** Deletes an unused own file, unless a concurrent claim wins; null when there is none such. */
export async function deleteUnusedFile(
  db: Tx,
  id: string,
  ownerId: string,
): Promise<Pick<FileRow, 'id' | 'purpose' | 'key' | 'parts'> | null> {
  return one<Pick<FileRow, 'id' | 'purpose' | 'key' | 'parts'>>(db`
    delete from file where id = ${id} and owner_id = ${ownerId} and claimed_at is null returning id, purpose, key, parts`);
}
