import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './OfficeHome.module.css';

export interface Watched {
  label: string;
  to: string;
  /** Undefined while it is read. */
  count: number | undefined;
  /** The unit: 篇. */
  unit: string;
  /** Shown instead of a zero. */
  none: string;
  note?: ReactNode;
}

/** Concerns outside the queues, each a link to its list. */
export function WatchCards({ label, watched }: { label: string; watched: Watched[] }) {
  return (
    <ul className={`grid ${styles.queues}`} data-phone="2" aria-label={label}>
      {watched.map(({ label: name, to, count, unit, none, note }) => (
        <li key={name}>
          <Link to={to} className="card stack soft" data-gap="3">
            <span>{name}</span>
            {count === undefined && <em>正在读取</em>}
            {count === 0 && <em>{none}</em>}
            {count !== undefined && count > 0 && (
              <>
                <strong>
                  {count}
                  <small> {unit}</small>
                </strong>
                <span className="inline between small muted">{note}</span>
              </>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
