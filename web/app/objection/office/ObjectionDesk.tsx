import type { Input } from '@shuji/contract/call';
import { objectionGrounds, objectionStatus } from '@shuji/contract/objection';
import { listObjectionQueue, listOfficeObjections, type OfficeObjectionRow } from '@shuji/contract/objection-office';
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
import { objectionTone } from '../words.ts';
import { ObjectionReview } from './ObjectionReview.tsx';

export const meta = pageTitle('公示异议');

const tabs = [
  { value: 'waiting', label: '待处理' },
  { value: 'all', label: '全部异议' },
];
const statuses = Object.entries(objectionStatus).map(([value, label]) => ({ value, label }));

export default function ObjectionDesk() {
  const [query] = useSearchParams();
  const id = query.get('id');
  if (id) return <ObjectionReview key={id} id={id} />;
  return (
    <>
      <h1>公示异议</h1>
      <Tabs name="tab" tabs={tabs} label="异议" />
      {query.get('tab') === 'all' ? <All /> : <Waiting />}
    </>
  );
}

function Waiting() {
  const [query] = useSearchParams();
  const { data, error } = useCall(listObjectionQueue, pick(query, 'pageNum') as Input<typeof listObjectionQueue>);
  const text = '对公示中产品提出的异议会出现在这里，等得最久的排在最前；处理完毕之前，公示不会结束。';
  return <Rows data={data} error={error} empty={<Empty title="没有待处理的异议" text={text} />} />;
}

function All() {
  const [query] = useSearchParams();
  const input = pick(query, 'keyword', 'status', 'pageNum') as Input<typeof listOfficeObjections>;
  const { data, error } = useCall(listOfficeObjections, input);
  return (
    <>
      <DeskSearch placeholder="产品名称或编号" statuses={statuses} />
      <Rows data={data} error={error} empty={<Empty title="没有符合条件的异议" text="换个关键词或状态再试试。" />} />
    </>
  );
}

interface RowsProps {
  data: { total: number; capped?: boolean; rows: OfficeObjectionRow[] } | undefined;
  error: Error | undefined;
  empty: ReactNode;
}

function Rows({ data, error, empty }: RowsProps) {
  const to = useRowLink(href('officeObjection'));
  return (
    <DeskRows
      data={data}
      error={error}
      empty={empty}
      caption="公示异议"
      unit="条异议"
      columns={[
        { title: '产品', cell: (row) => <Link to={to(row.id)}>{row.productName}</Link> },
        { title: '供方', cell: (row) => row.supplierName },
        { title: '异议人', cell: (row) => row.objectorName },
        { title: '异议理由', cell: (row) => objectionGrounds[row.ground] },
        { title: '提出时间', cell: (row) => minuteOf(row.filedAt) },
        { title: '供方答复', cell: (row) => (row.answeredAt ? minuteOf(row.answeredAt) : '未答复') },
        { title: '办理期限', cell: (row) => <DueTag {...row} /> },
        { title: '办理人', cell: (row) => row.dueOn && <HolderTag claim={row.claim} /> },
        { title: '状态', cell: (row) => <Tag tone={objectionTone[row.status]}>{objectionStatus[row.status]}</Tag> },
      ]}
    />
  );
}
