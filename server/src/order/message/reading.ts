import { messagesAtOnce } from '@shuji/contract/order/labels/message';
import type * as calls from '@shuji/contract/order/message';
import type { OrderMessage } from '@shuji/contract/order/schema/message';
import { type Linking, linkTo } from '#src/file/link.ts';
import { findFiles } from '#src/file/queries.ts';
import type { Handler, ReadHandler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { findDispute } from '#src/order/office/queries.ts';
import { findOrder, findPartyOrder, type OrderRow } from '#src/order/queries.ts';
import { countUnread, findSeen, listMessages } from './queries.ts';
import { mayWriteMessage } from './rules.ts';

export const listOrderMessages: Handler<typeof calls.listOrderMessages> = async ({ id, before }, context) => {
  const { db, actor, now } = context;
  const order = await findPartyOrder(db, id, actor.partyId);
  ensure(order, 'order.notFound');
  const side = order.buyerPartyId === actor.partyId ? 'buyer' : 'seller';
  const seen = await findSeen(db, id);
  return {
    ...(await listMessagesPage(order, { before }, context)),
    seenByOther: seen[side === 'buyer' ? 'seller' : 'buyer'],
    unread: await countUnread(db, id, side),
    mayWrite: mayWriteMessage(order.closedAt, now),
  };
};

/** Readable only during a dispute: messages between parties are private while they agree. */
export const listDisputeMessages: ReadHandler<typeof calls.listDisputeMessages> = async ({ id, before }, context) => {
  const dispute = await findDispute(context.db, id);
  const order = dispute && (await findOrder(context.db, dispute.orderId));
  ensure(order, 'door.notFound');
  return listMessagesPage(order, { before, by: dispute.settledAt }, context);
};

async function listMessagesPage(
  order: OrderRow,
  part: { before: number | undefined; by?: string | null },
  context: Linking,
): Promise<{ rows: OrderMessage[]; hasOlder: boolean }> {
  const { db, providers } = context;
  const found = await listMessages(db, order.id, { ...part, most: messagesAtOnce + 1 });
  const shown = found.slice(-messagesAtOnce);
  const files = await findFiles(
    db,
    shown.flatMap((row) => row.fileIds),
  );
  const byId = new Map(files.map((file) => [file.id, linkTo(context, file)]));
  const names = { buyer: order.buyerName, seller: order.sellerName };
  const rows = shown.map(({ textSealed, fileIds, ...row }) => ({
    ...row,
    partyName: names[row.side],
    text: providers.vault.decrypt(textSealed),
    files: fileIds.flatMap((file) => byId.get(file) ?? []),
  }));
  return { rows, hasOlder: found.length > shown.length };
}
