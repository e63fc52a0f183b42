import type { listBroadcasts, saveBroadcast } from '@shuji/contract/broadcast/calls';
import type { BroadcastRow } from '@shuji/contract/broadcast/schema';
import type { Parsed } from '@shuji/contract/call';
import { countOf, one } from '#src/db/one.ts';
import type { Db, Fragment, Tx } from '#src/db/open.ts';
import { type Page, paged } from '#src/db/page.ts';

export type Content = Omit<Parsed<typeof saveBroadcast>, 'id' | 'revision'>;
export type StoredBroadcast = Omit<BroadcastRow, 'audienceWords' | 'isWaiting'>;

function columns(db: Db): Fragment {
  return db`b.id, b.title, b.body, b.link, b.audience, b.merchant_kind, b.region, b.is_important, b.status, b.revision,
    b.updated_at, b.author_name, b.approved_at, b.approved_name, b.ended_at, b.recipients, b.reached, b.declined`;
}

export function searchBroadcasts(
  db: Db,
  { keyword, status, ...page }: Parsed<typeof listBroadcasts>,
): Promise<Page<StoredBroadcast>> {
  return paged<StoredBroadcast>(db, {
    columns: columns(db),
    from: db`from broadcast b where true
      ${status ? db`and b.status = ${status}` : db``}
      ${keyword ? db`and (strpos(b.title, ${keyword}) > 0 or strpos(b.body, ${keyword}) > 0)` : db``}`,
    order: db`b.updated_at desc, b.id desc`,
    ...page,
  });
}

export function findBroadcast(db: Db, id: string): Promise<StoredBroadcast | null> {
  return one<StoredBroadcast>(db`select ${columns(db)} from broadcast b where b.id = ${id}`);
}

/** A draft, locked; null when it is none any more. */
export function lockDraft(db: Tx, id: string): Promise<StoredBroadcast | null> {
  return one<StoredBroadcast>(db`
    select ${columns(db)} from broadcast b where b.id = ${id} and b.status = 'draft' for update`);
}

interface By {
  id: string;
  name: string;
  now: Date;
}

export async function insertDraft(db: Tx, id: string, content: Content, { now, ...by }: By): Promise<void> {
  await db`
    insert into broadcast ${db({ ...content, id, status: 'draft', revision: 1, authorId: by.id, authorName: by.name, createdAt: now, updatedAt: now })}`;
}

/** False when it is no draft or not the one that was read. */
export async function updateDraft(
  db: Tx,
  { id, revision, ...content }: Content & { id: string; revision: number },
  { now, ...by }: By,
): Promise<boolean> {
  const done = await db`
    update broadcast set ${db({ ...content, revision: revision + 1, authorId: by.id, authorName: by.name, updatedAt: now })}
    where id = ${id} and revision = ${revision} and status = 'draft'`;
  return done.count === 1;
}

export async function deleteDraft(db: Tx, id: string): Promise<boolean> {
  return (await db`delete from broadcast where id = ${id} and status = 'draft'`).count === 1;
}

/** True when the same words went to the same group since. */
export async function wasSentSince(
  db: Db,
  { id, title, body, audience }: StoredBroadcast,
  since: Date,
): Promise<boolean> {
  const rows = await db`
    select from broadcast where title = ${title} and body = ${body} and audience = ${audience} and id <> ${id}
      and approved_at > ${since} limit 1`;
  return rows.length > 0;
}

/** Requests of the last day that were not taken back or refused. */
export function countSubmitted(db: Db, kind: string, since: Date): Promise<number> {
  return countOf(db`
    select count(*) as count from approval
    where kind = ${kind} and requested_at > ${since} and status in ('waiting', 'approved')`);
}

/** Begins the sending of the draft as it was requested; wakes the job. */
export async function beginSending(
  db: Tx,
  id: string,
  { revision, recipients, name, now }: { revision: number; recipients: number; name: string; now: Date },
): Promise<boolean> {
  const done = await db`
    update broadcast set status = 'sending', approved_at = ${now}, approved_name = ${name}, recipients = ${recipients},
      updated_at = ${now}
    where id = ${id} and revision = ${revision} and status = 'draft'`;
  await db`select pg_notify('broadcast_due', '')`;
  return done.count === 1;
}

export async function endSending(db: Tx, id: string, status: 'sent' | 'stopped', now: Date): Promise<boolean> {
  const done = await db`
    update broadcast set status = ${status}, ended_at = ${now} where id = ${id} and status = 'sending'`;
  return done.count === 1;
}

export interface Sending extends StoredBroadcast {
  approvedAt: string;
  sentTo: string | null;
}

/** The oldest message being sent that no other node works on. */
export function lockSending(db: Tx): Promise<Sending | null> {
  return one<Sending>(db`
    select ${columns(db)}, b.sent_to from broadcast b where b.status = 'sending'
    order by b.approved_at limit 1 for update skip locked`);
}

export async function advance(db: Tx, id: string, by: { sentTo: string; reached: number; declined: number }) {
  await db`
    update broadcast set sent_to = ${by.sentTo}, reached = reached + ${by.reached}, declined = declined + ${by.declined}
    where id = ${id}`;
}
