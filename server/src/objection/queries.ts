import type { Parsed } from '@shuji/contract/call';
import type { listOfficeObjections } from '@shuji/contract/objection/office';
import type { PublicObjection } from '@shuji/contract/objection/schema';
import type { OfficeObjectionRow } from '@shuji/contract/objection/schema/office';
import { containing, onDays } from '#src/db/days.ts';
import { one } from '#src/db/one.ts';
import type { Db, Fragment, Tx } from '#src/db/open.ts';
import { type Page, type PageQuery, paged } from '#src/db/page.ts';
import type { Waiting } from '#src/db/queue.ts';

export interface ObjectionRow
  extends Omit<OfficeObjectionRow, 'dueOn' | 'isOverdue' | 'claim' | 'supplierName' | 'objectorName'> {
  versionId: string;
  supplierPartyId: string;
  partyId: string;
  accountId: string;
  files: string[];
  answerFiles: string[];
}

function columns(db: Db): Fragment {
  return db`id, product_id, product_name, product_number, version_id, notice_until, supplier_party_id, party_id, account_id,
    ground, text, files, status, filed_at, answer, answer_files, answered_at, decided_at, reason,
    (select content ->> 'productType' from product_version v where v.id = objection.version_id) as product_type`;
}

type New = Omit<
  ObjectionRow,
  'productType' | 'status' | 'filedAt' | 'answer' | 'answerFiles' | 'answeredAt' | 'decidedAt' | 'reason'
> & { filedAt: Date };

/** A second one by the same party about the same version is refused with objection.once. */
export async function insertObjection(db: Tx, row: New): Promise<void> {
  await db`insert into objection ${db({ ...row } as never)}`;
}

/** The one predicate of the queue, for its list and its badge. */
function waiting(db: Db): Fragment {
  return db`from objection where status = 'open'`;
}

export function waitingObjections(db: Db): Waiting {
  return { from: waiting(db), id: db`id`, title: db`product_name`, note: db`product_number`, since: db`filed_at` };
}

export function listWaiting(db: Db, window: PageQuery): Promise<Page<ObjectionRow>> {
  return paged<ObjectionRow>(db, { columns: columns(db), from: waiting(db), order: db`filed_at, id`, ...window });
}

type OfficeFilter = Parsed<typeof listOfficeObjections>;

export function listAll(db: Db, { status, keyword, from, to, ...window }: OfficeFilter): Promise<Page<ObjectionRow>> {
  const like = keyword && containing(keyword);
  return paged<ObjectionRow>(db, {
    columns: columns(db),
    from: db`from objection where true ${status ? db`and status = ${status}` : db``}
      ${like ? db`and (product_name ilike ${like} or product_number ilike ${like})` : db``}
      ${onDays(db, db`filed_at`, { from, to })}`,
    order: db`filed_at desc, id`,
    ...window,
  });
}

export function listRaised(db: Db, partyId: string, window: PageQuery): Promise<Page<ObjectionRow>> {
  return paged<ObjectionRow>(db, {
    columns: columns(db),
    from: db`from objection where party_id = ${partyId}`,
    order: db`filed_at desc, id`,
    ...window,
  });
}

/** Objections pending an answer come first. */
export function listReceived(db: Db, partyId: string, window: PageQuery): Promise<Page<ObjectionRow>> {
  return paged<ObjectionRow>(db, {
    columns: columns(db),
    from: db`from objection where supplier_party_id = ${partyId}`,
    order: db`(status = 'open' and answered_at is null) desc, filed_at desc, id`,
    ...window,
  });
}

function publicColumns(db: Db): Fragment {
  return db`id, product_name, product_number, ground, status, answered_at is not null as is_answered, filed_at, decided_at`;
}

/** Every one about a version. */
export function listOfVersion(db: Db, versionId: string, window: PageQuery): Promise<Page<PublicObjection>> {
  return paged<PublicObjection>(db, {
    columns: publicColumns(db),
    from: db`from objection where version_id = ${versionId}`,
    order: db`filed_at desc, id`,
    ...window,
  });
}

export function listDecided(db: Db, window: PageQuery): Promise<Page<PublicObjection>> {
  return paged<PublicObjection>(db, {
    columns: publicColumns(db),
    from: db`from objection where status in ('upheld', 'dismissed')`,
    order: db`decided_at desc, id`,
    ...window,
  });
}

export async function findObjection(db: Db, id: string): Promise<ObjectionRow | null> {
  return one<ObjectionRow>(db`select ${columns(db)} from objection where id = ${id}`);
}

/** One about a supplier's product; another's is not found. */
export async function findReceived(db: Db, id: string, partyId: string): Promise<ObjectionRow | null> {
  return one<ObjectionRow>(db`
    select ${columns(db)} from objection where id = ${id} and supplier_party_id = ${partyId}`);
}

interface Answer {
  id: string;
  text: string;
  files: string[];
  accountId: string;
  now: Date;
}

/** One conditional update; false when it is answered or decided already. */
export async function answer(db: Tx, { id, text, files, accountId, now }: Answer): Promise<boolean> {
  const done = await db`
    update objection set answer = ${text}, answer_files = ${files}, answered_by = ${accountId}, answered_at = ${now}
    where id = ${id} and status = 'open' and answered_at is null returning id`;
  return done.length > 0;
}

interface Decision {
  id: string;
  status: 'upheld' | 'dismissed';
  decidedBy: string;
  reason: string;
  now: Date;
}

/** One conditional update; false when it is decided already. */
export async function closeObjection(db: Tx, { id, status, decidedBy, reason, now }: Decision): Promise<boolean> {
  const done = await db`
    update objection set status = ${status}, decided_by = ${decidedBy}, decided_at = ${now}, reason = ${reason}
    where id = ${id} and status = 'open' returning id`;
  return done.length > 0;
}

/** The others about a version whose notice has been ended. */
export async function lapseOthers(db: Tx, versionId: string, now: Date): Promise<ObjectionRow[]> {
  return db<ObjectionRow[]>`
    update objection set status = 'lapsed', decided_at = ${now}
    where version_id = ${versionId} and status = 'open' returning ${columns(db)}`;
}

/** The account whose personal data an objection holds. */
export async function objectorOf(db: Db, id: string): Promise<string[]> {
  const rows = await db<{ accountId: string }[]>`
    select account_id from objection where id = ${id}`;
  return rows.map((row) => row.accountId);
}
