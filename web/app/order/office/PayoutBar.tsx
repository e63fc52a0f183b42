import { payoutBars } from '@shuji/contract/order/labels/payout';
import type { PayoutRow } from '@shuji/contract/order/schema/payout';

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
