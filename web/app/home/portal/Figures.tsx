import type { Output } from '@shuji/contract/call';
import type { getStatistics } from '@shuji/contract/home/calls';
import { Link } from 'react-router';
import { YearPictures } from '#app/home/statistics/YearPictures.tsx';
import { paths } from '#app/paths.ts';
import { countWords } from '#app/product/labels.ts';
import { Assurances } from './Assurances.tsx';
import styles from './Figures.module.css';

const fenInYuan = 100;

interface FiguresProps {
  statistics: Output<typeof getStatistics>;
  processPlace: string;
}

/** The market in figures. What counts nothing yet is not shown, and neither is an empty year. */
export function Figures({ statistics: { totals, months }, processPlace }: FiguresProps) {
  const figures = [
    { label: '上架产品', count: totals.products, unit: '件' },
    { label: '入驻数商', count: totals.merchants, unit: '家' },
    { label: '在厅需求', count: totals.demands, unit: '条' },
    { label: '完成交易', count: totals.deals ?? 0, unit: '笔' },
    { label: '累计成交', count: Math.round((totals.dealAmount ?? 0) / fenInYuan), unit: '元' },
  ].filter(({ count }) => count > 0);
  const hasYear = months.some(({ products, demands, deals }) =>
    [products, demands, deals].some((count) => count !== 0),
  );
  return (
    <section className={`wrap ${styles.figures}`} aria-labelledby="figures">
      <h2 id="figures" className="sr-only">
        平台数据
      </h2>
      {figures.length > 0 && (
        <dl className="grid" data-fit data-min="tiny" data-phone="2">
          {figures.map(({ label, count, unit }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <b>{countWords(count)}</b> {unit}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Assurances processPlace={processPlace} />
      {hasYear && (
        <YearPictures months={months}>
          <Link to={paths.statistics}>更多统计与开放数据</Link>
        </YearPictures>
      )}
    </section>
  );
}
