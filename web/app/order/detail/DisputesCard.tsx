import { disputeOutcomes, orderActors } from '@shuji/contract/order/labels';
import { yuan } from '@shuji/contract/order/labels/fee';
import type { OrderPage } from '@shuji/contract/order/schema';
import type { OrderDispute } from '@shuji/contract/order/schema/dispute';
import { Card } from '#app/admin/Card.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { FileLinks } from '#app/lib/FileLink.tsx';
import { outcomeTone } from '#app/order/labels.ts';
import { type OfKind, vendorWords } from '#app/product/labels.ts';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { Timeline } from '#app/ui/plain/Timeline.tsx';

/** Disputes, newest first: both sides' pleas and evidence, and how each ended. */
export function DisputesCard({ order: { disputes, product } }: { order: Pick<OrderPage, 'disputes' | 'product'> }) {
  return disputes.toReversed().map((dispute) => (
    <Card
      key={dispute.raisedAt}
      title="争议"
      className="no-print"
      extra={
        dispute.decision ? (
          <Tag tone={outcomeTone[dispute.decision]}>{disputeOutcomes[dispute.decision]}</Tag>
        ) : (
          <Tag tone="bad">处理中</Tag>
        )
      }
    >
      <Timeline steps={stepsOf(dispute, product)} />
    </Card>
  ));
}

function stepsOf({ raisedBy, raisedAt, reason, evidence, statements, ...end }: OrderDispute, product: OfKind) {
  return [
    {
      key: 'raised',
      title: vendorWords(`${orderActors[raisedBy]}提起争议`, product),
      at: raisedAt,
      isBad: true,
      note: reason,
      papers: <FileLinks files={evidence} />,
    },
    ...statements.map(({ side, at, text, files }) => ({
      key: `${side}${at}`,
      title: vendorWords(`${orderActors[side]}陈述`, product),
      at,
      note: text,
      papers: <FileLinks files={files} />,
    })),
    ...(end.decision && end.settledAt
      ? [
          {
            key: 'end',
            title: end.decision === 'withdraw' ? '争议已撤回' : `交易中心处理：${disputeOutcomes[end.decision]}`,
            at: end.settledAt,
            note: end.decisionNote,
            papers: end.refund !== null && <Facts facts={[['退还需方', `¥${yuan(end.refund)}`]]} />,
          },
        ]
      : []),
  ];
}
