import { chinaDay, dayMs } from '@shuji/contract/time';
import { isWorkingDay } from '@shuji/contract/working-day';

const hourMs = 3_600_000;
const opens = 9 * hourMs;
const open = 9 * hourMs;
const weekdays = { rest: new Set<string>(), work: new Set<string>() };

/**
 * The moment of a deed, in working hours: the time from one opening of the offices to the next is squeezed into the
 * hours they work. It keeps the order of moments and is never later than the moment given.
 */
export function atWork(at: Date): Date {
  const { from, to } = openingsAround(at);
  return new Date(from + ((at.getTime() - from) * open) / (to - from));
}

/** The moment that `atWork` brings to this one: what follows a deed is counted from here. */
export function aroundTheClock(deed: Date): Date {
  const { from, to } = openingsAround(deed);
  return new Date(Math.min(to, from + ((deed.getTime() - from) * (to - from)) / open));
}

/** The last noon of a Monday that is over. */
export function mondayNoon(at: Date): Date {
  let noon = startOf(at) + dayMs / 2;
  while (noon > at.getTime() || new Date(noon).getUTCDay() !== 1) noon -= dayMs;
  return new Date(noon);
}

/** The last opening up to a moment, and the next. */
function openingsAround(at: Date): { from: number; to: number } {
  let from = startOf(at) + opens;
  while (from > at.getTime() || !isWorkday(from)) from -= dayMs;
  let to = from + dayMs;
  while (!isWorkday(to)) to += dayMs;
  return { from, to };
}

function isWorkday(moment: number): boolean {
  return isWorkingDay(chinaDay(new Date(moment)), weekdays);
}

/** The beginning of the day in China, in milliseconds. */
function startOf(at: Date): number {
  return Date.parse(`${chinaDay(at)}T00:00:00+08:00`);
}
