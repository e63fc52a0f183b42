// A second person of finance decides; what is approved takes effect here, in the same transaction.
import type * as calls from '@shuji/contract/money-request/calls';
import { decideApproval, withdrawApproval } from '#src/approval/actions.ts';
import { findApproval, hasRole } from '#src/approval/queries.ts';
import { holdRights } from '#src/db/rights-lock.ts';
import type { Operator, WriteContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import type { OrderRow } from '#src/order/queries.ts';
import { insertNote } from '#src/order/settlement/actions.ts';
import { confirmMoney } from '#src/order/settlement/receiving.ts';
import type { PaymentContent, PayoutContent } from '#src/order/settlement/second-person.ts';
import { lockForOffice } from '#src/order/transition.ts';
import { confirmRequested } from '#src/receipt/actions.ts';
import { moneyKinds } from './rules.ts';

type Context = WriteContext<Operator>;

/** The order's row is taken first, as every step about its money does. */
export const decideMoneyRequest: Handler<typeof calls.decideMoneyRequest> = async (input, context) => {
  const { db, actor } = context;
  const isExplained = input.decision === 'approve' || [...input.note].length >= 4;
  ensure(isExplained, 'door.badInput', { note: '请写明不同意的理由（至少 4 个字）' });
  const found = await findApproval(db, input.id, moneyKinds);
  ensure(found, 'approval.notFound');
  const order = await lockForOffice(db, found.subjectId, actor);
  const request = await decideApproval<PaymentContent | PayoutContent>(db, moneyKinds, input, context);
  if (input.decision === 'refuse') return;
  await holdRights(db, request.requestedBy);
  ensure(await hasRole(db, request.requestedBy, 'finance'), 'approval.requesterGone');
  if (request.kind === 'payout.note')
    await insertNote(order, request.content as PayoutContent, { ...context, operatorId: request.requestedBy });
  else await confirm(order, request.content as PaymentContent, context);
};

async function confirm(order: OrderRow, { paymentId, receiptIds }: PaymentContent, context: Context): Promise<void> {
  if (receiptIds) return confirmRequested(receiptIds, order, context);
  ensure(paymentId && order.pendingPaymentId === paymentId, 'order.alreadyDecided');
  const { db, actor, now } = context;
  return confirmMoney(db, order, paymentId, { by: 'office', actorId: actor.id, now });
}

export const withdrawMoneyRequest: Handler<typeof calls.withdrawMoneyRequest> = async ({ id }, context) => {
  await withdrawApproval(context.db, moneyKinds, id, context);
};
