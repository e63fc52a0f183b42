import type { OrderPage } from '@shuji/contract/order/schema';
import { useEffect, useRef } from 'react';
import { Button } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { vendorOf } from '#app/product/labels.ts';
import { MessageThread } from './MessageThread.tsx';
import { useMessages } from './use-messages.ts';
import { WriteMessage } from './WriteMessage.tsx';

/** The parties write to each other; what is on the screen counts as read. */
export function MessagesCard({ order }: { order: Pick<OrderPage, 'id' | 'side' | 'product'> }) {
  const { newest, error, rows, hasOlder, fetchOlder, busy, reload, see } = useMessages(order.id);
  const place = useRef<HTMLDivElement>(null);
  const isHere = newest !== undefined;

  useEffect(() => {
    const element = place.current;
    if (!element || !isHere) return;
    const watch = new IntersectionObserver(([one]) => one?.isIntersecting && see());
    watch.observe(element);
    return () => watch.disconnect();
  }, [see, isHere]);

  useEffect(() => {
    if (isHere && location.hash === '#messages') document.getElementById('messages')?.scrollIntoView();
  }, [isHere]);

  const other = order.side === 'buyer' ? vendorOf(order.product) : '需方';
  const unread = newest?.unread ?? 0;
  return (
    <div id="messages">
      <Card title="双方留言" className="no-print" extra={unread > 0 && <Tag tone="action">{unread} 条未读</Tag>}>
        <div className="stack">
          {!newest && <Fallback noun="留言" error={error} onAgain={reload} lines={3} small />}
          {hasOlder && (
            <div>
              <Button look="quiet" size="small" busy={busy} onClick={fetchOlder}>
                查看更早的留言
              </Button>
            </div>
          )}
          {rows.length > 0 && <MessageThread rows={rows} side={order.side} seenByOther={newest?.seenByOther ?? 0} />}
          {newest && rows.length === 0 && (
            <p className="muted">还没有留言。关于数据内容、签约或交付的问题，可以在这里直接与{other}沟通。</p>
          )}
          <div ref={place} />
          {newest?.mayWrite && <WriteMessage id={order.id} />}
          {newest && !newest.mayWrite && <p className="muted">订单结束已超过 90 天，留言仅供查看。</p>}
        </div>
      </Card>
    </div>
  );
}
