// The order in which readers see rows, set by editors.
import type { Fragment, Tx } from '#src/db/open.ts';

type OrderedTable = 'document' | 'partner' | 'poster';

/** The columns whose rows are ordered among themselves, such as the place of a poster. */
type Scope = Readonly<Record<string, string>>;

/** Inserts a row as the last of its scope. */
export async function insertLast(db: Tx, table: OrderedTable, row: object, scope: Scope = {}): Promise<void> {
  const [last] = await db<{ sort: number }[]>`
    select coalesce(max(sort), 0)::int as sort from ${db(table)} where ${inScope(db, scope)}`;
  await db`insert into ${db(table)} ${db({ ...row, sort: (last?.sort ?? 0) + 10 })}`;
}

/** Puts the rows of a scope in the order of their ids; false when the ids are not those of all its rows. */
export async function reorder(
  db: Tx,
  table: OrderedTable,
  ids: readonly string[],
  scope: Scope = {},
): Promise<boolean> {
  const rows = await db<{ id: string }[]>`select id from ${db(table)} where ${inScope(db, scope)} for update`;
  if (rows.length !== ids.length || !rows.every(({ id }) => ids.includes(id))) return false;
  await db`
    update ${db(table)} r set sort = o.place * 10
    from unnest(${ids as string[]}::uuid[]) with ordinality as o (id, place) where r.id = o.id`;
  return true;
}

function inScope(db: Tx, scope: Scope): Fragment {
  return Object.entries(scope).reduce((all, [column, value]) => db`${all} and ${db(column)} = ${value}`, db`true`);
}
