import type { RatingMark as Mark } from '@shuji/contract/rating/schema';
import { RatingMark } from './RatingMark.tsx';

/** The average over a supplier's deals. */
export function SupplierMark({ mark }: { mark: Mark }) {
  if (mark.count === 0) return null;
  return (
    <p className="small">
      成交评价：
      <RatingMark mark={mark} />
    </p>
  );
}
