import { listOfficeDocuments } from '@shuji/contract/document/office';
import { listOfficePosters } from '@shuji/contract/home/office';
import { listOfficeNews } from '@shuji/contract/news/office';
import { dayMs } from '@shuji/contract/time';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { together, useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { dayOf, minuteOf } from '#app/ui/time.ts';
import { WatchCards } from './WatchCards.tsx';

const soonDays = 7;
const one = { pageSize: 1 };

/** The editors' drafts, scheduled articles, and posters that end soon. */
export function EditorWatch() {
  const calls = {
    drafts: useQueryOf(listOfficeNews, { status: 'draft', ...one }),
    scheduled: useQueryOf(listOfficeNews, { status: 'scheduled', pageSize: 100 }),
    changed: useQueryOf(listOfficeDocuments, { state: 'changed', ...one }),
    home: useQueryOf(listOfficePosters, { place: 'home', state: 'shown' }),
    market: useQueryOf(listOfficePosters, { place: 'product', state: 'shown' }),
  };
  const { error, reload } = together(...Object.values(calls));
  if (error) {
    return (
      <Card title="内容待办">
        <Fallback noun="内容待办" error={error} onAgain={reload} small />
      </Card>
    );
  }
  const [drafts, scheduled, changed] = [calls.drafts.data, calls.scheduled.data, calls.changed.data];
  const [home, market] = [calls.home.data, calls.market.data];
  const next = scheduled?.rows.flatMap(({ publishAt }) => publishAt ?? []).sort()[0];
  const until = dayOf(new Date(Date.now() + soonDays * dayMs).toISOString());
  const ending = home && market && [...home, ...market].filter(({ toDay }) => toDay !== null && toDay <= until);
  const first = ending?.toSorted((a, b) => (a.toDay ?? '').localeCompare(b.toDay ?? ''))[0];
  const newest = drafts?.rows[0]?.updatedAt;
  return (
    <WatchCards
      label="内容待办"
      watched={[
        {
          label: '资讯草稿',
          to: href('officeNews', { status: 'draft' }),
          count: drafts?.total,
          unit: '篇未发布',
          none: '没有草稿',
          note: newest && `最近修改 ${minuteOf(newest)}`,
        },
        {
          label: '定时发布的资讯',
          to: href('officeNews', { status: 'scheduled' }),
          count: scheduled?.total,
          unit: '篇待发布',
          none: '没有定时发布',
          note: next && `最近一篇 ${minuteOf(next)} 发布`,
        },
        {
          label: '规则、协议与帮助',
          to: href('officeDocument', { state: 'changed' }),
          count: changed?.total,
          unit: '份有未发布的修改',
          none: '修改均已发布',
        },
        {
          label: '即将到期的海报',
          to: href('officePoster', { view: 'list', state: 'shown', ...(first && { place: first.place }) }),
          count: ending?.length,
          unit: '张',
          none: `${soonDays} 天内没有到期`,
          note: first && `最早 ${first.toDay} 到期`,
        },
      ]}
    />
  );
}
