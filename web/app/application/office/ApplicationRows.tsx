import type { ApplicationQueueRow } from '@shuji/contract/application';
import type { Input as CallInput } from '@shuji/contract/call';
import { Link, useSearchParams } from 'react-router';
import { pick } from '#app/lib/load.ts';
import { useCall } from '#app/lib/use-call.ts';
import { useRowLink } from '#app/list/row-link.ts';
import { paths } from '#app/paths.ts';
import { DeskRows, DeskSearch } from '#app/review/DeskList.tsx';
import { DueTag } from '#app/review/DueTag.tsx';
import { HolderTag } from '#app/review/HolderTag.tsx';
import { waitedWords } from '#app/review/waited.ts';
import { Empty } from '#app/ui/Empty.tsx';
import type { Column } from '#app/ui/Table.tsx';
import { minuteOf } from '#app/ui/time.ts';
import type { DeskProps } from './ApplicationDesk.tsx';

/** The applications in one state: while waiting, the one that has waited longest stands first. */
export function ApplicationRows({ page, queue }: Pick<DeskProps, 'page' | 'queue'>) {
  const [query] = useSearchParams();
  const keyword = query.get('keyword') ?? '';
  const status = query.get('status');
  const { data, error } = useCall(queue, pick(query, 'status', 'keyword', 'pageNum') as CallInput<typeof queue>);
  const to = useRowLink(paths[page]);
  const isWaiting = status === null || status === 'pending';
  const empty = (
    <Empty
      title={keyword ? '没有符合条件的申请' : isWaiting ? '没有待审核的申请' : '这个状态下没有申请'}
      text={isWaiting && !keyword ? '新提交的申请会出现在这里，等得最久的排在最前。' : '换个状态或关键词再看看。'}
    />
  );
  return (
    <>
      <DeskSearch placeholder="申请人或企业名称" kept={status ? { status } : {}} />
      <DeskRows
        data={data}
        error={error}
        empty={empty}
        caption="申请"
        unit="项申请"
        columns={columnsFor(to, isWaiting)}
      />
    </>
  );
}

function columnsFor(to: (id: string) => string, isWaiting: boolean): Column<ApplicationQueueRow>[] {
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
