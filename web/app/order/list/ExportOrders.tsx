import type { Input } from '@shuji/contract/call';
import { exportOrders } from '@shuji/contract/order/list';
import { useSearchParams } from 'react-router';
import { ExportButtons } from '#app/admin/list/ExportButtons.tsx';
import { pick } from '#app/lib/load.ts';

/** All the orders that the list finds, page or no page, as a table. */
export function ExportOrders({ x }: { x: 1 | 2 }) {
  const [query] = useSearchParams();
  const found = pick(query, 'status', 'show', 'keyword', 'from', 'to', 'sort');
  return (
    <div className="row">
      <ExportButtons call={exportOrders} input={{ x, ...found } as Omit<Input<typeof exportOrders>, 'format'>} />
    </div>
  );
}
