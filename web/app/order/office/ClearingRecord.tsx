import type { OfficeOrder } from '@shuji/contract/order/schema/oversight';
import { Card } from '#app/admin/Card.tsx';
import { Sum } from '#app/order/settlement/Sum.tsx';
import { vendorOf } from '#app/product/labels.ts';
import { Facts } from '#app/ui/plain/Facts.tsx';

/** The money of a finished deal: where each part goes, and which parts are transferred. */
export function ClearingRecord({ order }: { order: OfficeOrder['order'] }) {
  const { clearing } = order;
  if (!clearing) return null;
  const noted = (side: 'buyer' | 'seller') => {
    const payout = clearing.payouts.find((one) => one.side === side);
    return payout ? `已于 ${payout.paidOn} 转出，凭证号 ${payout.voucherNumber}` : '待转账';
  };
  return (
    <Card title="结算">
      <Facts
        facts={[
          ['需方实付', <Sum key="paid" fen={clearing.paid} none="无需付款" />],
          ['交易服务费', <Sum key="centre" fen={clearing.toCentre} none="不收取" />],
          [
            `结算给${vendorOf(order.product)}`,
            clearing.toSeller > 0 && <Sum key="seller" fen={clearing.toSeller} note={noted('seller')} />,
          ],
          ['退款给需方', clearing.toBuyer > 0 && <Sum key="buyer" fen={clearing.toBuyer} note={noted('buyer')} />],
        ]}
      />
    </Card>
  );
}
