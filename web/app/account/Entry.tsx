import type { ReactNode } from 'react';
import styles from './Entry.module.css';

interface EntryProps {
  title: string;
  /** A line under the title: the way to the neighbouring page. */
  lead?: ReactNode;
  /** Stands beside the form on a wide screen. */
  aside?: ReactNode;
  /** On a phone it stands above the form; else it is left out there. */
  isAsideNeeded?: boolean;
  /** Under the sheet. */
  below?: ReactNode;
  children: ReactNode;
}

/** The sheet on which people sign in, sign up and recover. */
export function Entry({ title, lead, aside, isAsideNeeded, below, children }: EntryProps) {
  return (
    <div className={`wrap page ${styles.page}`}>
      <div className={`card ${styles.sheet}`} data-flat data-wide={aside ? true : undefined}>
        <div className={styles.main}>
          <h1>{title}</h1>
          {lead && <p className="muted compact">{lead}</p>}
          {children}
        </div>
        {aside && (
          <aside className={styles.aside} data-needed={isAsideNeeded || undefined}>
            {aside}
          </aside>
        )}
      </div>
      {below}
    </div>
  );
}
