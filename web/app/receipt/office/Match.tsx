import {
  type ReceiptMatch,
  type ReceiptVerdict,
  receiptMatches,
  receiptVerdicts,
} from '@shuji/contract/receipt/labels';
import type { ReceiptRow } from '@shuji/contract/receipt/schema';
import { Tag } from '#app/admin/Tag.tsx';
import { verdictTone } from '#app/receipt/labels.ts';
import { yuanOf } from '#app/ui/money.ts';

interface MatchProps {
  verdict: ReceiptVerdict;
  matchedBy: ReceiptMatch | null;
  order: ReceiptRow['order'];
}

/** How a sum agrees with the order that was found for it. */
export function Match({ verdict, matchedBy, order }: MatchProps) {
  return (
    <span>
      <Tag tone={verdictTone[verdict]}>{receiptVerdicts[verdict]}</Tag>
      <span className="small muted block">
        {order && order.payable !== null && `应付 ¥${yuanOf(order.payable)}`}
        {matchedBy && `，按${receiptMatches[matchedBy]}`}
      </span>
    </span>
  );
}
