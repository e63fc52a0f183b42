import { readNotice } from '@shuji/contract/notice/calls';
import type { NoticeRow } from '@shuji/contract/notice/schema';
import { noticeTopics } from '@shuji/contract/nouns';
import { Link } from 'react-router';
import { Button } from '#app/admin/Button.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { useMutationOf } from '#app/lib/query.ts';
import { minuteOf } from '#app/ui/time.ts';
import styles from './NoticeList.module.css';

/** Messages, the newest first. Following one marks it as read. */
export function NoticeList({ rows }: { rows: NoticeRow[] }) {
  const { send } = useMutationOf(readNotice);
  const read = ({ id, readAt }: NoticeRow) => {
    if (readAt === null) void send({ id }, { quiet: true });
  };
  return (
    <ul className={`entries ${styles.notices}`}>
      {rows.map((row) => (
        <li key={row.id} data-unread={row.readAt === null || undefined}>
          <div>
            <div className={styles.title}>
              {row.readAt === null && <span className="sr-only">未读：</span>}
              {row.link ? (
                <Link to={row.link} onClick={() => read(row)}>
                  {row.title}
                </Link>
              ) : (
                row.title
              )}
            </div>
            {row.text && <p className="clamp compact soft">{row.text}</p>}
            <p className="inline small muted">
              <time dateTime={row.createdAt}>{minuteOf(row.createdAt)}</time>
              <span>{noticeTopics[row.topic]}</span>
              {row.isImportant && <Tag tone="warn">重要</Tag>}
            </p>
          </div>
          {row.readAt === null && (
            <Button size="small" look="quiet" onClick={() => read(row)}>
              标为已读
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
