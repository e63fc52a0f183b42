import type { Input } from '@shuji/contract/call';
import { demandStatus, demandStatuses } from '@shuji/contract/demand';
import { listDemandQueue, listOfficeDemands, type OfficeDemandRow } from '@shuji/contract/demand-office';
import { Form, Link, useSearchParams, useSubmit } from 'react-router';
import { useDict } from '#app/form/dict.ts';
import { pick } from '#app/lib/load.ts';
import { useCall } from '#app/lib/use-call.ts';
import { href } from '#app/paths.ts';
import { DueTag } from '#app/review/DueTag.tsx';
import { HolderTag } from '#app/review/HolderTag.tsx';
import { pageTitle } from '#app/site/title.ts';
import { Button } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { Select, Input as TextInput } from '#app/ui/Field.tsx';
import { Pager } from '#app/ui/Pager.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { Table } from '#app/ui/Table.tsx';
import { Tabs } from '#app/ui/Tabs.tsx';
import { Tag } from '#app/ui/Tag.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { labelOf, statusTone } from '../words.ts';
import styles from './DemandQueue.module.css';
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
  const submit = useSubmit();
  const input = pick(query, 'keyword', 'status', 'pageNum') as Input<typeof listOfficeDemands>;
  const { data, error } = useCall(listOfficeDemands, input);
  return (
    <>
      <Form
        method="get"
        className={styles.filter}
        onChange={(event) => event.target instanceof HTMLSelectElement && submit(event.currentTarget)}
      >
        <input type="hidden" name="tab" value="all" />
        <TextInput
          name="keyword"
          type="search"
          aria-label="关键词"
          placeholder="标题、内容或需求编号"
          defaultValue={query.get('keyword') ?? ''}
        />
        <Select
          name="status"
          aria-label="状态"
          empty="全部状态"
          options={statuses}
          defaultValue={query.get('status') ?? ''}
        />
        <Button type="submit">查询</Button>
      </Form>
      <Rows data={data} error={error} empty={<Empty title="没有符合条件的需求" text="换个关键词或状态再试试。" />} />
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
  const [query] = useSearchParams();
  const to = (id: string) => {
    const next = new URLSearchParams(query);
    next.set('id', id);
    return `${href('officeDemand')}?${next}`;
  };
  if (!data)
    return <Card>{error ? <Empty title="暂时读不到列表" text={error.message} /> : <Skeleton lines={6} />}</Card>;
  if (data.rows.length === 0) return <Card>{empty}</Card>;
  return (
    <>
      <Card flat>
        <Table
          caption="需求"
          rows={data.rows}
          rowKey={(row) => row.id}
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
      </Card>
      <Pager total={data.total} capped={data.capped} unit="条需求" />
    </>
  );
}
