import { disputeOutcomes } from '@shuji/contract/order/labels';
import { yuan } from '@shuji/contract/order/labels/fee';
import { getDisputeStatistics } from '@shuji/contract/order/office';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { Facts } from '#app/ui/plain/Facts.tsx';

/** A year's disputes in figures. */
export function DisputeStatistics() {
  const { data, error, reload } = useQueryOf(getDisputeStatistics, {});
  if (!data)
    return (
      <Card>
        <Fallback noun="统计" error={error} onAgain={reload} />
      </Card>
    );
  return (
    <Card title="近一年争议">
      <Facts
        facts={[
          ['处理中', `${data.open} 件${data.overdue > 0 ? `，其中超期 ${data.overdue} 件` : ''}`],
          ['新提起', `${data.raised} 件`],
          [
            '提起人',
            counted({ 需方: data.raisedByBuyer, 供方: data.raisedBySeller, 逾期未交付转入: data.raisedBySystem }),
          ],
          [
            '结果',
            counted({
              [disputeOutcomes.continue]: data.continued,
              [disputeOutcomes.complete]: data.completed,
              [disputeOutcomes.cancel]: data.cancelled,
              [disputeOutcomes.withdraw]: data.withdrawn,
            }),
          ],
          ['退还需方', data.refunded > 0 && `¥${yuan(data.refunded)}`],
          ['处理用时中位数', data.medianDays === null ? '尚无已处理的争议' : `${data.medianDays} 天`],
          ['签约订单争议率', data.perMille === null ? '尚无签约订单' : `${(data.perMille / 10).toFixed(1)}%`],
        ]}
      />
    </Card>
  );
}

/** 需方 3 件，供方 1 件; a count of zero is left out. */
function counted(counts: Record<string, number>): string | null {
  const nonZero = Object.entries(counts).filter(([, count]) => count > 0);
  return nonZero.length > 0 ? nonZero.map(([label, count]) => `${label} ${count} 件`).join('，') : null;
}
