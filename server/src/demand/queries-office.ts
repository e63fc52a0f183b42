// The office's view of demands. The queue's list and its count are one predicate.
import type { DemandStatus } from '@shuji/contract/demand';
import { containing, type Days, onDays } from '#src/db/days.ts';
import type { Db, Fragment } from '#src/db/open.ts';
import { type Page, paged } from '#src/db/page.ts';
import { measureQueue, type QueueState } from '#src/db/queue.ts';
import { regionPrefix } from '#src/site/regions.ts';
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

export function measureDemandQueue(db: Db, lateSince: Date): Promise<QueueState> {
  return measureQueue(db, { from: waiting(db), since: db`d.submitted_at` }, lateSince);
}

/** What waits for review, the longest waiting first. */
export function listQueue(db: Db, page: { pageNum: number; pageSize: number }): Promise<Page<OfficeRow>> {
  return paged<OfficeRow>(db, { columns: columns(db), from: waiting(db), order: db`d.submitted_at, d.id`, ...page });
}

export interface OfficeFilter extends Days {
  keyword?: string | undefined;
  status?: DemandStatus | undefined;
  /** Codes: of a division that is wanted, and of an industry. */
  region?: string | undefined;
  industry?: string | undefined;
  sort: 'newest' | 'oldest';
  pageNum: number;
  pageSize: number;
}

/** Everything that was ever sent to review, by the day it was; drafts are their owners' alone. */
export function listSubmitted(
  db: Db,
  { keyword, status, region, industry, from, to, sort, ...page }: OfficeFilter,
): Promise<Page<OfficeRow>> {
  const words = searchWords(keyword ?? '').map(containing);
  return paged<OfficeRow>(db, {
    columns: columns(db),
    from: db`from demand d where d.submissions > 0 and d.status <> 'draft'
      ${status ? db`and d.status = ${status}` : db``}
      ${words.length > 0 ? db`and (d.search_text like all(${words}) or lower(d.number) like all(${words}))` : db``}
      ${industry ? db`and d.industry = ${industry}` : db``}
      ${region ? db`and exists (select from unnest(d.coverage) as covered where covered like ${`${regionPrefix(region)}%`})` : db``}
      ${onDays(db, db`d.submitted_at`, { from, to })}`,
    order: sort === 'oldest' ? db`d.submitted_at, d.id` : db`d.submitted_at desc, d.id desc`,
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
