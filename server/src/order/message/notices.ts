// Word that someone has written. One until it has been read, however many messages follow.
import type { OrderSide } from '@shuji/contract/order/labels';
import type { Tx } from '#src/db/open.ts';
import { notify } from '#src/notice/actions.ts';
import type { OrderRow } from '#src/order/queries.ts';

type NoticeSubject = Pick<OrderRow, 'id' | 'number' | 'productName' | 'buyerPartyId' | 'sellerPartyId'>;

export async function notifyOfMessage(
  db: Tx,
  order: NoticeSubject,
  { reader, seen, now }: { reader: OrderSide; seen: number; now: Date },
): Promise<void> {
  const writer = reader === 'buyer' ? '供方' : '需方';
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
