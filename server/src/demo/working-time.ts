import { chinaDay, dayMs } from '@shuji/contract/time';
import { isWorkingDay } from '@shuji/contract/working-day';
import { hourMs } from './play.ts';

const opens = 9;
const closes = 18;
const weekdays = { rest: new Set<string>(), work: new Set<string>() };

/** This moment when offices work, else one in the morning of the next working day. */
export function workingMoment(at: Date): Date {
  const start = startOf(at);
  const hour = (at.getTime() - start) / hourMs;
  let day = hour < closes ? start : start + dayMs;
  while (!isWorkday(day)) day += dayMs;
  if (day === start && hour >= opens) return at;
  return new Date(day + (opens + (hour % 3)) * hourMs);
}

/** The last noon that is over, of any day or of a Monday. */
export function lastNoon(at: Date, weekday: 'monday' | 'any'): Date {
  let noon = startOf(at) + dayMs / 2;
  while (noon > at.getTime() - hourMs || (weekday === 'monday' && new Date(noon).getUTCDay() !== 1)) noon -= dayMs;
  return new Date(noon);
}

function isWorkday(day: number): boolean {
  return isWorkingDay(chinaDay(new Date(day)), weekdays);
}

/** The beginning of the day in China, in milliseconds. */
function startOf(at: Date): number {
  return Date.parse(`${chinaDay(at)}T00:00:00+08:00`);
}
