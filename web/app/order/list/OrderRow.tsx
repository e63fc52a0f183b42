import { type OrderSide, orderStatus } from '@shuji/contract/order/labels';
import type { OrderRow as Row } from '@shuji/contract/order/schema/list';
import { Link } from 'react-router';
import { LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { dueWords, moveWords, statusTone } from '#app/order/labels.ts';
import { href } from '#app/paths.ts';
import { Price } from '#app/ui/plain/Price.tsx';
import { dayOf } from '#app/ui/time.ts';
import styles from './OrderList.module.css';

/** One deal in a list, with the reader's next step. */
export function OrderRow({ row, side }: { row: Row; side: OrderSide }) {
  const to = href('orderinfo', { side: side === 'buyer' ? 1 : 2, id: row.id });
  const next = row.may.map((move) => moveWords[move]).find((word) => word !== undefined);
  const left = dueWords(row);
  return (
    <Card layout="stack" gap={3}>
      <div className={`inline small muted ${styles.head}`}>
        <span>{row.number}</span>
        <span>{dayOf(row.createdAt)} 申请</span>
        <span>
          {side === 'seller' ? '需方' : row.isService ? '服务方' : '供方'} {row.counterpart}
        </span>
        <span className="row">
          {left && <span className={next ? 'warn' : undefined}>{left}</span>}
          {row.unread > 0 && <Link to={`${to}#messages`}>{row.unread} 条新留言</Link>}
          <Tag tone={statusTone[row.status]}>{orderStatus[row.status]}</Tag>
        </span>
      </div>
      <div className={styles.body}>
        <div>
          <h2 className="title">
            <Link to={to}>{row.productName}</Link>
          </h2>
          <p className="small muted">
            {[row.productType, row.tierName, `数量 ${row.quantity}`].filter(Boolean).join(' · ')}
          </p>
        </div>
        <div className={styles.money}>
          <Price fen={row.amount} />
        </div>
        <div className={`row ${styles.acts}`} data-gap="2">
          {next && (
            <LinkButton to={to} look="primary" size="small">
              {next}
            </LinkButton>
          )}
          <LinkButton to={to} size="small" look={next ? 'quiet' : 'default'}>
            订单详情
          </LinkButton>
          {row.certificateId && (
            <LinkButton to={href('sellcert', { id: row.certificateId })} size="small" look="quiet">
              交易凭证
            </LinkButton>
          )}
        </div>
      </div>
    </Card>
  );
}
