import type { ApplicationQueueRow } from '@shuji/contract/application';
import type { Input as CallInput } from '@shuji/contract/call';
import { Form, Link, useSearchParams } from 'react-router';
import { pick } from '#app/lib/load.ts';
import { useCall } from '#app/lib/use-call.ts';
import { paths } from '#app/paths.ts';
import { DueTag } from '#app/review/DueTag.tsx';
import { HolderTag } from '#app/review/HolderTag.tsx';
import { waitedWords } from '#app/review/waited.ts';
import { Button } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { Input } from '#app/ui/Field.tsx';
import { Pager } from '#app/ui/Pager.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { type Column, Table } from '#app/ui/Table.tsx';
import { minuteOf } from '#app/ui/time.ts';
import type { DeskProps } from './ApplicationDesk.tsx';
import styles from './ApplicationRows.module.css';

/** The applications in one state: while waiting, the one that has waited longest stands first. */
export function ApplicationRows({ page, queue }: Pick<DeskProps, 'page' | 'queue'>) {
  const [query] = useSearchParams();
  const keyword = query.get('keyword') ?? '';
  const status = query.get('status');
  const { data, error } = useCall(queue, pick(query, 'status', 'keyword', 'pageNum') as CallInput<typeof queue>);
  const isWaiting = status === null || status === 'pending';
  return (
    <>
      <Form method="get" className={styles.filter}>
        {status && <input type="hidden" name="status" value={status} />}
        <Input
          name="keyword"
          type="search"
          aria-label="关键词"
          placeholder="申请人或企业名称"
          defaultValue={keyword}
          key={keyword}
        />
        <Button type="submit">查询</Button>
      </Form>
      {!data && <Card>{error ? <Empty title="暂时读不到列表" text={error.message} /> : <Skeleton lines={6} />}</Card>}
      {data && data.rows.length === 0 && (
        <Card>
          <Empty
            title={keyword ? '没有符合条件的申请' : isWaiting ? '没有待审核的申请' : '这个状态下没有申请'}
            text={isWaiting && !keyword ? '新提交的申请会出现在这里，等得最久的排在最前。' : '换个状态或关键词再看看。'}
          />
        </Card>
      )}
      {data && data.rows.length > 0 && (
        <>
          <Card flat>
            <Table
              caption="申请"
              rows={data.rows}
              rowKey={(row) => row.id}
              columns={columnsFor(query, page, isWaiting)}
            />
          </Card>
          <Pager total={data.total} capped={data.capped} unit="项申请" />
        </>
      )}
    </>
  );
}

function columnsFor(
  query: URLSearchParams,
  page: DeskProps['page'],
  isWaiting: boolean,
): Column<ApplicationQueueRow>[] {
  const to = (id: string) => {
    const next = new URLSearchParams(query);
    next.set('id', id);
    return `${paths[page]}?${next}`;
  };
  return [
    { title: '申请人', cell: (row) => <Link to={to(row.id)}>{row.title || '未填写名称'}</Link> },
    { title: '类型', cell: (row) => row.note },
    { title: '提交时间', cell: (row) => minuteOf(row.submittedAt) },
    { title: '提交次数', cell: (row) => `第 ${row.submissions} 次` },
    ...(isWaiting ? waitingColumns : decidedColumns),
  ];
}

const waitingColumns: Column<ApplicationQueueRow>[] = [
  { title: '已等待', cell: (row) => waitedWords(row.submittedAt) },
  { title: '办理期限', cell: (row) => <DueTag {...row} /> },
  { title: '办理人', cell: (row) => <HolderTag claim={row.claim} /> },
];

const decidedColumns: Column<ApplicationQueueRow>[] = [{ title: '办理时间', cell: (row) => minuteOf(row.decidedAt) }];
