// Whether a review is late. The clock itself, in working days, is the contract's: the settings tell what it does.
import { chineseDay } from '@shuji/contract/working-day';

export function isPast(day: string, now: Date): boolean {
  return chineseDay(now) > day;
}
