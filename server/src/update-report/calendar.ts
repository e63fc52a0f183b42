// The calendar of promised updates: the periods of a frequency on China's days, each with the moment it is due.

import { chinaMs, dayMs } from '@shuji/contract/time';
import { graceDays, isPromised, type PromisedFrequency } from '@shuji/contract/update-report/labels';

/** A frequency as registered, in force from a day of China. */
export interface FrequencyPromise {
  from: string;
  frequency: string;
}

/** A period in which an update is promised; both days included. */
export interface PromisedPeriod {
  from: string;
  to: string;
  /** The last day on which it may be reported. */
  dueDay: string;
  due: Date;
}

export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** The end of a day in China. */
function endOf(day: string): Date {
  return new Date(Date.parse(day) + dayMs - chinaMs);
}

const monthsOf: Partial<Record<PromisedFrequency, number>> = { monthly: 1, quarterly: 3, halfYearly: 6, yearly: 12 };

/** The calendar period that holds a day: the day, its week from Monday, its month, quarter, half or year. */
function spanAround(day: string, frequency: PromisedFrequency): { from: string; to: string } {
  const months = monthsOf[frequency];
  if (months !== undefined) {
    const date = new Date(day);
    const first = date.getUTCMonth() - (date.getUTCMonth() % months);
    const dayOf = (month: number, ofMonth: number) =>
      new Date(Date.UTC(date.getUTCFullYear(), month, ofMonth)).toISOString().slice(0, 10);
    return { from: dayOf(first, 1), to: dayOf(first + months, 0) };
  }
  if (frequency !== 'weekly') return { from: day, to: day };
  const monday = dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
  return { from: monday, to: dayAfter(monday, 6) };
}

/** The promised periods from the one around `first` to the one around `last`; each follows the promise at its beginning. */
export function promisedPeriods(promises: readonly FrequencyPromise[], first: string, last: string): PromisedPeriod[] {
  const inOrder = promises.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  const periods: PromisedPeriod[] = [];
  let day = first;
  while (day <= last) {
    const next = inOrder.find(({ from }) => from > day)?.from;
    const { frequency } = inOrder.findLast(({ from }) => from <= day) ?? inOrder[0] ?? { frequency: '' };
    if (isPromised(frequency)) {
      const span = spanAround(day, frequency);
      const dueDay = dayAfter(span.to, graceDays[frequency]);
      periods.push({ ...span, dueDay, due: endOf(dueDay) });
      day = dayAfter(span.to, 1);
    } else if (next === undefined) break;
    else day = next;
  }
  return periods;
}
