// The office's view of demands. The queue's list and its count are one predicate.

import type { Parsed } from '@shuji/contract/call';
import type { listDemandQueue, listOfficeDemands } from '@shuji/contract/demand/office';
import type { OfficeDemandRow } from '@shuji/contract/demand/schema/office';
import { containing, type Days, onDays } from '#src/db/days.ts';
import { one } from '#src/db/one.ts';
import type { Db, Fragment } from '#src/db/open.ts';
import { type Page, paged } from '#src/db/page.ts';
import type { Waiting } from '#src/db/queue.ts';
import { searchWords } from '#src/demand/rules.ts';
import { isWithin } from '#src/site/region/within.ts';

export interface OfficeRow extends Omit<OfficeDemandRow, 'dueOn' | 'isOverdue' | 'claim' | 'ownerName'> {
  partyId: string;
}

export interface OfficeDetailRow extends OfficeRow {
  contact: string | null;
  fileIds: string[];
  takerPartyId: string | null;
}

function waiting(db: Db): Fragment {
  return db`from demand d where d.status = 'pending'`;
}

export function waitingDemands(db: Db): Waiting {
  return { from: waiting(db), id: db`d.id`, title: db`d.title`, note: db`d.number`, since: db`d.submitted_at` };
}

/** The demands pending review, longest waiting first. */
export function listQueue(db: Db, { pageNum, pageSize, ...filter }: QueueFilter): Promise<Page<OfficeRow>> {
  return paged<OfficeRow>(db, {
    columns: columns(db),
    from: db`${waiting(db)} ${matching(db, filter)}`,
    order: db`d.submitted_at, d.id`,
    pageNum,
    pageSize,
  });
}

interface SearchFilter extends Days {
  keyword?: string | undefined;
  /** Codes: of a division that is wanted, and of an industry. */
  region?: string | undefined;
  industry?: string | undefined;
}

type QueueFilter = Parsed<typeof listDemandQueue>;

type OfficeFilter = Parsed<typeof listOfficeDemands>;

function matching(db: Db, { keyword, region, industry, from, to }: SearchFilter): Fragment {
  const words = searchWords(keyword ?? '').map(containing);
  return db`
    ${words.length > 0 ? db`and (d.search_text like all(${words}) or lower(d.number) like all(${words}))` : db``}
    ${industry ? db`and d.industry = ${industry}` : db``}
    ${region ? db`and exists (select from unnest(d.coverage) as covered where ${isWithin(db, db`covered`, [region])})` : db``}
    ${onDays(db, db`d.submitted_at`, { from, to })}`;
}

/** Everything that was ever sent to review, by the day it was; drafts are their owners' alone. */
export function listSubmitted(
  db: Db,
  { status, sort, pageNum, pageSize, ...filter }: OfficeFilter,
): Promise<Page<OfficeRow>> {
  return paged<OfficeRow>(db, {
    columns: columns(db),
    from: db`from demand d where d.submissions > 0 and d.status <> 'draft'
      ${status ? db`and d.status = ${status}` : db``}
      ${matching(db, filter)}`,
    order: sort === 'oldest' ? db`d.submitted_at, d.id` : db`d.submitted_at desc, d.id desc`,
    pageNum,
    pageSize,
  });
}

function columns(db: Db): Fragment {
  return db`d.id, d.number, d.status, d.title, d.kind, d.industry, d.party_id, d.submitted_at, d.submissions`;
}

/** A demand that has been sent to review at least once. */
export async function findSubmitted(db: Db, id: string): Promise<OfficeDetailRow | null> {
  return one<OfficeDetailRow>(db`
    select ${columns(db)}, d.contact, d.file_ids, d.taker_party_id from demand d
    where d.id = ${id} and d.submissions > 0 and d.status <> 'draft'`);
}

/** Numbers of other demands that were submitted under this title. */
export async function listNamesakes(db: Db, { id, title }: Pick<OfficeRow, 'id' | 'title'>): Promise<string[]> {
  const rows = await db<{ number: string }[]>`
    select number from demand where lower(title) = lower(${title}) and id <> ${id} and submissions > 0
    order by number limit 5`;
  return rows.map(({ number }) => number);
}

/** The account whose personal data a demand holds. */
export async function ownerOf(db: Db, id: string): Promise<string[]> {
  const rows = await db<{ accountId: string }[]>`
    select owner_id as account_id from demand where id = ${id}`;
  return rows.map((row) => row.accountId);
}
