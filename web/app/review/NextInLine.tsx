import { listWaiting } from '@shuji/contract/desk/calls';
import type { QueueName } from '@shuji/contract/desk/labels';
import { useSearchParams } from 'react-router';
import { LinkButton } from '#app/admin/Button.tsx';
import { useQueryOf } from '#app/lib/query.ts';

interface NextInLineProps {
  queue: QueueName;
  /** The one that is open. */
  id: string;
  /** Nothing is left to do here. */
  isDone: boolean;
}

/** Enough that a few in the hands of others leave one. */
const pageSize = 20;

/** The way to the next of the queue that is in nobody else's hand, by its deadline. */
export function NextInLine({ queue, id, isDone }: NextInLineProps) {
  const [query] = useSearchParams();
  const { data } = useQueryOf(listWaiting, { queue, pageSize });
  if (!data) return null;
  const next = data.rows.find((row) => row.id !== id && (!row.claim || row.claim.isMine));
  if (!next) return isDone && <p className="muted">本队列没有其他待办。</p>;
  const search = new URLSearchParams(query);
  search.set('id', next.id);
  return (
    <div className="stack" data-gap="1">
      <LinkButton to={{ search: search.toString() }} look={isDone ? 'primary' : 'default'}>
        下一件
      </LinkButton>
      <span className="muted small">{next.title}</span>
    </div>
  );
}
