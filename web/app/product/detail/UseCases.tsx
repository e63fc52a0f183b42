import { onwardTransfer } from '@shuji/contract/product/labels/form';
import type { ProductDetail } from '@shuji/contract/product/schema';
import { Facts } from '#app/ui/plain/Facts.tsx';

/** Use cases, and forbidden uses. */
export function UseCases({ product: { useCases, limits } }: { product: Pick<ProductDetail, 'useCases' | 'limits'> }) {
  return (
    <div className="stack">
      {useCases.map((one) => (
        <div key={one.title}>
          <h3>{one.title}</h3>
          <p className="prose">{one.text}</p>
        </div>
      ))}
      <Facts
        facts={[
          ['使用目的', limits.purpose || '以合同约定为准'],
          ['使用期限', limits.period],
          ['使用地域', limits.region],
          ['转让', onwardTransfer[limits.onward]],
        ]}
      />
    </div>
  );
}
