import { orderActors } from '@shuji/contract/order/labels';
import type { OrderPage } from '@shuji/contract/order/schema';
import { vendorWords } from '#app/product/labels.ts';
import { minuteOf } from '#app/ui/time.ts';
import styles from './RoundChanges.module.css';

/** The changes of each contract round, the newest first. */
export function RoundChanges({ order }: { order: Pick<OrderPage, 'contract' | 'product'> }) {
  const changed = order.contract?.rounds.filter(({ changes }) => changes.length > 0).toReversed() ?? [];
  if (changed.length === 0) return null;
  return (
    <section className={`box well stack ${styles.rounds}`} data-gap="2" aria-label="合同条款修改记录">
      {changed.map(({ round, by, at, changes }, place) => (
        <details key={round} open={place === 0}>
          <summary>
            第 {round} 稿：{vendorWords(by ? `${orderActors[by]}修改` : '供方重新报价', order.product)}了{' '}
            {changes.length} 处<span className="muted small">{minuteOf(at)}</span>
          </summary>
          <dl className="facts" data-rows="fold">
            {changes.map(({ label, before, after }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <del>{before}</del>
                  <ins>{after}</ins>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </section>
  );
}
