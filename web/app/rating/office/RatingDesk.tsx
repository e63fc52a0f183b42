import type { Input } from '@shuji/contract/call';
import { listOfficeRatings, listRatingQueue, type OfficeRating } from '@shuji/contract/rating-office';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { pick } from '#app/lib/load.ts';
import { useCall } from '#app/lib/use-call.ts';
import { useRowLink } from '#app/list/row-link.ts';
import { href } from '#app/paths.ts';
import { DeskRows, DeskSearch } from '#app/review/DeskList.tsx';
import { DueTag } from '#app/review/DueTag.tsx';
import { HolderTag } from '#app/review/HolderTag.tsx';
import { pageTitle } from '#app/site/title.ts';
import { Empty } from '#app/ui/Empty.tsx';
import { Tabs } from '#app/ui/Tabs.tsx';
import { Tag } from '#app/ui/Tag.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { RatingReview } from './RatingReview.tsx';

export const meta = pageTitle('成交评价');

const tabs = [
  { value: 'waiting', label: '被举报' },
  { value: 'all', label: '全部评价' },
];
const statuses = [
  { value: 'shown', label: '展示中' },
  { value: 'hidden', label: '已隐藏' },
];

export default function RatingDesk() {
  const [query] = useSearchParams();
  const id = query.get('id');
  if (id) return <RatingReview key={id} id={id} />;
  return (
    <>
      <h1>成交评价</h1>
      <Tabs name="tab" tabs={tabs} label="评价" />
      {query.get('tab') === 'all' ? <All /> : <Waiting />}
    </>
  );
}

function Waiting() {
  const [query] = useSearchParams();
  const { data, error } = useCall(listRatingQueue, pick(query, 'pageNum') as Input<typeof listRatingQueue>);
  const text = '有人举报的评价会出现在这里，等得最久的排在最前。';
  return <Rows data={data} error={error} empty={<Empty title="没有待处理的举报" text={text} />} />;
}

function All() {
  const [query] = useSearchParams();
  const input = pick(query, 'keyword', 'status', 'pageNum') as Input<typeof listOfficeRatings>;
  const { data, error } = useCall(listOfficeRatings, input);
  return (
    <>
      <DeskSearch placeholder="产品名称或评价内容" statuses={statuses} />
      <Rows data={data} error={error} empty={<Empty title="没有符合条件的评价" text="换个关键词或状态再试试。" />} />
    </>
  );
}

interface RowsProps {
  data: { total: number; capped?: boolean; rows: OfficeRating[] } | undefined;
  error: Error | undefined;
  empty: ReactNode;
}

function Rows({ data, error, empty }: RowsProps) {
  const to = useRowLink(href('officeRating'));
  return (
    <DeskRows
      data={data}
      error={error}
      empty={empty}
      caption="成交评价"
      unit="条评价"
      columns={[
        { title: '产品', cell: (row) => <Link to={to(row.id)}>{row.productName}</Link> },
        { title: '需方', cell: (row) => row.buyerName },
        { title: '供方', cell: (row) => row.supplierName },
        { title: '评价', cell: (row) => <span className="clamp">{row.text}</span> },
        { title: '评价时间', cell: (row) => minuteOf(row.createdAt) },
        { title: '待处理举报', cell: (row) => row.reports > 0 && `${row.reports} 件` },
        { title: '办理期限', cell: (row) => <DueTag {...row} /> },
        { title: '办理人', cell: (row) => row.dueOn && <HolderTag claim={row.claim} /> },
        { title: '状态', cell: (row) => (row.hiddenAt ? <Tag tone="bad">已隐藏</Tag> : <Tag tone="good">展示中</Tag>) },
      ]}
    />
  );
}
