// Whether a review is late. The clock itself, in working days, is the contract's: the settings tell what it does.
import { chinaDay } from '@shuji/contract/time';

export function isPast(day: string, now: Date): boolean {
  return chinaDay(now) > day;
}
