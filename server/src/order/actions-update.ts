// Updates of an accepted deal with a term: further files while the term runs.

import { randomUUIDv7 } from 'node:crypto';
import type { updateDelivery as updateCall } from '@shuji/contract/order/steps';
import { claimFiles } from '#src/file/actions.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { insertEvent } from '#src/lifecycle/queries.ts';
import { insertDelivery, listDeliveries } from '#src/order/delivery/queries.ts';
import { notifyOfOrder } from './notices.ts';
import { mayUpdate } from './rules.ts';
import { lockAsParty } from './transition.ts';

export const updateDelivery: Handler<typeof updateCall> = async ({ id, files, note = '' }, { db, actor, now }) => {
  const { order, side } = await lockAsParty(db, id, actor);
  const kind = (await listDeliveries(db, id)).at(-1)?.kind;
  ensure(mayUpdate(order, side, kind, now), 'order.notNow');
  const rows = await claimFiles(db, files, actor.id, 'delivery', now);
  const delivery = { id: randomUUIDv7(), orderId: id, kind: 'file', note, accessId: null, deliveredAt: now } as const;
  await insertDelivery(
    db,
    delivery,
    rows.map((file) => file.id),
  );
  const step = { move: 'update', by: side, note: note || null } as const;
  const stays = { fromStatus: order.status, toStatus: order.status };
  await insertEvent(db, 'order_event', { ...step, ...stays, orderId: id, at: now, actorId: actor.id });
  await notifyOfOrder(db, order, { ...step, to: order.status, now });
};
