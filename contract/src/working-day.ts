// The review desks' clock: which day a decision is due, in working days.
import { chinaDay, dayMs } from './time.ts';

/** The centre's calendar where it differs from Monday to Friday; days as `2026-10-01`. */
export interface Calendar {
  rest: ReadonlySet<string>;
  work: ReadonlySet<string>;
}

export function isWorkingDay(day: string, { rest, work }: Calendar): boolean {
  if (work.has(day)) return true;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !rest.has(day);
}

/**
 * The last day for a decision: the `days`th working day after the day of submission. A later submission is never due
 * earlier, so ordering by the moment of submission orders by due day as well.
 */
export function dueDay(submitted: Date, days: number, calendar: Calendar): string {
  let day = chinaDay(submitted);
  for (let left = Math.max(days, 1); left > 0; ) {
    day = dayAfter(day);
    if (isWorkingDay(day, calendar)) left -= 1;
  }
  return day;
}

/** A submission before this moment was due before today. */
export function lateSince(now: Date, days: number, calendar: Calendar): Date {
  const today = chinaDay(now);
  let from = startOf(today);
  while (dueDay(new Date(from.getTime() - 1), days, calendar) >= today) from = new Date(from.getTime() - dayMs);
  return from;
}

function startOf(day: string): Date {
  return new Date(`${day}T00:00:00+08:00`);
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);
}
