import { officeRatingColumns } from '@shuji/contract/rating/labels/office';
import { exportOfficeRatings, listOfficeRatings, listRatingQueue } from '@shuji/contract/rating/office';
import type { OfficeRating } from '@shuji/contract/rating/schema/office';
import { Link } from 'react-router';
import { ListFilter } from '#app/list/ListFilter.tsx';
import { OfficeRows, type SharedRowsProps } from '#app/list/OfficeRows.tsx';
import { Queue } from '#app/list/Queue.tsx';
import { useRowLink } from '#app/list/row-link.ts';
import { useListed } from '#app/list/use-list.ts';
import { href } from '#app/paths.ts';
import { claiming } from '#app/review/claiming.ts';
import { DueTag } from '#app/review/DueTag.tsx';
import { HolderTag } from '#app/review/HolderTag.tsx';
import { pageTitle } from '#app/site/title.ts';
import { Empty } from '#app/ui/Empty.tsx';
import { Tag } from '#app/ui/Tag.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { RatingReview } from './RatingReview.tsx';

export const meta = pageTitle('成交评价');

const statuses = [
  { value: 'shown', label: '展示中' },
  { value: 'hidden', label: '已隐藏' },
];

export default function RatingQueue() {
  return (
    <Queue
      title="成交评价"
      label="评价"
      one={RatingReview}
      views={[
        { value: 'waiting', label: '被举报', view: Waiting },
        { value: 'all', label: '全部评价', view: All },
      ]}
    />
  );
}

function Waiting() {
  const { data, error, reload } = useListed(listRatingQueue);
  const text = '有人举报的评价会出现在这里，等得最久的排在最前。';
  return (
    <Rows
      data={data}
      error={error}
      onAgain={reload}
      empty={<Empty title="没有待处理的举报" text={text} />}
      bulk={bulk}
      onChanged={reload}
    />
  );
}

const bulk = [claiming('rating')];

function All() {
  const { data, error, reload, filter } = useListed(listOfficeRatings, 'keyword', 'status', 'from', 'to');
  return (
    <>
      <ListFilter
        preserve={['tab']}
        fields={[
          { kind: 'search', name: 'keyword', label: '关键词', placeholder: '产品名称或评价内容' },
          { kind: 'choice', name: 'status', label: '状态', empty: '全部状态', options: statuses },
          { kind: 'period', name: 'from', label: '评价日期' },
        ]}
      />
      <Rows
        data={data}
        error={error}
        onAgain={reload}
        empty={<Empty title="没有符合条件的评价" text="放宽筛选条件再试试。" />}
        sheet={{ call: exportOfficeRatings, input: filter }}
      />
    </>
  );
}

type RowsProps = SharedRowsProps<OfficeRating, keyof typeof officeRatingColumns, typeof exportOfficeRatings>;

function Rows(props: RowsProps) {
  const to = useRowLink(href('officeRating'));
  return (
    <OfficeRows
      {...props}
      list="rating"
      columns={officeRatingColumns}
      caption="成交评价"
      unit="条评价"
      nameOf={(row) => row.productName}
      cells={{
        product: (row) => <Link to={to(row.id)}>{row.productName}</Link>,
        buyer: (row) => row.buyerName,
        supplier: (row) => row.supplierName,
        text: (row) => <span className="clamp">{row.text}</span>,
        createdAt: (row) => minuteOf(row.createdAt),
        reports: (row) => row.reports > 0 && `${row.reports} 件`,
        dueOn: (row) => <DueTag {...row} />,
        holder: (row) => row.dueOn && <HolderTag claim={row.claim} />,
        status: (row) => (row.hiddenAt ? <Tag tone="bad">已隐藏</Tag> : <Tag tone="good">展示中</Tag>),
      }}
    />
  );
}
