import type { ObjectionGround, ObjectionStatus } from '@shuji/contract/objection';
import type { Db, Fragment, Tx } from '#src/db/open.ts';
import { type Page, paged } from '#src/db/page.ts';

export interface ObjectionRow {
  id: string;
  productId: string;
  versionId: string;
  partyId: string;
  accountId: string;
  ground: ObjectionGround;
  text: string;
  files: string[];
  status: ObjectionStatus;
  filedAt: string;
  decidedAt: string | null;
  reason: string | null;
}

const columns = (db: Db): Fragment =>
  db`id, product_id, version_id, party_id, account_id, ground, text, files, status, filed_at, decided_at, reason`;

type New = Pick<ObjectionRow, 'id' | 'productId' | 'versionId' | 'partyId' | 'accountId' | 'ground' | 'text' | 'files'>;

/** A second one by the same party about the same version is refused with objection.once. */
export async function insertObjection(db: Tx, { files, ...row }: New & { filedAt: Date }): Promise<void> {
  await db`insert into objection ${db({ ...row, files } as never)}`;
}

/** The one predicate of the queue, for its list and its badge. */
function waiting(db: Db): Fragment {
  return db`from objection where status = 'open'`;
}

export async function countObjectionQueue(db: Db): Promise<number> {
  const [row] = await db<{ count: number }[]>`select count(*) as count ${waiting(db)}`;
  return row?.count ?? 0;
}

export function listWaiting(db: Db, pageNum: number, pageSize: number): Promise<Page<ObjectionRow>> {
  return paged<ObjectionRow>(db, {
    columns: columns(db),
    from: waiting(db),
    order: db`filed_at, id`,
    pageNum,
    pageSize,
  });
}

export function listOwn(db: Db, partyId: string, pageNum: number, pageSize: number): Promise<Page<ObjectionRow>> {
  return paged<ObjectionRow>(db, {
    columns: columns(db),
    from: db`from objection where party_id = ${partyId}`,
    order: db`filed_at desc, id`,
    pageNum,
    pageSize,
  });
}

export async function findObjection(db: Db, id: string): Promise<ObjectionRow | null> {
  const [row] = await db<ObjectionRow[]>`select ${columns(db)} from objection where id = ${id}`;
  return row ?? null;
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
export async function lapseOthers(db: Tx, versionId: string, now: Date): Promise<{ id: string; accountId: string }[]> {
  return db<{ id: string; accountId: string }[]>`
    update objection set status = 'lapsed', decided_at = ${now}
    where version_id = ${versionId} and status = 'open' returning id, account_id`;
}
