import { getBankAccount, saveBankAccount } from '@shuji/contract/merchant/bank-account';
import type { OrderPage } from '@shuji/contract/order/schema';
import { Alert } from '#app/admin/Alert.tsx';
import { LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { vendorOf } from '#app/product/labels.ts';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { Price } from '#app/ui/plain/Price.tsx';
import { Sum } from './Sum.tsx';

/** The money of a finished deal: where it goes, and what the centre has transferred. */
export function ClearingCard({ order }: { order: OrderPage }) {
  const { clearing, side } = order;
  const isOwed =
    side === 'seller' && (clearing?.toSeller ?? 0) > 0 && !clearing?.payouts.some((one) => one.side === 'seller');
  const own = useQueryOf(getBankAccount, isOwed ? {} : null);
  if (!clearing) return null;
  const { payouts } = clearing;
  const { fee } = order;
  const vendor = vendorOf(order.product);
  const [ownFee, others, payer] = side === 'buyer' ? [fee.buyer, fee.seller, vendor] : [fee.seller, fee.buyer, '需方'];
  const noted = (who: 'buyer' | 'seller') => {
    const payout = payouts.find((one) => one.side === who);
    return payout ? `已于 ${payout.paidOn} 转出，凭证号 ${payout.voucherNumber}` : '待交易中心转账';
  };
  return (
    <Card title="结算" className="no-print" layout="stack">
      <Facts
        facts={[
          ['需方实付', side === 'buyer' && <Price key="paid" fen={clearing.paid} />],
          ['交易服务费', <Sum key="fee" fen={ownFee} none={others > 0 ? `由${payer}承担` : '不收取'} />],
          [
            `结算给${vendor}`,
            side === 'seller' && clearing.toSeller > 0 && (
              <Sum key="seller" fen={clearing.toSeller} note={noted('seller')} />
            ),
          ],
          ['退款给需方', clearing.toBuyer > 0 && <Sum key="buyer" fen={clearing.toBuyer} note={noted('buyer')} />],
        ]}
      />
      {own.data?.account === null && (
        <Alert title="还没有收款账户" tone="warn">
          <div className="row">
            <span>填写后，交易中心才能转出这笔货款。</span>
            <LinkButton call={saveBankAccount} to={href('mybank')} size="small">
              去填写
            </LinkButton>
          </div>
        </Alert>
      )}
    </Card>
  );
}
