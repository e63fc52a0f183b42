import { orderStatus } from '@shuji/contract/order/labels';
import { listOrders } from '@shuji/contract/order/list';
import { Link } from 'react-router';
import { useQueryOf } from '#app/lib/query.ts';
import { statusTone } from '#app/order/labels.ts';
import { href } from '#app/paths.ts';
import { dayOf } from '#app/ui/time.ts';
import { RecentCard } from './RecentCard.tsx';

const few = 3;

/** My newest deals, bought and sold together. */
export function RecentOrders() {
  const bought = useQueryOf(listOrders, { x: 1, pageSize: few });
  const sold = useQueryOf(listOrders, { x: 2, pageSize: few });
  const rows = [
    ...(bought.data?.rows ?? []).map((row) => ({ ...row, side: 1 })),
    ...(sold.data?.rows ?? []).map((row) => ({ ...row, side: 2 })),
  ];
  const newest = rows.sort((one, other) => other.createdAt.localeCompare(one.createdAt)).slice(0, few);
  return (
    <RecentCard
      title="最近的订单"
      all={<Link to={href(newest[0]?.side === 2 ? 'sellprod' : 'ordermanage')}>全部订单</Link>}
      rows={newest.map((row) => ({
        id: row.id,
        to: href('orderinfo', { side: row.side, id: row.id }),
        title: row.productName,
        note: `${row.side === 1 ? '订购' : '售出'} · ${dayOf(row.createdAt)}`,
        status: { label: orderStatus[row.status], tone: statusTone[row.status] },
      }))}
    />
  );
}
