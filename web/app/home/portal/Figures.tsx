import type { Output } from '@shuji/contract/call';
import type { getStatistics } from '@shuji/contract/home/calls';
import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { countWords } from '#app/product/labels.ts';
import styles from './Figures.module.css';

const fenInYuan = 100;

/** The market in figures. What counts nothing yet is not shown. */
export function Figures({ totals }: Pick<Output<typeof getStatistics>, 'totals'>) {
  const figures = [
    { label: '上架产品', count: totals.products, unit: '件' },
    { label: '入驻数商', count: totals.merchants, unit: '家' },
    { label: '在厅需求', count: totals.demands, unit: '条' },
    { label: '完成交易', count: totals.deals ?? 0, unit: '笔' },
    { label: '累计成交', count: Math.round((totals.dealAmount ?? 0) / fenInYuan), unit: '元' },
  ].filter(({ count }) => count > 0);
  if (figures.length === 0) return null;
  return (
    <section className={`wrap ${styles.figures}`} aria-label="平台数据">
      <dl>
        {figures.map(({ label, count, unit }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>{countWords(count)}</b> {unit}
            </dd>
          </div>
        ))}
      </dl>
      <Link to={paths.statistics}>更多统计</Link>
    </section>
  );
}
