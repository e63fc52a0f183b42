import type { OrderPage } from '@shuji/contract/order';
import { Card } from '#app/ui/Card.tsx';
import { Facts } from '#app/ui/Facts.tsx';
import { Price } from '#app/ui/Price.tsx';
import { Sum } from './Sum.tsx';

/** Where the money of a deal that is over goes, and what of it the centre has transferred. */
export function ClearingCard({ order }: { order: OrderPage }) {
  const { clearing, side } = order;
  if (!clearing) return null;
  const { payouts } = clearing;
  const { fee } = order;
  const [own, others, payer] = side === 'buyer' ? [fee.buyer, fee.seller, '供方'] : [fee.seller, fee.buyer, '需方'];
  const noted = (who: 'buyer' | 'seller') => {
    const payout = payouts.find((one) => one.side === who);
    return payout ? `已于 ${payout.paidOn} 转出，凭证号 ${payout.voucherNumber}` : '待交易中心转账';
  };
  return (
    <Card title="结算" className="no-print">
      <Facts
        facts={[
          ['需方实付', side === 'buyer' && <Price key="paid" fen={clearing.paid} />],
          ['交易服务费', <Sum key="fee" fen={own} none={others > 0 ? `由${payer}承担` : '不收取'} />],
          [
            '结算给供方',
            side === 'seller' && clearing.toSeller > 0 && (
              <Sum key="seller" fen={clearing.toSeller} note={noted('seller')} />
            ),
          ],
          ['退款给需方', clearing.toBuyer > 0 && <Sum key="buyer" fen={clearing.toBuyer} note={noted('buyer')} />],
        ]}
      />
    </Card>
  );
}
