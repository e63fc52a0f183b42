import type { PriceRecord } from '@shuji/contract/order/schema/price-record';
import { Timeline } from '#app/ui/plain/Timeline.tsx';

/** The registered versions, each with what it changed; a product that never changed has no list. */
export function VersionList({ versions }: Pick<PriceRecord, 'versions'>) {
  if (versions.length < 2) return null;
  return (
    <section className="stack ruled" data-gap="2">
      <h3>历次版本</h3>
      <Timeline
        steps={versions.map(({ at, version, changed }) => ({
          key: String(version),
          title: `第 ${version} 版`,
          at,
          ...(version > 1 && { note: changed.length > 0 ? `改动：${changed.join('、')}` : '公开内容没有改动' }),
        }))}
      />
    </section>
  );
}
