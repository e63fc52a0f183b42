// Demands in the database: one visibility predicate for the public, one row for whoever may act.

import type { Parsed } from '@shuji/contract/call';
import { type BudgetBand, budgetBands, type DemandStatus, type listDemands } from '@shuji/contract/demand';
import type { Db, Fragment, Tx } from '#src/db/open.ts';
import { type Page, paged } from '#src/db/page.ts';
import { regionPrefix } from '#src/site/regions.ts';
import { daysAfter, type Move, regionsAround, searchWords } from './rules.ts';

/** What a demand says, as it is stored. */
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
}

export interface DemandRow extends Omit<ContentColumns, 'searchText'> {
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

function columns(db: Db): Fragment {
  return db`d.id, d.number, d.owner_id, d.party_id, d.status, d.title, d.kind, d.industry, d.description, d.wanted_fields,
    d.coverage, d.update_frequency, d.delivery, d.scene, d.budget_mode, d.budget_min, d.budget_max, d.deadline, d.contact,
    d.file_ids, d.note, d.opinions, d.submissions, d.taker_id, d.taker_party_id, d.updated_at, d.submitted_at,
    d.published_at, d.taken_at`;
}

// What anyone may see: what is open and not past its day, and what came of it.
export function visible(db: Db, today: string): Fragment {
  return db`(d.status in ('taken', 'concluded') or (d.status = 'published' and d.deadline >= ${today}))`;
}

/** One page of the hall. `today` is the day in China. */
export function listHall(db: Db, input: Parsed<typeof listDemands>, today: string): Promise<Page<DemandRow>> {
  const { kind, industry, scene, region, status, within, budget, keyword, pageNum, pageSize } = input;
  const orders = {
    newest: db`d.published_at desc, d.id desc`,
    deadline: db`(d.status = 'published') desc, d.deadline, d.id`,
    budget: db`d.budget_max desc nulls last, d.published_at desc, d.id desc`,
  };
  return paged<DemandRow>(db, {
    columns: columns(db),
    from: db`from demand d where ${visible(db, today)}
      ${kind ? db`and d.kind = ${kind}` : db``}
      ${industry ? db`and d.industry = ${industry}` : db``}
      ${scene ? db`and d.scene = ${scene}` : db``}
      ${status ? db`and d.status = ${status}` : db``}
      ${within ? db`and d.status = 'published' and d.deadline <= ${daysAfter(today, within)}` : db``}
      ${region ? inRegion(db, region) : db``}
      ${budget ? inBand(db, budget) : db``}
      ${holding(db, keyword)}`,
    order: orders[input.sort],
    pageNum,
    pageSize,
  });
}

// A demand for a whole province concerns its cities, and one for a city concerns who looks at the province.
function inRegion(db: Db, code: string): Fragment {
  return db`and (d.coverage && ${regionsAround(code)}::text[]
    or exists (select from unnest(d.coverage) as covered where covered like ${`${regionPrefix(code)}%`}))`;
}

// Ranges that overlap the band count: a budget of 4–8 万 is found under both 5 万以下 and 5–20 万.
function inBand(db: Db, name: BudgetBand): Fragment {
  const { from, to } = budgetBands[name];
  if (from === null) return db`and d.budget_mode = 'negotiable'`;
  const below = to === null ? db`` : db`and d.budget_min < ${to}`;
  return db`and d.budget_mode = 'range' and d.budget_max >= ${from} ${below}`;
}

function holding(db: Db, keyword: string | undefined): Fragment {
  const words = searchWords(keyword ?? '');
  return words.reduce(
    (all, word) => db`${all} and d.search_text like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`,
    db`` as Fragment,
  );
}

/** One's own demands, or those one has taken. */
export function listOwn(
  db: Db,
  actorId: string,
  {
    type,
    status,
    pageNum,
    pageSize,
  }: { type: 'published' | 'taken'; status?: DemandStatus | undefined; pageNum: number; pageSize: number },
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
  const [row] = await db<DemandRow[]>`
    select ${columns(db)} from demand d
    where d.id = ${id} and (${visible(db, today)} or d.owner_id = ${actorId} or d.taker_id = ${actorId})`;
  return row ?? null;
}

/** A demand of which `actorId` is owner or taker. */
export async function findAsParty(db: Db, id: string, actorId: string): Promise<DemandRow | null> {
  const [row] = await db<DemandRow[]>`
    select ${columns(db)} from demand d where d.id = ${id} and (d.owner_id = ${actorId} or d.taker_id = ${actorId})`;
  return row ?? null;
}

export async function lockOwn(db: Tx, id: string, ownerId: string): Promise<DemandRow | null> {
  const [row] = await db<DemandRow[]>`
    select ${columns(db)} from demand d where d.id = ${id} and d.owner_id = ${ownerId} for update`;
  return row ?? null;
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

/** Writes what a demand says; its state is not touched. The caller holds the row. */
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

/** Who must stand behind a move, in the same statement that makes it. */
export interface Guard {
  ownerId?: string;
  takerId?: string;
  /** Not one's own. */
  notOwnerId?: string;
  /** The deadline is not before this day. */
  openOn?: string;
}

/** The one way a demand changes its state: conditional on the state it comes from. Null: it did not move. */
export async function moveDemand(
  db: Tx,
  id: string,
  { from, to }: Move,
  guard: Guard,
  set: StateColumns,
  now: Date,
): Promise<DemandRow | null> {
  const { opinions, ...plain } = set;
  const written = {
    ...plain,
    status: to,
    updatedAt: now,
    ...(opinions === undefined ? {} : { opinions: opinions && db.json(opinions) }),
  };
  const [row] = await db<DemandRow[]>`
    update demand d set ${db(written)}, submissions = d.submissions + ${to === 'pending' ? 1 : 0}
    where d.id = ${id} and d.status = any(${from as string[]})
      ${guard.ownerId ? db`and d.owner_id = ${guard.ownerId}` : db``}
      ${guard.takerId ? db`and d.taker_id = ${guard.takerId}` : db``}
      ${guard.notOwnerId ? db`and d.owner_id <> ${guard.notOwnerId}` : db``}
      ${guard.openOn ? db`and d.deadline >= ${guard.openOn}` : db``}
    returning ${columns(db)}`;
  return row ?? null;
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
