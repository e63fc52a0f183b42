// The office ends a dispute.
import { type DisputeDecision, disputeDecisions, type OrderStatus } from '@shuji/contract/order/labels';
import type * as calls from '@shuji/contract/order/office';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { decideDispute, findDispute } from '#src/order/office/queries.ts';
import type { OrderRow } from '#src/order/queries.ts';
import { findHands } from '#src/order/queries-hands.ts';
import { decisionsFor } from '#src/order/rules.ts';
import { lockForOffice, moveOrder } from '#src/order/transition.ts';
import { settleClaim } from '#src/review/actions.ts';
import { paidInto } from './clearing.ts';
import { issueSaleCertificate } from './closing.ts';

export const settleDispute: Handler<typeof calls.settleDispute> = async (
  { id, decision, note, refund: named },
  { db, actor, now, invalidate },
) => {
  const dispute = await findDispute(db, id);
  ensure(dispute, 'door.notFound');
  const order = await lockForOffice(db, dispute.orderId, actor);
  await settleClaim(db, 'dispute', id, actor, now);
  // Decided before or taken back meanwhile: read anew, now that the order's row is held.
  ensure((await findDispute(db, id))?.settledAt === null, 'order.alreadyDecided');
  ensure(decisionsFor(order).includes(decision), order.pendingPaymentId ? 'order.voucherWaits' : 'order.notDelivered');
  const { hasConfirmed } = await findHands(db, order.id, actor.id);
  ensure(decisionsFor(order, hasConfirmed).includes(decision), 'order.disputeTwoPeople');
  const refund = refundOf(order, decision, named);
  const end = { decision, decisionNote: note, operatorId: actor.id, refund, settledAt: now };
  ensure(await decideDispute(db, id, end), 'order.alreadyDecided');
  const back = refund === null ? '' : `，退还需方 ${(refund / 100).toFixed(2)} 元`;
  await moveOrder(db, order, {
    move: 'settle',
    by: 'office',
    actorId: actor.id,
    to: changeOf(order, decision),
    note: `${disputeDecisions[decision]}${back}。${note}`,
    ...(refund === null ? {} : { refund }),
    now,
  });
  if (decision === 'complete') await issueSaleCertificate(db, order, now);
  invalidate('order');
};

// Money that has arrived is divided by the decision that undoes the deal; no other decision sends any back.
function refundOf(order: OrderRow, decision: DisputeDecision, named: number | undefined): number | null {
  const paid = paidInto(order);
  if (decision !== 'cancel' || paid === null) {
    ensure(!named, 'door.badInput', { refund: '只有解除已付款的合同才能填写退款金额' });
    return null;
  }
  ensure(named !== undefined, 'door.badInput', { refund: '请填写退还需方的金额；不退款的填 0' });
  ensure(named <= paid, 'door.badInput', { refund: `退款不能超过需方已付的 ${(paid / 100).toFixed(2)} 元` });
  return named;
}

function changeOf({ disputedFrom }: OrderRow, decision: DisputeDecision): OrderStatus {
  if (decision === 'complete') return 'completed';
  return decision === 'cancel' ? 'cancelled' : (disputedFrom ?? 'awaiting_delivery');
}
