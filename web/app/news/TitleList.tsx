import { Link } from 'react-router';
import { href } from '#app/paths.ts';
import { dayOf } from '#app/ui/time.ts';
import styles from './TitleList.module.css';

/** Articles by title and day, beside something else. */
export function TitleList({ rows }: { rows: { id: string; title: string; publishedAt: string }[] }) {
  return (
    <ul className={styles.titles}>
      {rows.map(({ id, title, publishedAt }) => (
        <li key={id}>
          <Link to={href('newsinfo', { id })}>{title}</Link>
          <time dateTime={publishedAt}>{dayOf(publishedAt)}</time>
        </li>
      ))}
    </ul>
  );
}
