// The office's view of demands. The queue's list and its count are one predicate.
import type { DemandStatus } from '@shuji/contract/demand';
import type { Db, Fragment } from '#src/db/open.ts';
import { type Page, paged } from '#src/db/page.ts';
import { searchWords } from './rules.ts';

export interface OfficeRow {
  id: string;
  number: string;
  status: DemandStatus;
  title: string;
  kind: string | null;
  industry: string | null;
  partyId: string;
  submittedAt: string;
  submissions: number;
}

export interface OfficeDetailRow extends OfficeRow {
  contact: string | null;
  fileIds: string[];
  takerPartyId: string | null;
}

function waiting(db: Db): Fragment {
  return db`from demand d where d.status = 'pending'`;
}

export async function countDemandQueue(db: Db): Promise<number> {
  const [row] = await db<{ count: number }[]>`select count(*) ${waiting(db)}`;
  return row?.count ?? 0;
}

/** What waits for review, the longest waiting first. */
export function listQueue(db: Db, page: { pageNum: number; pageSize: number }): Promise<Page<OfficeRow>> {
  return paged<OfficeRow>(db, { columns: columns(db), from: waiting(db), order: db`d.submitted_at, d.id`, ...page });
}

/** Everything that was ever sent to review; drafts are their owners' alone. */
export function listSubmitted(
  db: Db,
  {
    keyword,
    status,
    ...page
  }: { keyword?: string | undefined; status?: DemandStatus | undefined; pageNum: number; pageSize: number },
): Promise<Page<OfficeRow>> {
  const words = searchWords(keyword ?? '').map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  return paged<OfficeRow>(db, {
    columns: columns(db),
    from: db`from demand d where d.submissions > 0 and d.status <> 'draft'
      ${status ? db`and d.status = ${status}` : db``}
      ${words.length > 0 ? db`and (d.search_text like all(${words}) or lower(d.number) like all(${words}))` : db``}`,
    order: db`d.submitted_at desc, d.id desc`,
    ...page,
  });
}

function columns(db: Db): Fragment {
  return db`d.id, d.number, d.status, d.title, d.kind, d.industry, d.party_id, d.submitted_at, d.submissions`;
}

/** A demand that has been sent to review at least once. */
export async function findSubmitted(db: Db, id: string): Promise<OfficeDetailRow | null> {
  const [row] = await db<OfficeDetailRow[]>`
    select ${columns(db)}, d.contact, d.file_ids, d.taker_party_id from demand d
    where d.id = ${id} and d.submissions > 0 and d.status <> 'draft'`;
  return row ?? null;
}
