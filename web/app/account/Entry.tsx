import type { ReactNode } from 'react';
import styles from './Entry.module.css';

interface EntryProps {
  title: string;
  /** A line under the title: the way to the neighbouring page. */
  lead?: ReactNode;
  /** What stands beside the form on a wide screen, and above it on a phone. */
  aside?: ReactNode;
  /** Under the sheet. */
  below?: ReactNode;
  children: ReactNode;
}

/** The sheet on which people sign in, sign up and recover. */
export function Entry({ title, lead, aside, below, children }: EntryProps) {
  return (
    <div className={`wrap page ${styles.page}`}>
      <div className={styles.sheet} data-wide={aside ? true : undefined}>
        {aside && <aside className={styles.aside}>{aside}</aside>}
        <div className={styles.main}>
          <h1>{title}</h1>
          {lead && <p className={`muted ${styles.lead}`}>{lead}</p>}
          {children}
        </div>
      </div>
      {below}
    </div>
  );
}
