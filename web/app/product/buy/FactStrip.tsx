import type { ProductDetail } from '@shuji/contract/product/schema';
import type { Freshness } from '@shuji/contract/update-report/schema';

import type { ProductDict } from '#app/product/item/ProductItem.tsx';
import { countWords, daysWords, labelOf, labelsOf, periodWords } from '#app/product/labels.ts';
import { sizeWords } from '#app/ui/size.ts';
import styles from './Buy.module.css';

interface FactStripProps {
  product: ProductDetail;
  dict: ProductDict;
  freshness: Freshness;
}

type Fact = readonly [label: string, value: string, note?: string];

/** What a buyer asks first, in one strip; what the supplier left out has no place in it. */
export function FactStrip({ product, dict, freshness }: FactStripProps) {
  const facts = product.service ? serviceFacts(product, dict) : dataFacts(product, dict, freshness);
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value, note]) => (
          <div key={label}>
            <dt className="fine">{label}</dt>
            <dd>
              <b>{value}</b>
              {note && <span className="fine muted block">{note}</span>}
            </dd>
          </div>
        ))}
    </dl>
  );
}

function dataFacts(product: ProductDetail, dict: ProductDict, freshness: Freshness): Fact[] {
  const { rowCount, byteSize, updateFrequency, dictionary } = product;
  return [
    [
      '数据条数',
      rowCount === null ? '' : countWords(rowCount),
      dictionary.length > 0 ? `${dictionary.length} 个字段` : '',
    ],
    ['数据量', byteSize === null ? '' : sizeWords(byteSize)],
    ['数据时段', periodWords(product.periodFrom, product.periodTo)],
    ['覆盖地区', regionWords(product.regionNames)],
    ['更新频率', labelOf(dict.updateFrequency, updateFrequency), freshWords(freshness)],
    ['数据级别', labelOf(dict.dataLevel, product.dataLevel)],
  ];
}

function serviceFacts(product: ProductDetail, dict: ProductDict): Fact[] {
  return [
    ['服务周期', product.service ? daysWords(product.service) : ''],
    ['服务地区', regionWords(product.regionNames)],
    ['交付方式', labelsOf(dict.delivery, product.delivery).join('、')],
  ];
}

function regionWords([first = '', ...others]: readonly string[]): string {
  return others.length > 0 ? `${first}等 ${others.length + 1} 地` : first;
}

/** Freshness as measured, not as promised. */
function freshWords({ last, quarter }: Freshness): string {
  if (!last) return '暂无更新记录';
  const { due, onTime } = quarter;
  return [`实测更新至 ${last.periodTo}`, due > 0 ? `准时率 ${Math.floor((onTime / due) * 100)}%` : '']
    .filter(Boolean)
    .join('，');
}
