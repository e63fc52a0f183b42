// Downloads through private links: one row for each use, whatever the number of its parts.
import type { Tx } from '#src/db/open.ts';

/** The target of a link: a file of the store, or a copy of one's data. */
export type DownloadKind = 'file' | 'copy';

interface NewDownload {
  /** The link's name of its use. */
  id: string;
  kind: DownloadKind;
  subjectId: string;
  sessionId: string;
  holderKind: 'user' | 'operator';
  holderId: string;
  address: string;
  size: number;
  /** Bytes that its replies may send. */
  reserved: number;
  openedAt: Date;
}

/** Uses a link up; false when that has happened before. */
export async function insertDownload(db: Tx, row: NewDownload): Promise<boolean> {
  const inserted = await db`insert into file_download ${db({ ...row })} on conflict (id) do nothing`;
  return inserted.count === 1;
}

/** Reserves another part of a download that is not complete; false when there is none such. */
export async function resumeDownload(
  db: Tx,
  { id, sessionId }: { id: string; sessionId: string },
  { length, most, since }: { length: number; most: number; since: Date },
): Promise<boolean> {
  const changed = await db`
    update file_download set reserved = reserved + ${length}
    where id = ${id} and session_id = ${sessionId} and opened_at > ${since}
      and not (reached_end and sent >= size) and reserved + ${length} <= ${most}`;
  return changed.count === 1;
}

/** Records the bytes a reply sent; the rest may be requested again. */
export async function settleDownload(
  db: Tx,
  id: string,
  { sent, unsent, reachedEnd }: { sent: number; unsent: number; reachedEnd: boolean },
): Promise<void> {
  await db`
    update file_download
    set sent = sent + ${sent}, reserved = reserved - ${unsent}, reached_end = reached_end or ${reachedEnd}
    where id = ${id}`;
}

export async function deleteDownloadsBefore(db: Tx, before: Date): Promise<void> {
  await db`delete from file_download where opened_at < ${before}`;
}
