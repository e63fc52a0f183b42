// The parties' part in a dispute. The office's stands in actions-settle.ts.

import { randomUUIDv7 } from 'node:crypto';
import type * as calls from '@shuji/contract/order/dispute';
import { mostStatements } from '@shuji/contract/order/labels/dispute';
import type * as steps from '@shuji/contract/order/steps';
import { hasRoom } from '#src/db/quota.ts';
import { claimFiles } from '#src/file/actions.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { mayMove } from '#src/lifecycle/rules.ts';
import { decideDispute, insertDispute } from '#src/order/office/queries.ts';
import { moves, resumedAt } from '#src/order/rules.ts';
import { lockAsParty, moveOrder } from '#src/order/transition.ts';
import { countStatements, findOpenDispute, insertStatement } from './queries.ts';
export const disputeOrder: Handler<typeof steps.disputeOrder> = async (
  { id, reason, evidence },
  { db, actor, now },
) => {
  const { order, side } = await lockAsParty(db, id, actor);
  await moveOrder(db, order, { move: 'dispute', by: side, actorId: actor.id, to: 'disputed', note: reason, now });
  const files = await claimFiles(db, evidence, actor.id, 'evidence', now);
  const dispute = { id: randomUUIDv7(), orderId: id, raisedBy: side, reason, raisedAt: now };
  await insertDispute(db, { ...dispute, evidence: files.map((file) => file.id) });
};

export const pleadDispute: Handler<typeof calls.pleadDispute> = async ({ id, text, files }, { db, actor, now }) => {
  const { order, side } = await lockAsParty(db, id, actor);
  const dispute = mayMove(moves, side, order, 'plead') ? await findOpenDispute(db, id) : null;
  ensure(dispute, 'order.notNow');
  const count = () => countStatements(db, dispute.id, side);
  const room = { limit: 'order statement', owner: `${dispute.id} ${side}`, most: mostStatements, count } as const;
  ensure(await hasRoom(db, room), 'order.tooManyStatements');
  const claimed = await claimFiles(db, files, actor.id, 'evidence', now);
  const statement = { id: randomUUIDv7(), disputeId: dispute.id, side, accountId: actor.id, text, at: now };
  await insertStatement(db, { ...statement, fileIds: claimed.map((file) => file.id) });
  await moveOrder(db, order, { move: 'plead', by: side, actorId: actor.id, to: 'disputed', now });
};

export const withdrawDispute: Handler<typeof calls.withdrawDispute> = async ({ id, reason }, { db, actor, now }) => {
  const { order, side } = await lockAsParty(db, id, actor);
  const dispute = mayMove(moves, side, order, 'withdraw') ? await findOpenDispute(db, id) : null;
  ensure(dispute && order.disputedFrom, 'order.notNow');
  const end = { decision: 'withdraw', decisionNote: reason, operatorId: null, refund: null, settledAt: now } as const;
  ensure(await decideDispute(db, dispute.id, end), 'order.notNow');
  const until = order.disputedBy === 'system' ? null : resumedAt(order.pausedDueAt, dispute.raisedAt, now);
  await moveOrder(db, order, {
    move: 'withdraw',
    by: side,
    actorId: actor.id,
    to: order.disputedFrom,
    note: reason,
    change: { withdrawals: order.withdrawals + 1 },
    ...(until ? { until } : {}),
    now,
  });
};
