import { BarChart } from '#app/chart/BarChart.tsx';
import { countOf } from '#app/ui/count.ts';
import { Table } from '#app/ui/plain/Table.tsx';

interface InterestDay {
  day: string;
  views: number;
  favourites: number;
  orders: number;
}

/** Views by day as bars, favourites as dots on them, orders as squares on the line; the figures as a table beneath. */
export function InterestChart({ days }: { days: InterestDay[] }) {
  const views = days.reduce((sum, one) => sum + one.views, 0);
  const favourites = days.reduce((sum, one) => sum + one.favourites, 0);
  const orders = days.reduce((sum, one) => sum + one.orders, 0);
  if (views + favourites + orders === 0)
    return <p className="muted">还没有人浏览。上架后，完善数据字典、样例和应用案例更容易被找到。</p>;
  const activeDays = days.filter((one) => one.views + one.favourites + one.orders > 0).toReversed();
  return (
    <>
      <figure>
        <figcaption className="inline">
          <span>
            浏览 <b>{countOf(views)}</b> 次
          </span>
          <span>
            新增收藏 <b>{favourites}</b> 次
          </span>
          <span>
            订购申请 <b>{orders}</b> 笔
          </span>
        </figcaption>
        <BarChart
          label={`近 ${days.length} 天每天的浏览、收藏与订购，数据见下表`}
          labels={days.map(({ day }) => day.slice(5))}
          series={[
            { name: '浏览', colour: '--action', values: days.map((one) => one.views) },
            {
              name: '新增收藏',
              colour: '--accent',
              values: days.map((one) => (one.favourites > 0 ? one.views : null)),
              mark: 'circle',
            },
            {
              name: '订购申请',
              colour: '--good',
              values: days.map((one) => (one.orders > 0 ? 0 : null)),
              mark: 'rect',
            },
          ]}
          tip={(place) => tipOf(days[place])}
        />
      </figure>
      <details className="unfold">
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

function tipOf(one: InterestDay | undefined): string {
  return one ? `${one.day} 浏览 ${one.views} 次，收藏 ${one.favourites} 次，订购 ${one.orders} 笔` : '';
}
