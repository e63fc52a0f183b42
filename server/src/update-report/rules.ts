// Punctuality: reports held against the calendar of promised updates. Pure.
import { chinaDay, dayMs } from '@shuji/contract/time';
import { type DueOutcome, punctualitySpans } from '@shuji/contract/update-report/labels';
import type { Freshness, Punctuality } from '@shuji/contract/update-report/schema';
import { dayAfter, type FrequencyPromise, type PromisedPeriod, promisedPeriods } from './calendar.ts';

export interface Report {
  periodFrom: string;
  periodTo: string;
  reportedAt: string;
}

export interface Measured extends Pick<Freshness, 'quarter' | 'year' | 'months'> {
  /** The first period that is neither over nor reported. */
  next: PromisedPeriod | null;
  /** Periods that passed their due date without a report. */
  missed: PromisedPeriod[];
}

const nothingDue: Punctuality = { due: 0, onTime: 0, late: 0, missed: 0 };

// One period beyond the longest that may be under way.
const lookAheadDays = 400;

/**
 * Counts the due dates of the last 90 days and year by their outcome. The calendar begins with the period of the first
 * report: before it nothing was recorded, so nothing can be judged.
 */
export function measure(promises: readonly FrequencyPromise[], reports: readonly Report[], now: Date): Measured {
  const inOrder = reports.toSorted((one, other) => Date.parse(one.reportedAt) - Date.parse(other.reportedAt));
  const [first] = inOrder;
  if (!first) return { quarter: nothingDue, year: nothingDue, months: [], next: null, missed: [] };
  const today = chinaDay(now);
  const earliest = dayAfter(today, -2 * punctualitySpans.year);
  const from = first.periodTo > earliest ? first.periodTo : earliest;
  const periods = promisedPeriods(promises, from, dayAfter(today, lookAheadDays));
  const judged = periods.map((period) => ({ period, outcome: outcomeOf(period, inOrder, now) }));
  const inYear = judged.filter(({ period }) => isWithin(period, punctualitySpans.year, now));
  const inQuarter = inYear.filter(({ period }) => isWithin(period, punctualitySpans.quarter, now));
  return {
    quarter: countOf(inQuarter),
    year: countOf(inYear),
    months: monthsOf(inYear, today),
    next: judged.find(({ outcome }) => outcome === 'open')?.period ?? null,
    missed: judged.flatMap(({ period, outcome }) => (outcome === 'missed' ? [period] : [])),
  };
}

interface Judged {
  period: PromisedPeriod;
  outcome: DueOutcome | 'open';
}

function isWithin({ due }: PromisedPeriod, days: number, now: Date): boolean {
  const age = now.getTime() - due.getTime();
  return age >= 0 && age < days * dayMs;
}

function outcomeOf({ from, to, due }: PromisedPeriod, inOrder: readonly Report[], now: Date): Judged['outcome'] {
  const report = inOrder.find(({ periodFrom, periodTo }) => periodFrom <= to && periodTo >= from);
  if (report) return Date.parse(report.reportedAt) < due.getTime() ? 'onTime' : 'late';
  return now >= due ? 'missed' : 'open';
}

function countOf(judged: readonly Judged[]): Punctuality {
  const having = (wanted: DueOutcome) => judged.filter(({ outcome }) => outcome === wanted).length;
  return { due: judged.length, onTime: having('onTime'), late: having('late'), missed: having('missed') };
}

function monthsOf(judged: readonly Judged[], today: string): Freshness['months'] {
  if (judged.length === 0) return [];
  const byMonth = Map.groupBy(judged, ({ period }) => period.dueDay.slice(0, 7));
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return Array.from({ length: 12 }, (_, at) => {
    const name = new Date(Date.UTC(year, month - 12 + at, 1)).toISOString().slice(0, 7);
    return { month: name, ...countOf(byMonth.get(name) ?? []) };
  });
}

const mostPoints = 100;

/**
 * The part of a product's rank that measured updates give: up to a hundred points for punctuality over 90 days, or over
 * the year where nothing was due in them, and up to a hundred for data that were updated lately, none after a year.
 * Without a record there are none, whatever was registered and whenever.
 */
export function freshnessPoints({ quarter, year }: Pick<Measured, 'quarter' | 'year'>, lastAt: Date | null, now: Date) {
  if (lastAt === null) return 0;
  const { due, onTime } = quarter.due > 0 ? quarter : year;
  const ageDays = Math.floor(Math.max(0, now.getTime() - lastAt.getTime()) / dayMs);
  const byAge = Math.max(0, 1 - Math.log1p(ageDays) / Math.log1p(punctualitySpans.year));
  return Math.round(mostPoints * (due > 0 ? onTime / due : 0)) + Math.round(mostPoints * byAge);
}
