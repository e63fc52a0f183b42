import { disputeDecisions, type OrderPage, orderActors } from '@shuji/contract/order';
import { Card } from '#app/ui/Card.tsx';
import { Facts } from '#app/ui/Facts.tsx';
import { minuteOf } from '#app/ui/time.ts';

/** Disputes with their evidence and the office's decision. */
export function DisputesCard({ disputes }: { disputes: OrderPage['disputes'] }) {
  return disputes.toReversed().map((dispute) => (
    <Card key={dispute.raisedAt} title="争议" className="no-print">
      <Facts
        facts={[
          ['提起', `${orderActors[dispute.raisedBy]}　${minuteOf(dispute.raisedAt)}`],
          ['事由', dispute.reason],
          [
            '证据',
            dispute.evidence.length === 0 ? null : (
              <span key="evidence" className="row">
                {dispute.evidence.map((file) => (
                  <a key={file.id} href={file.url} target="_blank" rel="noreferrer">
                    {file.name}
                  </a>
                ))}
              </span>
            ),
          ],
          [
            '处理结果',
            dispute.decision
              ? `${disputeDecisions[dispute.decision]}　${minuteOf(dispute.settledAt)}`
              : '交易中心处理中',
          ],
          ['处理意见', dispute.decisionNote],
        ]}
      />
    </Card>
  ));
}
