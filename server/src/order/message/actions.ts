// The parties write to each other about their deal.

import type { OrderSide } from '@shuji/contract/order/labels';
import type * as calls from '@shuji/contract/order/message';
import type { Tx } from '#src/db/open.ts';
import { hasRoom } from '#src/db/quota.ts';
import { claimFiles } from '#src/file/actions.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { notify } from '#src/notice/actions.ts';
import type { OrderRow } from '#src/order/queries.ts';
import { isOfService } from '#src/order/rules.ts';
import { lockAsParty } from '#src/order/transition.ts';
import { countMessages, findMessageByKey, findSeen, insertMessage, markSeen } from './queries.ts';
import { mayWriteMessage } from './rules.ts';

const mostMessages = 1000;
const messagesByParty = [
  { points: 30, seconds: 300 },
  { points: 300, seconds: 86_400 },
];

/** Writes a message once, however often it is sent. The order's lock numbers the messages as they come. */
export const writeOrderMessage: Handler<typeof calls.writeOrderMessage> = async (
  { id, key, text, files },
  { db, actor, now, providers },
) => {
  const { order, side } = await lockAsParty(db, id, actor);
  if (await findMessageByKey(db, id, side, key)) return;
  ensure(mayWriteMessage(order.closedAt, now), 'order.messagesOver');
  const room = { limit: 'order message', owner: id, most: mostMessages, count: () => countMessages(db, id) } as const;
  ensure(await hasRoom(db, room), 'order.tooManyMessages');
  const claimed = await claimFiles(db, files, actor.id, 'message', now);
  const fileIds = claimed.map((file) => file.id);
  const message = {
    orderId: id,
    side,
    accountId: actor.id,
    key,
    textSealed: providers.vault.encrypt(text),
    fileIds,
    at: now,
  };
  await insertMessage(db, message);
  const reader = side === 'buyer' ? 'seller' : 'buyer';
  const seen = await findSeen(db, id);
  await notifyOfMessage(db, order, { reader, seen: seen[reader], now });
  // Last, for what is taken here stays taken though the rest be refused.
  ensure(await providers.quota.take(`order message ${actor.partyId}`, messagesByParty), 'order.messagesTooOften');
};

export const seeOrderMessages: Handler<typeof calls.seeOrderMessages> = async ({ id, place }, { db, actor }) => {
  const { side } = await lockAsParty(db, id, actor);
  await markSeen(db, id, side, place);
};

// Word that someone has written. One until it has been read, however many messages follow.

type NoticeSubject = Pick<OrderRow, 'id' | 'number' | 'productName' | 'buyerPartyId' | 'sellerPartyId' | 'snapshot'>;

async function notifyOfMessage(
  db: Tx,
  order: NoticeSubject,
  { reader, seen, now }: { reader: OrderSide; seen: number; now: Date },
): Promise<void> {
  const vendor = isOfService(order) ? '服务方' : '供方';
  const writer = reader === 'buyer' ? vendor : '需方';
  await notify(
    db,
    { partyId: reader === 'buyer' ? order.buyerPartyId : order.sellerPartyId },
    {
      topic: 'order',
      // The last message read is the key: further messages before the next reading send no second notice.
      key: `order ${order.id} message after ${seen}`,
      title: `订单 ${order.number}：${writer}有新的留言`,
      text: `“${order.productName}”`,
      link: `/orderinfo?side=${reader === 'buyer' ? 1 : 2}&id=${order.id}#messages`,
      now,
    },
  );
}
