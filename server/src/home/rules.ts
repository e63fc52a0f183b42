// Pure: the months of a year's figures, and which of my counts are things to do.

import { type MyFigure, myFigures, type TodoKind, todoKinds } from '@shuji/contract/home/labels';

/** The twelve whole months before `day`: `2025-11` … `2026-10`. */
export function monthsUpTo(day: string): string[] {
  const last = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 2;
  return Array.from({ length: 12 }, (_, index) => {
    const month = last - 11 + index;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

/** The moment a month begins in China. */
export function startOfMonth(month: string): string {
  return `${month}-01T00:00:00+08:00`;
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
