// One queue for all applications; the four nouns bring their calls and labels.
import { type ApplicationStatus, applicationColumns, applicationStatus } from '@shuji/contract/application/labels';
import type { FunctionComponent } from 'react';
import { byTime, keyword, period, region, sorting } from '#app/admin/list/filters.ts';
import { queuePage } from '#app/admin/list/QueuePage.tsx';
import { RowLink } from '#app/admin/list/RowLink.tsx';
import { claiming } from '#app/review/claiming.ts';
import { DueTag } from '#app/review/DueTag.tsx';
import { HolderTag } from '#app/review/HolderTag.tsx';
import { waitedWords } from '#app/review/waited.ts';
import { minuteOf } from '#app/ui/time.ts';
import { ApplicationReview } from './ApplicationReview.tsx';
import type { ApplicationQueue } from './queue.ts';

const decided = ['correction', 'approved', 'refused', 'frozen'] as const;
const fields = [keyword('申请人或企业名称'), region, period('提交日期')];
const hint = '换个状态或筛选条件再看看。';
const { newest, oldest } = byTime;
const untitled = '未填写名称';

/** Makes the page of one kind of applications, a tab for each status; while waiting, the oldest stands first. */
export function applicationQueue(spec: ApplicationQueue): FunctionComponent {
  const { name, title, queue, exports } = spec;
  const tab = (value: ApplicationStatus) => ({ value, label: applicationStatus[value], call: queue, exports });
  return queuePage({
    title,
    label: '状态',
    param: 'status',
    detail: ({ id }) => <ApplicationReview id={id} queue={spec} />,
    views: [
      {
        ...tab('pending'),
        filters: [...fields, sorting({ oldest, newest })],
        empty: { title: '没有待审核的申请', text: '新提交的申请会出现在这里，等得最久的排在最前。' },
        bulk: claiming(name),
      },
      ...decided.map((status) => ({
        ...tab(status),
        filters: [...fields, sorting(byTime)],
        empty: { title: '这个状态下没有申请', text: hint },
      })),
    ],
    list: name,
    columns: applicationColumns,
    caption: '申请',
    unit: '项申请',
    nothing: '没有符合条件的申请',
    hint,
    nameOf: (row) => row.title || untitled,
    cells: {
      title: (row) => <RowLink id={row.id}>{row.title || untitled}</RowLink>,
      note: (row) => row.note,
      status: (row) => applicationStatus[row.status],
      submittedAt: (row) => (
        <>
          {minuteOf(row.submittedAt)}
          {row.status === 'pending' && <div className="muted small">已等待 {waitedWords(row.submittedAt)}</div>}
        </>
      ),
      submissions: (row) => `第 ${row.submissions} 次`,
      dueOn: (row) => (row.dueOn ? <DueTag {...row} /> : '—'),
      holder: (row) => (row.dueOn ? <HolderTag claim={row.claim} /> : '—'),
      decidedAt: (row) => minuteOf(row.decidedAt) || '—',
    },
  });
}
