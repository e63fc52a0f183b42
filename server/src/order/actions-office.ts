// The office's word on money that has arrived. Nobody decides for their own organisation.
import type { Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/order-office';
import { ensure } from '#src/http/refuse.ts';
import type { Operator, WriteScene } from '#src/http/scene.ts';
import { lockForOffice, moveOrder } from './moving.ts';
import type { OrderRow } from './queries.ts';
import { decidePayment, findPayment } from './queries-fulfil.ts';

type Scene = WriteScene<Operator>;

export async function confirmPayment({ id }: Parsed<typeof calls.confirmPayment>, scene: Scene): Promise<null> {
  const { db, actor, now } = scene;
  const order = await orderOfPayment(scene, id);
  ensure(
    await decidePayment(db, id, { status: 'confirmed', reason: null, operatorId: actor.id, decidedAt: now }),
    'order.alreadyDecided',
  );
  const isDisputed = order.status === 'disputed';
  await moveOrder(db, order, {
    move: 'confirmPayment',
    by: 'office',
    actorId: actor.id,
    to: isDisputed ? 'disputed' : 'awaiting_delivery',
    // A deal that is disputed goes on from delivery, with its whole term, once the dispute is over.
    change: {
      pendingPaymentId: null,
      paidAt: now,
      ...(isDisputed ? { disputedFrom: 'awaiting_delivery', pausedDueAt: null } : {}),
    },
    now,
  });
  return null;
}

export async function returnPayment({ id, reason }: Parsed<typeof calls.returnPayment>, scene: Scene): Promise<null> {
  const { db, actor, now } = scene;
  const order = await orderOfPayment(scene, id);
  ensure(
    await decidePayment(db, id, { status: 'returned', reason, operatorId: actor.id, decidedAt: now }),
    'order.alreadyDecided',
  );
  await moveOrder(db, order, {
    move: 'returnPayment',
    by: 'office',
    actorId: actor.id,
    to: order.status,
    note: reason,
    change: { pendingPaymentId: null },
    now,
  });
  return null;
}

// The order's row is taken first, as every step does, so that no two of them wait for each other.
async function orderOfPayment({ db, actor }: Scene, id: string): Promise<OrderRow> {
  const payment = await findPayment(db, id);
  ensure(payment, 'door.notFound');
  return lockForOffice(db, payment.orderId, actor);
}
