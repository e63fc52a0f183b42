// Demands in the database: one visibility predicate for the public, one row for its parties and the office.

import type { DemandStatus } from '@shuji/contract/demand/labels';
import { one } from '#src/db/one.ts';
import type { Db, Fragment, Tx } from '#src/db/open.ts';
import { type Page, type PageQuery, paged } from '#src/db/page.ts';

/** The content of a demand, as stored. */
export interface ContentColumns {
  title: string;
  kind: string | null;
  industry: string | null;
  description: string;
  wantedFields: string[];
  coverage: string[];
  updateFrequency: string | null;
  delivery: string | null;
  scene: string | null;
  budgetMode: 'range' | 'negotiable';
  budgetMin: number | null;
  budgetMax: number | null;
  deadline: string | null;
  contact: string | null;
  fileIds: string[];
  searchText: string;
  /** As tsvector text. */
  search: string;
}

export interface DemandRow extends Omit<ContentColumns, 'searchText' | 'search'> {
  id: string;
  number: string;
  ownerId: string;
  partyId: string;
  status: DemandStatus;
  note: string | null;
  opinions: Record<string, string> | null;
  submissions: number;
  takerId: string | null;
  takerPartyId: string | null;
  updatedAt: string;
  submittedAt: string | null;
  publishedAt: string | null;
  takenAt: string | null;
}

export function columns(db: Db): Fragment {
  return db`d.id, d.number, d.owner_id, d.party_id, d.status, d.title, d.kind, d.industry, d.description, d.wanted_fields,
    d.coverage, d.update_frequency, d.delivery, d.scene, d.budget_mode, d.budget_min, d.budget_max, d.deadline, d.contact,
    d.file_ids, d.note, d.opinions, d.submissions, d.taker_id, d.taker_party_id, d.updated_at, d.submitted_at,
    d.published_at, d.taken_at`;
}

// Demands anyone may see: open ones before their deadline, and finished ones.
export function visible(db: Db, today: string): Fragment {
  return db`(d.status in ('taken', 'concluded') or (d.status = 'published' and d.deadline >= ${today}))`;
}

/** One's own demands, or those one has taken. */
export function listOwn(
  db: Db,
  actorId: string,
  { type, status, pageNum, pageSize }: { type: 'published' | 'taken'; status?: DemandStatus | undefined } & PageQuery,
): Promise<Page<DemandRow>> {
  const mine = type === 'published' ? db`d.owner_id = ${actorId}` : db`d.taker_id = ${actorId}`;
  return paged<DemandRow>(db, {
    columns: columns(db),
    from: db`from demand d where ${mine} ${status ? db`and d.status = ${status}` : db``}`,
    order: type === 'published' ? db`d.updated_at desc, d.id desc` : db`d.taken_at desc, d.id desc`,
    pageNum,
    pageSize,
  });
}

/** A demand that `actorId` may read: what the hall shows, one's own, and what one has taken. */
export async function findReadable(
  db: Db,
  id: string,
  actorId: string | null,
  today: string,
): Promise<DemandRow | null> {
  return one<DemandRow>(db`
    select ${columns(db)} from demand d
    where d.id = ${id} and (${visible(db, today)} or d.owner_id = ${actorId} or d.taker_id = ${actorId})`);
}

/** A demand of which `actorId` is owner or taker. */
export async function findAsParty(db: Db, id: string, actorId: string): Promise<DemandRow | null> {
  return one<DemandRow>(db`
    select ${columns(db)} from demand d where d.id = ${id} and (d.owner_id = ${actorId} or d.taker_id = ${actorId})`);
}

export async function lockOwn(db: Tx, id: string, ownerId: string): Promise<DemandRow | null> {
  return one<DemandRow>(db`
    select ${columns(db)} from demand d where d.id = ${id} and d.owner_id = ${ownerId} for update`);
}

/** Any demand, locked until the transaction ends. */
export async function holdDemand(db: Tx, id: string): Promise<DemandRow | null> {
  return one<DemandRow>(db`select ${columns(db)} from demand d where d.id = ${id} for share`);
}

export async function demandsByIds(db: Db, ids: readonly string[]): Promise<Map<string, DemandRow>> {
  const rows = await db<DemandRow[]>`select ${columns(db)} from demand d where d.id = any(${ids as string[]})`;
  return new Map(rows.map((row) => [row.id, row]));
}

export interface NewDemand extends ContentColumns {
  id: string;
  number: string;
  ownerId: string;
  partyId: string;
  createdAt: Date;
  updatedAt: Date;
}

export async function insertDemand(db: Tx, row: NewDemand): Promise<void> {
  await db`insert into demand ${db({ ...row })}`;
}

/** Writes a demand's content; its status does not change. The caller holds the row's lock. */
export async function updateContent(db: Tx, id: string, content: ContentColumns, now: Date): Promise<void> {
  await db`update demand set ${db({ ...content, updatedAt: now })} where id = ${id}`;
}

interface StateColumns {
  note?: string | null;
  opinions?: Record<string, string> | null;
  takerId?: string | null;
  takerPartyId?: string | null;
  submittedAt?: Date;
  publishedAt?: Date;
  takenAt?: Date | null;
  closedAt?: Date;
}

/** The owner or taker required for a move, checked in the statement that makes it. */
export interface Guard {
  ownerId?: string;
  takerId?: string;
  /** Not one's own. */
  notOwnerId?: string;
  /** The deadline is not before this day. */
  openOn?: string;
}

export interface DemandChange {
  guard?: Guard;
  set?: StateColumns;
}

/** The one way a demand changes its state: conditional on the state it comes from. Null: it did not move. */
export async function moveDemand(
  db: Tx,
  id: string,
  { from, to, note, now }: { from: readonly DemandStatus[]; to: DemandStatus; note: string | null; now: Date },
  { guard = {}, set = {} }: DemandChange,
): Promise<DemandRow | null> {
  const { opinions, ...plain } = set;
  const written = {
    note,
    ...plain,
    status: to,
    updatedAt: now,
    ...(opinions === undefined ? {} : { opinions: opinions && db.json(opinions) }),
  };
  return one<DemandRow>(db`
    update demand d set ${db(written)}, submissions = d.submissions + ${to === 'pending' ? 1 : 0}
    where d.id = ${id} and d.status = any(${from as string[]})
      ${guard.ownerId ? db`and d.owner_id = ${guard.ownerId}` : db``}
      ${guard.takerId ? db`and d.taker_id = ${guard.takerId}` : db``}
      ${guard.notOwnerId ? db`and d.owner_id <> ${guard.notOwnerId}` : db``}
      ${guard.openOn ? db`and d.deadline >= ${guard.openOn}` : db``}
    returning ${columns(db)}`);
}

/** Demands whose day has passed while they were still open, at most `limit`; rows held by someone else are left for later. */
export async function lockOverdue(
  db: Tx,
  from: readonly DemandStatus[],
  today: string,
  limit: number,
): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select id from demand where status = any(${from as string[]}) and deadline < ${today}
    order by deadline, id limit ${limit} for update skip locked`;
  return rows.map((row) => row.id);
}
