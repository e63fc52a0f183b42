// Above a set sum one of finance asks and another decides: the step is taken at the approval, in its transaction.
import type { Parsed } from '@shuji/contract/call';
import type { MoneyRequestKind } from '@shuji/contract/order/labels/second-person';
import type { notePayout } from '@shuji/contract/order/payout';
import { requestApproval } from '#src/approval/actions.ts';
import { isRequested } from '#src/approval/queries.ts';
import type { Operator, WriteContext } from '#src/http/context.ts';
import { ensure } from '#src/http/refuse.ts';
import type { OrderRow } from '#src/order/queries.ts';
import { needsTwo } from './queries-second-person.ts';

/** What money to confirm: that of a voucher, or what a bank reported, in one transfer or several. */
export interface PaymentContent {
  amount: number;
  paymentId?: string;
  receiptIds?: string[];
}

/** The transfer as whoever asks has made it. */
export interface PayoutContent extends Omit<Parsed<typeof notePayout>, 'id'> {
  amount: number;
  paidTo: string | null;
}

type Asked = { order: OrderRow; reason: string } & (
  | { kind: 'payment.confirm'; content: PaymentContent }
  | { kind: 'payout.note'; content: PayoutContent }
);

/** While a request about an order's money waits, no other step about that money is taken. The order's row is held. */
export async function ensureNotRequested(orderId: string, { db, now }: WriteContext<Operator>): Promise<void> {
  ensure(!(await isRequested(db, orderId, now)), 'approval.waiting');
}

/** Takes a step of a locked order at once where one person is enough; otherwise asks for a second one's approval. */
export async function takeOrRequest(
  { kind, order, content, reason }: Asked & { kind: MoneyRequestKind },
  context: WriteContext<Operator>,
  take: () => Promise<unknown>,
): Promise<{ isWaiting: boolean }> {
  await ensureNotRequested(order.id, context);
  const isWaiting = await needsTwo(context.db, content.amount);
  if (isWaiting) await requestApproval(context.db, { kind, subjectId: order.id, content, reason }, context);
  else await take();
  return { isWaiting };
}
