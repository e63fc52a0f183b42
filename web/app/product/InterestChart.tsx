import styles from './InterestChart.module.css';

interface InterestDay {
  day: string;
  views: number;
  favourites: number;
  orders: number;
}

/** Views by day as columns, favourites as marks on them, orders as marks below. */
export function InterestChart({ days }: { days: InterestDay[] }) {
  const views = days.reduce((sum, one) => sum + one.views, 0);
  const favourites = days.reduce((sum, one) => sum + one.favourites, 0);
  const orders = days.reduce((sum, one) => sum + one.orders, 0);
  if (views + favourites + orders === 0)
    return <p className="muted">还没有人浏览。上架后，完善数据字典、样例和应用案例更容易被找到。</p>;
  const most = Math.max(1, ...days.map((one) => one.views));
  const width = 720 / days.length;
  return (
    <figure className={styles.chart}>
      <figcaption>
        浏览 <b>{views.toLocaleString('zh-CN')}</b> 次
        {favourites > 0 && (
          <>
            ，新增收藏 <b>{favourites}</b> 次
          </>
        )}
        {orders > 0 && (
          <>
            ，订购申请 <b>{orders}</b> 笔
          </>
        )}
      </figcaption>
      <svg viewBox="0 0 720 180" role="img" aria-label={`近 ${days.length} 天每天的浏览、收藏与订购`}>
        <path d="M0 150.5H720" stroke="var(--line-strong)" />
        {days.map(({ day, views: count, favourites: kept, orders: ordered }, at) => {
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
                <title>{`${day} 浏览 ${count} 次${kept > 0 ? `，收藏 ${kept} 次` : ''}${ordered > 0 ? `，订购 ${ordered} 笔` : ''}`}</title>
              </rect>
              {kept > 0 && <circle cx={x + width / 2} cy={140 - height} r="4" fill="var(--accent)" />}
              {ordered > 0 && <rect x={x + width / 2 - 4} y="146" width="8" height="8" fill="var(--good)" />}
              {at % 7 === 0 && (
                <text x={at === 0 ? 18 : x + width / 2} y="170" className={styles.day}>
                  {day.slice(5)}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
