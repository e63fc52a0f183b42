import { smallestPublished } from '@shuji/contract/home/labels/open-statistics';
import type { MonthFigures } from '@shuji/contract/home/schema';
import type { ReactNode } from 'react';
import styles from './YearPictures.module.css';

const withheld = '不公布';

// Drawn by the server; see its home/drawing.ts for the sizes.
const pictures = [
  {
    name: 'months',
    title: '近十二个月新增',
    about: '每月登记产品、发布需求与完成交易的柱形图',
    figures: ({ products, demands, deals }: MonthFigures) => [products, demands, deals],
  },
  {
    name: 'growth',
    title: '市场规模',
    about: '近十二个月累计登记产品与累计发布需求的折线图',
    figures: ({ productsSoFar, demandsSoFar }: MonthFigures) => [productsSoFar, demandsSoFar],
  },
];

/** The year as pictures, and as a table with the figures. */
export function YearPictures({ months, children }: { months: MonthFigures[]; children?: ReactNode }) {
  return (
    <>
      <div className={`grid ${styles.pictures}`} data-gap="5" data-min="half" data-fit>
        {pictures.map(({ name, title, about, figures }) => (
          <figure key={name} className="card stack" data-gap="3">
            <figcaption className="strong">{title}</figcaption>
            {months.some((month) => figures(month).some(Boolean)) ? (
              <>
                <YearPicture name={name} className={styles.light} about={about} />
                <YearPicture name={name} suffix="-dark" className={styles.dark} about={about} />
              </>
            ) : (
              <p className="muted small">各月的数为 0，或者不足 {smallestPublished} 而不公布，画不成图。</p>
            )}
          </figure>
        ))}
      </div>
      <div className={`row between compact ${styles.foot}`}>
        <details>
          <summary>以表格查看</summary>
          <table>
            <caption className="sr-only">近十二个整月登记产品、发布需求与完成交易的数量</caption>
            <thead>
              <tr>
                <th scope="col">月份</th>
                <th scope="col">登记产品</th>
                <th scope="col">发布需求</th>
                <th scope="col">完成交易</th>
              </tr>
            </thead>
            <tbody>
              {months.map(({ month, products, demands, deals }) => (
                <tr key={month}>
                  <th scope="row">{month}</th>
                  <td>{products ?? withheld}</td>
                  <td>{demands ?? withheld}</td>
                  <td>{deals ?? withheld}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
        {children}
      </div>
    </>
  );
}

interface YearPictureProps {
  name: string;
  suffix?: string;
  className: string | undefined;
  about: string;
}

// Only one of the two schemes is displayed, and browsers do not fetch a lazy picture that is not displayed.
function YearPicture({ name, suffix = '', className, about }: YearPictureProps) {
  return (
    <picture>
      <source media="(max-width: 640px)" srcSet={`/statistics/${name}-narrow${suffix}.svg`} width={340} height={240} />
      <img
        className={className}
        src={`/statistics/${name}${suffix}.svg`}
        alt={`${about}，数字见下方表格`}
        width={560}
        height={260}
        loading="lazy"
      />
    </picture>
  );
}
