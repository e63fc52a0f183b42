import { paymentStatus } from '@shuji/contract/order/labels';
import type { PaymentRow } from '@shuji/contract/order/schema/office';
import { Link } from 'react-router';
import { href } from '#app/paths.ts';

const sharedPart = { voucher: '同一凭证文件', reference: '同一银行流水号' };

/** The other orders that a slip or its number was submitted for, and what became of it there. */
export function OtherUses({ uses }: { uses: PaymentRow['otherUses'] }) {
  if (uses.length === 0) return '—';
  return uses.map(({ id, orderId, orderNumber, status, by }) => (
    <div key={id}>
      <Link to={href('officeOrder', { id: orderId })}>
        <span className="whole">{orderNumber}</span>
      </Link>
      （{sharedPart[by]}，{paymentStatus[status]}）
    </div>
  ));
}
