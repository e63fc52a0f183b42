import {
  comparedFields,
  likenesses,
  type ReceiptMatch,
  type ReceiptVerdict,
  receiptMatches,
  receiptVerdicts,
} from '@shuji/contract/receipt/labels';
import type { ReceiptRow } from '@shuji/contract/receipt/schema';
import { Tag } from '#app/admin/Tag.tsx';
import { likenessTone, verdictTone } from '#app/receipt/labels.ts';
import { yuanOf } from '#app/ui/money.ts';

interface MatchProps {
  verdict: ReceiptVerdict;
  matchedBy: ReceiptMatch | null;
  order: ReceiptRow['order'];
  /** With others it makes up what the order costs. */
  addsUp: boolean;
}

const fields = Object.keys(comparedFields) as (keyof typeof comparedFields)[];

/** How a sum agrees with the order that was found for it: on the whole, and value by value. */
export function Match({ verdict, matchedBy, order, addsUp }: MatchProps) {
  return (
    <div className="stack" data-gap="1">
      <span>
        {addsUp ? <Tag tone="good">合计相符</Tag> : <Tag tone={verdictTone[verdict]}>{receiptVerdicts[verdict]}</Tag>}
      </span>
      {order && (
        <>
          <ul className="row plain" data-gap="1" aria-label="逐项核对">
            {fields.map((field) => (
              <li key={field}>
                <Tag tone={likenessTone[order.comparison[field]]}>
                  {comparedFields[field]}
                  {likenesses[order.comparison[field]]}
                </Tag>
              </li>
            ))}
            {!order.hasVoucher && (
              <li>
                <Tag>无付款凭证</Tag>
              </li>
            )}
          </ul>
          <span className="small muted">
            {order.payable !== null && `应付 ¥${yuanOf(order.payable)}`}
            {matchedBy && `，按${receiptMatches[matchedBy]}`}
          </span>
        </>
      )}
    </div>
  );
}
