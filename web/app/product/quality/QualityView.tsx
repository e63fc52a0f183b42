import type { ProductDetail } from '@shuji/contract/product/schema';
import type { SampleProfile } from '@shuji/contract/sample/schema';
import type { Freshness } from '@shuji/contract/update-report/schema';
import type { ProductDict } from '#app/product/item/ProductItem.tsx';
import { labelsOf } from '#app/product/labels.ts';
import { Tag } from '#app/ui/Tag.tsx';
import { measuresOf } from './measures.ts';
import styles from './Quality.module.css';

interface QualityViewProps {
  product: ProductDetail;
  dict: ProductDict;
  sample: SampleProfile | null;
  freshness: Freshness;
}

/** Quality after GB/T 36344: each figure with what was counted and how, what is only declared marked so. */
export function QualityView({ product, dict, sample, freshness }: QualityViewProps) {
  const measures = measuresOf(product, sample, freshness);
  return (
    <div className="stack">
      <ul className={styles.measures}>
        {measures.map(({ name, share, found }) => (
          <li key={name}>
            <h3>{name}</h3>
            <b className={share === null ? 'muted' : styles.figure}>{share === null ? '—' : percentWords(share)}</b>
            <p className="small soft">{found}</p>
            {share !== null && <meter className="meter" value={share} aria-label={name} />}
          </li>
        ))}
        <li>
          <h3>可访问性</h3>
          <Tag>供方声明</Tag>
          <p className="small soft">{accessWords(product, dict)}</p>
        </li>
      </ul>
      <details className="unfold small">
        <summary>各项怎样计算</summary>
        <dl className="stack" data-gap="2">
          {measures.map(({ name, rule }) => (
            <div key={name}>
              <dt className="strong">{name}</dt>
              <dd className="soft">{rule}</dd>
            </div>
          ))}
          <div>
            <dt className="strong">可访问性</dt>
            <dd className="soft">供方登记的交付方式与试用方式，本中心不作测算。</dd>
          </div>
        </dl>
      </details>
      <p className="muted small">
        指标名称参照 GB/T
        36344—2018。由本中心按样例、登记内容和更新记录自动计算，样例不等于全部数据，不代替质量检测报告。
      </p>
    </div>
  );
}

/** Rounded down, so that only what is wholly right is 100 %. */
function percentWords(share: number): string {
  return `${Math.floor(share * 1000) / 10}%`;
}

function accessWords({ delivery, trials }: ProductDetail, dict: ProductDict): string {
  const tried = [trials.includes('api') ? '接口可试用' : '', trials.includes('sample') ? '样例可全部打开' : ''];
  return [labelsOf(dict.delivery, delivery).join('、'), ...tried].filter(Boolean).join('；');
}
