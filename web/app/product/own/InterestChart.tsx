import { countOf } from '#app/ui/count.ts';
import { Table } from '#app/ui/Table.tsx';
import styles from './InterestChart.module.css';

interface InterestDay {
  day: string;
  views: number;
  favourites: number;
  orders: number;
}

/** Views by day as columns, favourites as dots on them, orders as squares on the line; the figures as a table beneath. */
export function InterestChart({ days }: { days: InterestDay[] }) {
  const views = days.reduce((sum, one) => sum + one.views, 0);
  const favourites = days.reduce((sum, one) => sum + one.favourites, 0);
  const orders = days.reduce((sum, one) => sum + one.orders, 0);
  if (views + favourites + orders === 0)
    return <p className="muted">还没有人浏览。上架后，完善数据字典、样例和应用案例更容易被找到。</p>;
  const activeDays = days.filter((one) => one.views + one.favourites + one.orders > 0).toReversed();
  return (
    <>
      <figure className={styles.chart}>
        <figcaption>
          <span>
            <Mark kind="views" /> 浏览 <b>{countOf(views)}</b> 次
          </span>
          <span>
            <Mark kind="favourites" /> 新增收藏 <b>{favourites}</b> 次
          </span>
          <span>
            <Mark kind="orders" /> 订购申请 <b>{orders}</b> 笔
          </span>
        </figcaption>
        <Columns days={days} />
      </figure>
      <details className={styles.figures}>
        <summary>按日查看数据</summary>
        <Table
          caption="每天的浏览、收藏与订购；没有动静的日子不列出"
          rows={activeDays}
          rowKey={(one) => one.day}
          columns={[
            { title: '日期', cell: (one) => one.day },
            { title: '浏览', cell: (one) => one.views, align: 'right' },
            { title: '新增收藏', cell: (one) => one.favourites, align: 'right' },
            { title: '订购申请', cell: (one) => one.orders, align: 'right' },
          ]}
        />
      </details>
    </>
  );
}

function Mark({ kind }: { kind: 'views' | 'favourites' | 'orders' }) {
  return <i className={styles.mark} data-kind={kind} aria-hidden="true" />;
}

function Columns({ days }: { days: InterestDay[] }) {
  const most = Math.max(1, ...days.map((one) => one.views));
  const width = 720 / days.length;
  const everyNth = days.length > 45 ? 14 : 7;
  const size = Math.min(8, width * 0.64);
  return (
    <svg viewBox="0 0 720 180" role="img" aria-label={`近 ${days.length} 天每天的浏览、收藏与订购，数据见下表`}>
      <path d="M0 150.5H720" stroke="var(--line-strong)" />
      {days.map(({ day, views: count, favourites: favouriteCount, orders: ordered }, at) => {
        const height = (count / most) * 132;
        const x = at * width;
        return (
          <g key={day}>
            <rect
              x={x + width * 0.18}
              y={150 - height}
              width={width * 0.64}
              height={height}
              rx="2"
              fill="var(--action)"
            >
              <title>{`${day} 浏览 ${count} 次，收藏 ${favouriteCount} 次，订购 ${ordered} 笔`}</title>
            </rect>
            {favouriteCount > 0 && <circle cx={x + width / 2} cy={140 - height} r={size / 2} fill="var(--accent)" />}
            {ordered > 0 && <rect x={x + (width - size) / 2} y="146" width={size} height={size} fill="var(--good)" />}
            {at % everyNth === 0 && (
              <text x={at === 0 ? 0 : x + width / 2} y="172" className={styles.day} data-first={at === 0 || undefined}>
                {day.slice(5)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
