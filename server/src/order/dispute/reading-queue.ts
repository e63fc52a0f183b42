// The office's queue of disputes.
import type { Output } from '@shuji/contract/call';
import { maskPhone } from '@shuji/contract/mask';
import type * as calls from '@shuji/contract/order/office';
import { chinaDay, dayMs } from '@shuji/contract/time';
import type { Page } from '#src/db/page.ts';
import type { Operator, ReadContext } from '#src/http/context.ts';
import type { Handler, ReadHandler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { type DisputeQueueRow, findDispute, listDisputeQueue } from '#src/order/office/queries.ts';
import { findOrder } from '#src/order/queries.ts';
import { findHands } from '#src/order/queries-hands.ts';
import { getParts } from '#src/order/reading-parts.ts';
import { decisionsFor } from '#src/order/rules.ts';
import { paidInto } from '#src/order/settlement/clearing.ts';
import { withClocks } from '#src/review/reading.ts';
import { countDisputes, listDownloads, listEveryDispute } from './queries.ts';

type Context = ReadContext<Operator>;

export const listDisputes: Handler<typeof calls.listDisputes> = async (page, context) =>
  toQueuePage(await listDisputeQueue(context.db, page), context);

export const listAllDisputes: Handler<typeof calls.listAllDisputes> = async (filter, context) =>
  toQueuePage(await listEveryDispute(context.db, filter), context);

export function getDisputeStatistics(
  _: object,
  { db, now }: Context,
): Promise<Output<typeof calls.getDisputeStatistics>> {
  return countDisputes(db, new Date(now.getTime() - 365 * dayMs), now);
}

export const readDispute: ReadHandler<typeof calls.readDispute> = async ({ id }, context) => {
  const { db, actor } = context;
  const dispute = await findDispute(db, id);
  const order = dispute && (await findOrder(db, dispute.orderId));
  ensure(dispute && order, 'door.notFound');
  const { number: orderNumber, productName, buyerName, sellerName, amount, dueAt } = order;
  const { raisedBy, reason, raisedAt, decision: outcome, settledAt } = dispute;
  const shown = { id, orderId: order.id, orderNumber, productName, buyerName, sellerName, amount };
  const row = { ...shown, raisedBy, reason, raisedAt, dueAt, outcome, settledAt };
  const [clocked] = await withOwnClock([row], context);
  const parts = await getParts(order, context);
  const { hasConfirmed } = await findHands(db, order.id, actor.id);
  const isOwn = actor.organisation !== null && [order.buyerCode, order.sellerCode].includes(actor.organisation);
  return {
    ...(clocked as NonNullable<typeof clocked>),
    decisions: outcome ? [] : decisionsFor(order, hasConfirmed),
    hasConfirmed,
    paid: paidInto(order),
    mayDecide: !outcome && !isOwn,
    downloads: await listDownloads(db, order.id),
    // Seeing a phone whole needs a reason that is logged.
    order: { ...parts, contact: { ...parts.contact, phone: maskPhone(parts.contact.phone) } },
  };
};

async function toQueuePage({ rows, ...counted }: Page<DisputeQueueRow>, context: Context) {
  return { ...counted, rows: await withOwnClock(rows, context) };
}

// A dispute has the term of its order, not the working days of the reviews.
async function withOwnClock(rows: readonly DisputeQueueRow[], context: Context) {
  const waitingSince = ({ settledAt, raisedAt }: DisputeQueueRow) => (settledAt === null ? raisedAt : null);
  const clocked = await withClocks(context.db, rows, { name: 'dispute', waitingSince, ...context });
  return clocked.map((row) => {
    const due = row.settledAt === null && row.dueAt ? new Date(row.dueAt) : null;
    return { ...row, dueOn: due && chinaDay(due), isOverdue: due !== null && due < context.now };
  });
}
