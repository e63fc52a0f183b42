import { paymentStatus } from '@shuji/contract/order/labels';
import type { PaymentRow } from '@shuji/contract/order/schema/office';
import { Link } from 'react-router';
import { href } from '#app/paths.ts';

type Use = PaymentRow['otherUses'][number];

const sharedPart = { voucher: '同一凭证文件', reference: '同一银行流水号' };

/** The other orders that a slip or its number was submitted for, and what became of it there. */
export function OtherUses({ uses }: { uses: readonly Use[] }) {
  if (uses.length === 0) return '—';
  const firstOfEach = uses.filter((use, at) => uses.findIndex((other) => isAlike(use, other)) === at);
  return firstOfEach.map((use) => {
    const times = uses.filter((other) => isAlike(use, other)).length;
    return (
      <div key={use.id}>
        <Link to={href('officeOrder', { id: use.orderId })}>
          <span className="whole">{use.orderNumber}</span>
        </Link>
        （{sharedPart[use.by]}，{paymentStatus[use.status]}
        {times > 1 && ` ${times} 次`}）
      </div>
    );
  });
}

function isAlike(one: Use, other: Use): boolean {
  return one.orderId === other.orderId && one.status === other.status && one.by === other.by;
}
