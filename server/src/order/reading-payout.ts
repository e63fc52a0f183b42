import type { Output, Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/order-payout';
import type { Operator, ReadScene } from '#src/http/scene.ts';
import { listPaidOut, listPayoutQueue as queue } from './queries-clearing.ts';

export function listPayoutQueue(
  page: Parsed<typeof calls.listPayoutQueue>,
  { db }: ReadScene<Operator>,
): Promise<Output<typeof calls.listPayoutQueue>> {
  return queue(db, page);
}

export function listPayouts(
  wanted: Parsed<typeof calls.listPayouts>,
  { db }: ReadScene<Operator>,
): Promise<Output<typeof calls.listPayouts>> {
  return listPaidOut(db, wanted);
}
