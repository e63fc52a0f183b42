import { readSupplierRating } from '@shuji/contract/rating';
import { useCall } from '#app/lib/use-call.ts';
import { RatingMark } from './RatingMark.tsx';

export function SupplierMark({ id }: { id: string }) {
  const { data } = useCall(readSupplierRating, { id });
  if (!data || data.count === 0) return null;
  return (
    <p className="small">
      成交评价：
      <RatingMark mark={data} />
    </p>
  );
}
