import type { listAuditEntries } from '@shuji/contract/audit/calls';
import type { AuditRow, ExportRow } from '@shuji/contract/audit/schema';
import type { Parsed } from '@shuji/contract/call';
import { countOf, one } from '#src/db/one.ts';
import type { Db, Fragment, Tx } from '#src/db/open.ts';
import { type Page, type PageQuery, paged } from '#src/db/page.ts';
import type { AuditEntry } from '#src/http/execute.ts';
import type { ChainedEntry } from './chain.ts';

export async function insertEntry(db: Tx, entry: AuditEntry): Promise<void> {
  await db`insert into audit_entry ${db({ ...entry })}`;
}

export type EntryFilter = Omit<Parsed<typeof listAuditEntries>, 'pageSize' | 'call'> & { calls: string[] | undefined };

export type EntryRow = Omit<AuditRow, 'does'>;

/** Newest first, `count` at most. */
export async function searchEntries(db: Db, filter: EntryFilter, count: number): Promise<EntryRow[]> {
  const { calls, actor, subject, address, from, to, before } = filter;
  const has = (value: string | number | undefined, match: () => Fragment) => (value ? match() : db``);
  return db<EntryRow[]>`
    select e.*, l.position,
      (select name from audit_actor a where a.id = e.actor_id limit 1) as actor_name
    from audit_entry e left join audit_link l on l.entry_id = e.id
    where true
      ${has(before, () => db`and e.id < ${before as number}`)}
      ${calls ? db`and e.call = any (${calls})` : db``}
      ${has(subject, () => db`and e.subject = ${subject as string}`)}
      ${has(address, () => db`and e.address = ${address as string}`)}
      ${has(
        actor,
        () => db`and e.actor_id = any (array(
        select id from audit_actor where ${actor as string} in (name, username, id::text)
        union select id from account where id::text = ${actor as string}))`,
      )}
      ${has(from, () => db`and e.at >= (${from as string}::date)::timestamp at time zone 'Asia/Shanghai'`)}
      ${has(to, () => db`and e.at < (${to as string}::date + 1)::timestamp at time zone 'Asia/Shanghai'`)}
    order by e.id desc limit ${count}`;
}

export interface Link {
  position: number;
  entryId: number;
  hash: string;
  signature: string | null;
  sealedAt: string;
}

export async function findHead(db: Db): Promise<Link | null> {
  return one<Link>(db`select * from audit_link order by position desc limit 1`);
}

/** Keeps other nodes from sealing until this transaction ends; reading goes on. */
export async function lockChain(db: Tx): Promise<void> {
  // Not `lock table`: that would need the right to rewrite the table, which no role has.
  await db`select pg_advisory_xact_lock(hashtext('audit_link'))`;
}

// Ids are given before the commit, so a row may come to light behind others that are sealed already; far more rows than
// are written while one transaction lasts.
const lookBack = 100_000;

/** Rows that stand and are not in the chain yet, by id. */
export async function findUnsealed(db: Db, count: number): Promise<ChainedEntry[]> {
  return db<ChainedEntry[]>`select ${chainColumns(db)} ${unsealedEntries(db)} order by e.id limit ${count}`;
}

export async function countUnsealed(db: Db): Promise<number> {
  return countOf(db`select count(*) as count ${unsealedEntries(db)}`);
}

function unsealedEntries(db: Db): Fragment {
  return db`
    from audit_entry e
    where e.id > (select coalesce(max(entry_id), 0) - ${lookBack} from audit_link)
      and not exists (select from audit_link l where l.entry_id = e.id)`;
}

// As text, so that the same row has the same words on every server.
function chainColumns(db: Db): Fragment {
  return db`e.id, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, e.call, e.actor_kind,
    e.actor_id, e.subject, e.address, e.request_id`;
}

export async function insertLinks(db: Tx, links: Omit<Link, 'sealedAt'>[], now: Date): Promise<void> {
  if (links.length === 0) return;
  await db`insert into audit_link ${db(links.map((link) => ({ ...link, sealedAt: now })))}`;
}

/** Links after a position with the row each stands for; the row's fields are null when there is none. */
export async function listLinks(db: Db, after: number, count: number): Promise<(Link & Partial<ChainedEntry>)[]> {
  return db<(Link & ChainedEntry)[]>`
    select l.*, ${chainColumns(db)} from audit_link l left join audit_entry e on e.id = l.entry_id
    where l.position > ${after} order by l.position limit ${count}`;
}

/** The oldest row that no link stands for although its time has passed. */
export async function findForgotten(db: Db, before: Date): Promise<number | null> {
  const [row] = await db<{ id: number }[]>`
    select e.id from audit_entry e
    where e.at < ${before} and not exists (select from audit_link l where l.entry_id = e.id) order by e.id limit 1`;
  return row?.id ?? null;
}

export async function insertExport(
  db: Tx,
  { filter, ...row }: Omit<ExportRow, 'id' | 'at'> & { operatorId: string; at: Date },
): Promise<void> {
  await db`insert into list_export ${db({ ...row, filter: db.json(filter) as never })}`;
}

export function listExportRows(
  db: Db,
  { list, keyword, pageNum, pageSize }: { list?: string | undefined; keyword: string } & PageQuery,
): Promise<Page<ExportRow>> {
  return paged<ExportRow>(db, {
    columns: db`id::text, at, operator_name, list, filter, columns, format, row_count`,
    from: db`from list_export where true ${list ? db`and list = ${list}` : db``}
      ${keyword ? db`and strpos(operator_name, ${keyword}) > 0` : db``}`,
    order: db`list_export.id desc`,
    pageNum,
    pageSize,
  });
}
