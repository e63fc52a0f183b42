import { queues as queueNames } from '@shuji/contract/nouns';
import { Link } from 'react-router';
import { Tag } from '#app/admin/Tag.tsx';
import type { OfficeFacts, Waiting } from '#app/office/shell/facts.ts';
import type { Queue } from '#app/office/shell/menu.ts';
import { paths } from '#app/paths.ts';
import { waitedWords } from '#app/review/waited.ts';
import styles from './OfficeHome.module.css';

interface QueueCardsProps {
  desks: Queue[];
  queues: OfficeFacts['queues'];
}

/** Each queue's count, oldest row and overdue rows; the latest queues first. */
export function QueueCards({ desks, queues }: QueueCardsProps) {
  const cards = desks.map((desk) => ({ desk, waiting: desk.queue && queues[desk.queue] }));
  const urgency = (waiting: Waiting | undefined) => (waiting?.overdue ? 2 : waiting?.count ? 1 : 0);
  const sorted = cards.toSorted((one, other) => urgency(other.waiting) - urgency(one.waiting));
  return (
    <ul className={`grid ${styles.queues}`} data-phone="2">
      {sorted.map(({ desk, waiting }) => (
        <li key={desk.name}>
          <Link to={paths[desk.name]} className="card stack soft" data-gap="3">
            <span>{desk.queue && queueNames[desk.queue]}</span>
            {waiting === undefined && <em>正在读取</em>}
            {waiting?.count === 0 && <em>已处理完毕</em>}
            {waiting !== undefined && waiting.count > 0 && <State {...waiting} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function State({ count, oldestAt, overdue }: Waiting) {
  return (
    <>
      <strong>
        {count}
        <small> 项待办</small>
      </strong>
      <span className="inline between small muted">
        <span>
          最早已等待<span className="whole">{waitedWords(oldestAt)}</span>
        </span>
        {overdue > 0 && <Tag tone="bad">{overdue} 项超期</Tag>}
      </span>
    </>
  );
}
