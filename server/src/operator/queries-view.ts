import type { OfficeView } from '@shuji/contract/operator/schema/view';
import { countOf } from '#src/db/one.ts';
import type { Db, Tx } from '#src/db/open.ts';
import type { Operator } from '#src/http/context.ts';

/** Own views first; those of others only while they are in office and have the role themselves. */
export async function listViewsFor(db: Db, { id, roles }: Operator): Promise<OfficeView[]> {
  return db<OfficeView[]>`
    select v.id, v.list, v.name, v.query, v.columns, v.role, v.is_pinned, v.operator_id = ${id} as is_mine,
      o.name as owner_name
    from office_view v join operator o on o.id = v.operator_id
    where v.operator_id = ${id}
      or (v.role = any(${roles}::text[]) and o.status = 'active' and v.role = any(o.roles))
    order by is_mine desc, v.created_at, v.id`;
}

export function countViews(db: Db, operatorId: string, list: string): Promise<number> {
  return countOf(db`select count(*) as count from office_view where operator_id = ${operatorId} and list = ${list}`);
}

type NewView = Omit<OfficeView, 'isMine' | 'ownerName'> & { operatorId: string; createdAt: Date };

/** Refused with operator.viewTaken. */
export async function insertView(db: Tx, row: NewView): Promise<void> {
  await db`insert into office_view ${db({ ...row })}`;
}

/** False for a view that is not this operator's. Refused with operator.viewTaken. */
export async function updateView(
  db: Tx,
  id: string,
  operatorId: string,
  content: Pick<OfficeView, 'name' | 'isPinned' | 'role'>,
): Promise<boolean> {
  const done = await db`update office_view set ${db({ ...content })} where id = ${id} and operator_id = ${operatorId}`;
  return done.count === 1;
}

/** False for a view that is not this operator's. */
export async function dropView(db: Tx, id: string, operatorId: string): Promise<boolean> {
  const done = await db`delete from office_view where id = ${id} and operator_id = ${operatorId}`;
  return done.count === 1;
}
