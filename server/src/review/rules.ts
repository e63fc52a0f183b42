// Decides whether a review is late. The clock, in working days, is the contract's; the settings set its length.
import { chinaDay } from '@shuji/contract/time';

export function isPast(day: string, now: Date): boolean {
  return chinaDay(now) > day;
}
