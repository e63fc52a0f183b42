import type { RatingMark as Mark } from '@shuji/contract/rating/schema';

/** 4.6 分 · 5 条评价; too few have no average, and none renders nothing. */
export function RatingMark({ mark }: { mark: Mark | null }) {
  if (!mark || mark.count === 0) return null;
  return (
    <span>
      {mark.average !== null && <b>{mark.average.toFixed(1)} 分 · </b>}
      {mark.count} 条评价
    </span>
  );
}
