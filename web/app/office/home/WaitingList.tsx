import { listWaiting } from '@shuji/contract/desk/calls';
import type { QueueName } from '@shuji/contract/desk/labels';
import { queues as queueNames, reviewQueues } from '@shuji/contract/nouns';
import { Link, useSearchParams } from 'react-router';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import type { OfficeFacts } from '#app/office/shell/facts.ts';
import type { Queue } from '#app/office/shell/menu.ts';
import { href, type PageName, paths } from '#app/paths.ts';
import { DueTag } from '#app/review/DueTag.tsx';
import { HolderTag } from '#app/review/HolderTag.tsx';
import { waitedWords } from '#app/review/waited.ts';
import { Pager } from '#app/ui/plain/Pager.tsx';
import { ScrollBox } from '#app/ui/plain/ScrollBox.tsx';
import styles from './OfficeHome.module.css';

interface WaitingListProps {
  /** The pages whose queues this operator works off. */
  desks: Queue[];
  queues: OfficeFacts['queues'];
}

const pageSize = 20;

/** Queues whose page opens no row by itself, with where on it they stand. */
const withoutDetail: Partial<Record<QueueName, Record<string, string>>> = {
  payment: {},
  receipt: {},
  payout: {},
  moneyRequest: {},
  invoice: {},
  operatorRequest: {},
  settingRequest: {},
  broadcastRequest: { tab: 'request' },
};

/** Everything that waits for this operator, by deadline; the queues above it narrow it down. */
export function WaitingList({ desks, queues }: WaitingListProps) {
  const [query] = useSearchParams();
  const named = desks.find(({ queue }) => queue !== undefined && queue === query.get('queue'))?.queue;
  const pageNum = Number(query.get('pageNum')) || 1;
  const { data, error, reload } = useQueryOf(listWaiting, { ...(named && { queue: named }), pageNum, pageSize });
  const pageOf = Object.fromEntries(desks.flatMap(({ name, queue }) => (queue ? [[queue, name]] : [])));
  return (
    <Card title="待办事项" layout="stack" gap={4}>
      <QueueFilter desks={desks} queues={queues} named={named} />
      {!data && <Fallback noun="待办事项" error={error} onAgain={reload} lines={6} small />}
      {data?.rows.length === 0 && <Empty title="没有待办事项" text="新的事项会按办理期限出现在这里。" />}
      {data && data.rows.length > 0 && (
        <>
          <ScrollBox label="待办事项">
            <table className="table">
              <caption className="sr-only">待办事项，超期的在前，其次是本人领取的，再按办理期限</caption>
              <thead>
                <tr>
                  <th scope="col">事项</th>
                  <th scope="col">队列</th>
                  <th scope="col">已等待</th>
                  <th scope="col">办理期限</th>
                  <th scope="col">办理人</th>
                </tr>
              </thead>
              <tbody>
                {data.rows.map((row) => (
                  <tr key={`${row.queue} ${row.id} ${row.since}`}>
                    <td data-label="事项">
                      <div>
                        <p>
                          <Link to={addressOf(pageOf[row.queue], row)}>{row.title || '未填写名称'}</Link>
                        </p>
                        {row.note && <p className={`muted small ${styles.note}`}>{row.note}</p>}
                      </div>
                    </td>
                    <td data-label="队列">{queueNames[row.queue]}</td>
                    <td data-label="已等待">{waitedWords(row.since)}</td>
                    <td data-label="办理期限">
                      <DueTag {...row} />
                    </td>
                    <td data-label="办理人">{row.queue in reviewQueues ? <HolderTag claim={row.claim} /> : '—'}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollBox>
          <Pager total={data.total} capped={data.capped} pageSize={pageSize} unit="项待办" />
        </>
      )}
    </Card>
  );
}

function addressOf(page: PageName | undefined, { queue, id }: { queue: QueueName; id: string }): string {
  if (!page) return paths.office;
  return href(page, withoutDetail[queue] ?? { id });
}

/** The queues with their counts, those with something in them alone; the one that is chosen leads to its own page. */
function QueueFilter({ desks, queues, named }: WaitingListProps & { named: QueueName | undefined }) {
  const waiting = desks.flatMap(({ queue }) => {
    const state = queue && queues[queue];
    return queue && state && (state.count > 0 || queue === named) ? [{ queue, ...state }] : [];
  });
  const total = waiting.reduce((sum, { count }) => sum + count, 0);
  const page = desks.find(({ queue }) => queue === named)?.name;
  return (
    <nav className={styles.filter} aria-label="按队列筛选待办">
      <Link to={paths.office} aria-current={named ? undefined : 'true'}>
        全部 {total}
      </Link>
      {waiting.map(({ queue, count, overdue }) => (
        <Link
          key={queue}
          to={href('office', { queue })}
          aria-current={queue === named ? 'true' : undefined}
          preventScrollReset
        >
          {queueNames[queue]} {count}
          {overdue > 0 && <Tag tone="bad">{overdue} 项超期</Tag>}
        </Link>
      ))}
      {page && <Link to={paths[page]}>打开队列 →</Link>}
    </nav>
  );
}
