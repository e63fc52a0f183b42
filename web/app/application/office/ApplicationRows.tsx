import { applicationColumns, applicationStatus } from '@shuji/contract/application/labels';
import { Link, useSearchParams } from 'react-router';
import { ListFilter } from '#app/list/ListFilter.tsx';
import { OfficeRows } from '#app/list/OfficeRows.tsx';
import { byTime, useOverseenFields } from '#app/list/overseen.ts';
import { useRowLink } from '#app/list/row-link.ts';
import { useListed } from '#app/list/use-list.ts';
import { paths } from '#app/paths.ts';
import { claiming } from '#app/review/claiming.ts';
import { DueTag } from '#app/review/DueTag.tsx';
import { HolderTag } from '#app/review/HolderTag.tsx';
import { waitedWords } from '#app/review/waited.ts';
import { Empty } from '#app/ui/Empty.tsx';
import { minuteOf } from '#app/ui/time.ts';
import type { ApplicationQueueProps } from './ApplicationQueue.tsx';

const narrowing = ['keyword', 'region', 'from', 'to'] as const;

/** The applications in one state: while waiting, the one that has waited longest stands first. */
export function ApplicationRows({
  desk,
  page,
  queue,
  exported,
}: Pick<ApplicationQueueProps, 'desk' | 'page' | 'queue' | 'exported'>) {
  const [query] = useSearchParams();
  const { data, error, reload, filter } = useListed(queue, ...narrowing, 'status', 'sort');
  const to = useRowLink(paths[page]);
  const isWaiting = (query.get('status') ?? 'pending') === 'pending';
  const isNarrowed = narrowing.some((name) => query.has(name));
  const sorts = isWaiting ? byTime.toReversed() : byTime;
  const fields = useOverseenFields({ placeholder: '申请人或企业名称', days: '提交日期', sorts, hasIndustry: false });
  return (
    <>
      <ListFilter fields={fields} preserve={['status']} />
      <OfficeRows
        list={desk}
        columns={applicationColumns}
        cells={{
          title: (row) => <Link to={to(row.id)}>{row.title || '未填写名称'}</Link>,
          note: (row) => row.note,
          status: (row) => applicationStatus[row.status],
          submittedAt: (row) => (
            <>
              {minuteOf(row.submittedAt)}
              {isWaiting && <div className="muted small">已等待 {waitedWords(row.submittedAt)}</div>}
            </>
          ),
          submissions: (row) => `第 ${row.submissions} 次`,
          dueOn: (row) => (row.dueOn ? <DueTag {...row} /> : '—'),
          holder: (row) => (row.dueOn ? <HolderTag claim={row.claim} /> : '—'),
          decidedAt: (row) => minuteOf(row.decidedAt) || '—',
        }}
        data={data}
        error={error}
        onAgain={reload}
        empty={
          <Empty
            title={isNarrowed ? '没有符合条件的申请' : isWaiting ? '没有待审核的申请' : '这个状态下没有申请'}
            text={
              isWaiting && !isNarrowed ? '新提交的申请会出现在这里，等得最久的排在最前。' : '换个状态或筛选条件再看看。'
            }
          />
        }
        unit="项申请"
        caption="申请"
        sheet={{ call: exported, input: filter }}
        bulk={isWaiting ? [claiming(desk)] : []}
        nameOf={(row) => row.title || '未填写名称'}
        onChanged={reload}
      />
    </>
  );
}
