import { Link, useSearchParams } from 'react-router';
import { withOne } from '#app/ui/narrow.ts';
import { keepsPlace } from '#app/ui/place.ts';
import styles from './Sorts.module.css';

/** Orders of a list as links, in `?sort`; the first is that of an address which names none. */
export function Sorts({ sorts }: { sorts: Record<string, string> }) {
  const [query] = useSearchParams();
  const usual = Object.keys(sorts)[0] ?? '';
  const now = query.get('sort') ?? usual;
  return (
    <ul className={`pills ${styles.sorts}`} aria-label="排序">
      {Object.entries(sorts).map(([value, label]) => (
        <li key={value}>
          <Link
            to={withOne(query, 'sort', value === usual ? '' : value)}
            aria-current={value === now ? 'true' : undefined}
            state={keepsPlace}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
