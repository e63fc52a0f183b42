// The parties write to each other about their deal.
import type * as calls from '@shuji/contract/order/message';
import { hasRoom } from '#src/db/quota.ts';
import { claimFiles } from '#src/file/actions.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { lockAsParty } from '#src/order/transition.ts';
import { notifyOfMessage } from './notices.ts';
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
  if (await findMessageByKey(db, id, side, key)) return null;
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
  return null;
};

export const seeOrderMessages: Handler<typeof calls.seeOrderMessages> = async ({ id, place }, { db, actor }) => {
  const { side } = await lockAsParty(db, id, actor);
  await markSeen(db, id, side, place);
  return null;
};
