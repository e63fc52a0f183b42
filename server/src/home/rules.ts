// Pure: the months of a year's figures, and which of my counts are things to do.

import { type MyFigure, myFigures, type TodoKind, todoKinds } from '@shuji/contract/home/labels';
import { smallestPublished } from '@shuji/contract/home/labels/open-statistics';
import type { MonthFigures } from '@shuji/contract/home/schema';

/** Twelve months, the one of `day` last: `2025-12` … `2026-11`. */
export function monthsUpTo(day: string): string[] {
  const last = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  return Array.from({ length: 12 }, (_, index) => {
    const month = last - 11 + index;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

/** The moment a month begins in China. */
export function startOfMonth(month: string): string {
  return `${month}-01T00:00:00+08:00`;
}

/** Null for a count above zero that is too small to publish. */
export function publishedCount(count: number): number | null {
  return count > 0 && count < smallestPublished ? null : count;
}

export interface Counted {
  /** Before the first of the months. */
  before: number;
  byMonth: readonly { month: string; count: number }[];
}

/** One row a month, zero where nothing came in. */
export function figuresByMonth(
  months: readonly string[],
  { products, demands, deals }: { products: Counted; demands: Counted; deals: Counted['byMonth'] },
): MonthFigures[] {
  const inMonth = (rows: Counted['byMonth'], month: string) => rows.find((row) => row.month === month)?.count ?? 0;
  const soFar = { products: products.before, demands: demands.before };
  return months.map((month) => {
    const came = { products: inMonth(products.byMonth, month), demands: inMonth(demands.byMonth, month) };
    soFar.products += came.products;
    soFar.demands += came.demands;
    return {
      month,
      ...came,
      deals: inMonth(deals, month),
      productsSoFar: soFar.products,
      demandsSoFar: soFar.demands,
    };
  });
}

/** The counters in the contract's order. */
export function counterRows(counts: Record<MyFigure, number>) {
  return (Object.keys(myFigures) as MyFigure[]).map((name) => ({ name, label: myFigures[name], count: counts[name] }));
}

/** The open to-dos, in the contract's order. */
export function todoRows(counts: Record<TodoKind, number>) {
  return (Object.keys(todoKinds) as TodoKind[])
    .filter((kind) => counts[kind] > 0)
    .map((kind) => ({ kind, label: todoKinds[kind], count: counts[kind] }));
}
