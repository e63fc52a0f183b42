import type { Input } from '@shuji/contract/call';
import { objectionGrounds, objectionStatus } from '@shuji/contract/objection';
import {
  exportOfficeObjections,
  listObjectionQueue,
  listOfficeObjections,
  type OfficeObjectionRow,
  officeObjectionColumns,
} from '@shuji/contract/objection-office';
import type { ComponentProps } from 'react';
import { Link, useSearchParams } from 'react-router';
import { pick } from '#app/lib/load.ts';
import { useCall } from '#app/lib/use-call.ts';
import { ListFilter } from '#app/list/ListFilter.tsx';
import { OfficeRows } from '#app/list/OfficeRows.tsx';
import { useRowLink } from '#app/list/row-link.ts';
import { href } from '#app/paths.ts';
import { claiming } from '#app/review/claiming.ts';
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
  const input = pick(query, 'pageNum', 'pageSize') as Input<typeof listObjectionQueue>;
  const { data, error, reload } = useCall(listObjectionQueue, input);
  const text = '对公示中产品提出的异议会出现在这里，等得最久的排在最前；处理完毕之前，公示不会结束。';
  return (
    <Rows
      data={data}
      error={error}
      empty={<Empty title="没有待处理的异议" text={text} />}
      bulk={bulk}
      onChanged={reload}
    />
  );
}

const bulk = [claiming('objection')];

function All() {
  const [query] = useSearchParams();
  const filter = pick(query, 'keyword', 'status', 'from', 'to') as Input<typeof listOfficeObjections>;
  const { data, error } = useCall(listOfficeObjections, { ...filter, ...pick(query, 'pageNum', 'pageSize') });
  return (
    <>
      <ListFilter
        kept={['tab']}
        fields={[
          { kind: 'search', name: 'keyword', label: '关键词', placeholder: '产品名称或编号' },
          { kind: 'choice', name: 'status', label: '状态', empty: '全部状态', options: statuses },
          { kind: 'period', name: 'from', label: '提出日期' },
        ]}
      />
      <Rows
        data={data}
        error={error}
        empty={<Empty title="没有符合条件的异议" text="放宽筛选条件再试试。" />}
        sheet={{ call: exportOfficeObjections, input: filter }}
      />
    </>
  );
}

type RowsProps = Pick<
  ComponentProps<
    typeof OfficeRows<OfficeObjectionRow, keyof typeof officeObjectionColumns, typeof exportOfficeObjections>
  >,
  'data' | 'error' | 'empty' | 'sheet' | 'bulk' | 'onChanged'
>;

function Rows(props: RowsProps) {
  const to = useRowLink(href('officeObjection'));
  return (
    <OfficeRows
      {...props}
      list="objection"
      columns={officeObjectionColumns}
      caption="公示异议"
      unit="条异议"
      nameOf={(row) => row.productName}
      cells={{
        product: (row) => <Link to={to(row.id)}>{row.productName}</Link>,
        number: (row) => row.productNumber,
        supplier: (row) => row.supplierName,
        objector: (row) => row.objectorName,
        ground: (row) => objectionGrounds[row.ground],
        filedAt: (row) => minuteOf(row.filedAt),
        answeredAt: (row) => (row.answeredAt ? minuteOf(row.answeredAt) : '未答复'),
        dueOn: (row) => <DueTag {...row} />,
        holder: (row) => row.dueOn && <HolderTag claim={row.claim} />,
        status: (row) => <Tag tone={objectionTone[row.status]}>{objectionStatus[row.status]}</Tag>,
      }}
    />
  );
}
