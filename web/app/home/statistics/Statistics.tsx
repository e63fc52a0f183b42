import { getStatistics } from '@shuji/contract/home/calls';
import { smallestPublished } from '@shuji/contract/home/labels/open-statistics';
import { listOpenPunctuality, listOpenStatistics } from '@shuji/contract/home/open-statistics';
import { loadAll } from '#app/lib/load.ts';
import { href } from '#app/paths.ts';
import { describedBy } from '#app/site/head.ts';
import { pageTitle } from '#app/site/title.ts';
import { Card } from '#app/ui/Card.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { OpenFiles } from './OpenFiles.tsx';
import { hasFigures, OpenMonth } from './OpenMonth.tsx';
import { OpenPunctuality } from './OpenPunctuality.tsx';
import { openStatisticsThing } from './open-statistics-thing.ts';
import { YearPictures } from './YearPictures.tsx';

const page = loadAll(async (perform) => {
  const [statistics, months, punctuality] = await Promise.all([
    perform(getStatistics, {}),
    perform(listOpenStatistics, {}),
    perform(listOpenPunctuality, {}),
  ]);
  return { year: statistics.months, months, punctuality };
});
export const loader = describedBy(page.loader, ({ data: { months }, site }) => ({
  path: href('statistics'),
  things: [openStatisticsThing(months, site)],
}));
export const clientLoader = page.clientLoader;
export const meta = pageTitle(
  '统计与开放数据',
  '数据产品登记、需求发布与交易完成情况的按月统计，可下载 CSV 与 JSON；另有产品目录与订阅源供程序读取。',
);

export default function Statistics() {
  const { year, months, punctuality } = page.use();
  const opened = months.find(hasFigures);
  return (
    <div className="wrap page">
      <header className="stack" data-gap="1">
        <h1>统计与开放数据</h1>
        <p className="muted">
          市场运行情况按月公开，任何人都可以下载和再利用，注明来源即可。展厅可以打开
          <a href={href('screen')}>运行大屏</a>。
        </p>
      </header>
      <YearPictures months={year} />
      <section className="stack" aria-labelledby="months">
        <h2 id="months">按月按行业</h2>
        <p className="prose compact soft">
          只含已经结束的月份，每月第一天更新。大于 0 且不足 {smallestPublished}{' '}
          的数不公布，以免看出是哪一家；能由合计反推出来的数也一并不公布，记为“不公布”。没有列出的行业当月均为 0。
        </p>
        {months.length === 0 ? (
          <Card>
            <Empty title="还没有满一个月的统计" text="本月结束后，这里会列出各行业的登记、需求与交易数量。" />
          </Card>
        ) : (
          months.map((month) => <OpenMonth key={month.month} month={month} isOpen={month === opened} />)
        )}
      </section>
      <OpenPunctuality rows={punctuality} />
      <OpenFiles />
    </div>
  );
}
