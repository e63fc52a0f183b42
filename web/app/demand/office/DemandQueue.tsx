import type { Input } from '@shuji/contract/call';
import { demandStatus, demandStatuses } from '@shuji/contract/demand';
import { listDemandQueue, listOfficeDemands, type OfficeDemandRow } from '@shuji/contract/demand-office';
import { Link, useSearchParams } from 'react-router';
import { useDict } from '#app/form/dict.ts';
import { pick } from '#app/lib/load.ts';
import { useCall } from '#app/lib/use-call.ts';
import { ListFilter } from '#app/list/ListFilter.tsx';
import { byTime, overseenNames, useOverseenFields } from '#app/list/overseen.ts';
import { useRowLink } from '#app/list/row-link.ts';
import { href } from '#app/paths.ts';
import { DeskRows } from '#app/review/DeskList.tsx';
import { DueTag } from '#app/review/DueTag.tsx';
import { HolderTag } from '#app/review/HolderTag.tsx';
import { pageTitle } from '#app/site/title.ts';
import { Empty } from '#app/ui/Empty.tsx';
import { Tabs } from '#app/ui/Tabs.tsx';
import { Tag } from '#app/ui/Tag.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { labelOf, statusTone } from '../words.ts';
import { DemandReview } from './DemandReview.tsx';

export const meta = pageTitle('需求审核');

const tabs = [
  { value: 'waiting', label: '待审核' },
  { value: 'all', label: '全部需求' },
];
const statuses = demandStatuses
  .filter((status) => status !== 'draft')
  .map((value) => ({ value, label: demandStatus[value] }));

export default function DemandQueue() {
  const [query] = useSearchParams();
  const id = query.get('id');
  if (id) return <DemandReview key={id} id={id} />;
  return (
    <>
      <h1>需求审核</h1>
      <Tabs name="tab" tabs={tabs} label="需求" />
      {query.get('tab') === 'all' ? <All /> : <Waiting />}
    </>
  );
}

function Waiting() {
  const [query] = useSearchParams();
  const { data, error } = useCall(listDemandQueue, pick(query, 'pageNum') as Input<typeof listDemandQueue>);
  return (
    <Rows
      data={data}
      error={error}
      empty={<Empty title="没有待审核的需求" text="新提交的需求会出现在这里，等得最久的排在最前。" />}
    />
  );
}

function All() {
  const [query] = useSearchParams();
  const input = pick(query, ...overseenNames, 'pageNum') as Input<typeof listOfficeDemands>;
  const { data, error } = useCall(listOfficeDemands, input);
  const fields = useOverseenFields({ placeholder: '标题、内容或需求编号', statuses, days: '提交日期', sorts: byTime });
  return (
    <>
      <ListFilter kept={['tab']} fields={fields} />
      <Rows data={data} error={error} empty={<Empty title="没有符合条件的需求" text="放宽筛选条件再试试。" />} />
    </>
  );
}

interface RowsProps {
  data: { total: number; capped?: boolean; rows: OfficeDemandRow[] } | undefined;
  error: Error | undefined;
  empty: React.ReactNode;
}

function Rows({ data, error, empty }: RowsProps) {
  const types = useDict('productType');
  const to = useRowLink(href('officeDemand'));
  return (
    <DeskRows
      data={data}
      error={error}
      empty={empty}
      caption="需求"
      unit="条需求"
      columns={[
        { title: '需求', cell: (row) => <Link to={to(row.id)}>{row.title}</Link> },
        { title: '数据类型', cell: (row) => labelOf(types, row.kind) },
        { title: '发布单位', cell: (row) => row.ownerName },
        { title: '提交时间', cell: (row) => minuteOf(row.submittedAt) },
        { title: '办理期限', cell: (row) => <DueTag {...row} /> },
        { title: '办理人', cell: (row) => row.dueOn && <HolderTag claim={row.claim} /> },
        { title: '提交次数', cell: (row) => `第 ${row.submissions} 次` },
        { title: '状态', cell: (row) => <Tag tone={statusTone[row.status]}>{demandStatus[row.status]}</Tag> },
      ]}
    />
  );
}
