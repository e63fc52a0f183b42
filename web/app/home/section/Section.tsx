import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './Section.module.css';

interface SectionProps {
  /** Names the heading's anchor. */
  id: string;
  title: string;
  text?: string;
  more?: { to: string; label: string };
  children: ReactNode;
}

/** One part of the home page: a heading with a line below it, and the way to the rest. */
export function Section({ id, title, text, more, children }: SectionProps) {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby={id}>
      <header className="inline between">
        <div>
          <h2 id={id}>{title}</h2>
          {text && <p className="muted">{text}</p>}
        </div>
        {more && <Link to={more.to}>{more.label}</Link>}
      </header>
      {children}
    </section>
  );
}
