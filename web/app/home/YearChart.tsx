import type { MonthFigures } from '@shuji/contract/home';
import { barsOf, seriesLabels, seriesNames, topOf } from './chart.ts';
import styles from './YearChart.module.css';

const size = { width: 640, height: 248 };
const frame = { left: 34, right: 8, top: 14, bottom: 28 };
const barWidth = 10;

/** What came in month by month, as a drawing for the eye and as a table for everyone else. */
export function YearChart({ months }: { months: MonthFigures[] }) {
  const top = topOf(Math.max(...months.flatMap(({ products, demands, deals }) => [products, demands, deals])));
  const height = size.height - frame.top - frame.bottom;
  const floor = frame.top + height;
  const step = (size.width - frame.left - frame.right) / months.length;
  const shown = seriesNames.filter((name) => months.some((month) => month[name] > 0));
  return (
    <figure className={styles.chart}>
      <figcaption>
        近十二个月
        <ul aria-hidden="true">
          {shown.map((name) => (
            <li key={name} data-series={name}>
              {seriesLabels[name]}
            </li>
          ))}
        </ul>
      </figcaption>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
        {[0, 1, 2, 3, 4].map((line) => {
          const y = floor - (height / 4) * line;
          return (
            <g key={line} className={styles.line}>
              <path d={`M${frame.left} ${y}H${size.width - frame.right}`} />
              <text x={frame.left - 8} y={y + 4} textAnchor="end">
                {(top / 4) * line}
              </text>
            </g>
          );
        })}
        {months.map((figures, index) => {
          const middle = frame.left + step * (index + 0.5);
          const left = middle - (barWidth * seriesNames.length) / 2;
          return (
            <g key={figures.month}>
              {barsOf(figures, { left, width: barWidth, floor, height, top }).map((bar) => (
                <rect
                  key={bar.series}
                  data-series={bar.series}
                  x={bar.x + 1}
                  y={bar.y}
                  width={barWidth - 2}
                  height={bar.height}
                  rx={2}
                >
                  <title>{`${figures.month} ${seriesLabels[bar.series]} ${bar.count}`}</title>
                </rect>
              ))}
              <text x={middle} y={floor + 20} textAnchor="middle" className={styles.month}>
                {`${Number(figures.month.slice(5))} 月`}
              </text>
            </g>
          );
        })}
      </svg>
      {/* A table takes the width of its words, however small it is told to be: its box is what is hidden. */}
      <div className="sr-only">
        <table>
          <caption>近十二个月登记产品、发布需求与完成交易的数量</caption>
          <thead>
            <tr>
              <th scope="col">月份</th>
              {seriesNames.map((name) => (
                <th key={name} scope="col">
                  {seriesLabels[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((figures) => (
              <tr key={figures.month}>
                <th scope="row">{figures.month}</th>
                {seriesNames.map((name) => (
                  <td key={name}>{figures[name]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
