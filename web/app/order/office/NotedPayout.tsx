import { payoutBars, payoutKinds } from '@shuji/contract/order/labels/payout';
import { recallPayout } from '@shuji/contract/order/payout';
import { type PayoutRow, recallPayout as recallPayoutShape } from '@shuji/contract/order/schema/payout';
import { Tag } from '#app/admin/Tag.tsx';
import { ReasonStep } from '#app/form/ReasonStep.tsx';
import { dayOf } from '#app/ui/time.ts';

/** A transfer as it was noted, and whether the note was taken back. */
export function NotedPayout({ row }: { row: PayoutRow }) {
  const { orderId, side, round, paidOn, voucherNumber, paidTo, note, recalledAt, recallReason } = row;
  return (
    <div>
      <div>{paidOn}</div>
      <div style={{ overflowWrap: 'anywhere' }}>{voucherNumber}</div>
      {paidTo && <div className="muted">转入{paidTo}</div>}
      {note && <div className="muted">{note}</div>}
      {recalledAt ? (
        <div>
          <Tag tone="warn">已撤销</Tag>{' '}
          <span className="muted">
            {dayOf(recalledAt)}　{recallReason}
          </span>
        </div>
      ) : row.bar ? (
        <PayoutBar bar={row.bar} />
      ) : (
        <ReasonStep
          call={recallPayout}
          shape={recallPayoutShape}
          id={orderId}
          besides={{ side, round: round ?? 1 }}
          words="撤销登记"
          text={`登记有误，或款项被银行退回的，可以撤销。撤销后该笔${payoutKinds[side]}的款项回到“待转账”，收款方会收到通知；本条记录仍然保留。`}
          done="已撤销登记，款项回到“待转账”"
          isQuiet
          isDangerous
        />
      )}
    </div>
  );
}

/** Why the next step of a sum is not the reader's, in the place of its button. */
export function PayoutBar({ bar }: { bar: NonNullable<PayoutRow['bar']> }) {
  return (
    <span
      className="muted small"
      style={{ display: 'inline-block', minWidth: '7em', maxWidth: '16em', whiteSpace: 'normal' }}
    >
      {payoutBars[bar]}
    </span>
  );
}
