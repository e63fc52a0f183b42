// Pagination: one page of a list and the total, exact up to a bound.
import type { Db, Fragment } from './open.ts';

// Counting every match of a broad filter costs more than the page itself, and no reader pages past it.
const countedAtMost = 10_000;

/** The page that a list call asks for. */
export interface PageQuery {
  pageNum: number;
  pageSize: number;
}

export interface Listing extends PageQuery {
  /** Select list: `p.id, p.name`. */
  columns: Fragment;
  /** From and where: `from product p where …`. Counted as it stands. */
  from: Fragment;
  /** `p.created_at desc, p.id desc`; must order every row, or pages overlap. */
  order: Fragment;
}

export interface Page<Row> {
  total: number;
  /** True when there are more than `total`. */
  capped: boolean;
  rows: Row[];
}

/** Reads one page. Counts only when the page itself does not give the total. */
export async function paged<Row extends object>(db: Db, listing: Listing): Promise<Page<Row>> {
  const { columns, from, order, pageNum, pageSize } = listing;
  const offset = (pageNum - 1) * pageSize;
  const rows: Row[] = Array.from(
    await db<Row[]>`select ${columns} ${from} order by ${order} limit ${pageSize} offset ${offset}`,
  );
  const isLastPage = rows.length < pageSize && (rows.length > 0 || offset === 0);
  if (isLastPage) return { total: offset + rows.length, capped: false, rows };
  const count = await countOf(db, from);
  return { total: Math.min(count, countedAtMost), capped: count > countedAtMost, rows };
}

/** Counts the rows, up to one more than is shown. */
async function countOf(db: Db, from: Fragment): Promise<number> {
  const [counted] = await db<{ count: number }[]>`
    select count(*) as count from (select ${from} limit ${countedAtMost + 1}) as found`;
  return counted?.count ?? 0;
}
