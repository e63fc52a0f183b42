import { Link } from 'react-router';
import { href } from '#app/paths.ts';
import { dayOf } from '#app/ui/time.ts';

/** Articles by title and day, beside something else. */
export function TitleList({ rows }: { rows: { id: string; title: string; publishedAt: string }[] }) {
  return (
    <ul className="stack compact title" data-gap="3">
      {rows.map(({ id, title, publishedAt }) => (
        <li key={id} className="stack" data-gap="0">
          <Link to={href('newsinfo', { id })}>{title}</Link>
          <time className="fine muted" dateTime={publishedAt}>
            {dayOf(publishedAt)}
          </time>
        </li>
      ))}
    </ul>
  );
}
