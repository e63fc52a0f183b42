import { messageDaysAfterEnd } from '@shuji/contract/order/labels/message';
import { dayMs } from '@shuji/contract/time';

/** While a deal runs, and for some time after its end. */
export function mayWriteMessage(closedAt: string | null, now: Date): boolean {
  return closedAt === null || now.getTime() < Date.parse(closedAt) + messageDaysAfterEnd * dayMs;
}
