import type { ReactNode } from 'react';
import { minuteOf } from '#app/ui/time.ts';
import styles from './Timeline.module.css';

export interface TimelineStep {
  key: string;
  title: ReactNode;
  /** ISO 8601. */
  at: string;
  /** Someone must do something again. */
  isBad?: boolean;
  /** The actor and their role. */
  by?: ReactNode;
  note?: string | null | undefined;
  /** A sentence for each field, by the field's name as people read it. */
  opinions?: readonly (readonly [label: string, words: string])[];
  papers?: ReactNode;
}

/** The history of a thing, step by step, in the order of the list. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className={styles.timeline}>
      {steps.map(({ key, title, at, isBad, by, note, opinions = [], papers }) => (
        <li key={key} data-bad={isBad || undefined}>
          <div className="row between">
            <strong>{title}</strong>
            <time className="muted small" dateTime={at}>
              {minuteOf(at)}
            </time>
          </div>
          {by && <div className="muted small">{by}</div>}
          {note && <p>{note}</p>}
          <Opinions opinions={opinions} />
          {papers}
        </li>
      ))}
    </ol>
  );
}

/** The reviewer's sentences, each with the name of its field; nothing when there are none. */
export function Opinions({ opinions }: { opinions: readonly (readonly [label: string, words: string])[] }) {
  if (opinions.length === 0) return null;
  return (
    <ul className="opinion">
      {opinions.map(([label, words]) => (
        <li key={label}>
          {label}：{words}
        </li>
      ))}
    </ul>
  );
}

/** Opinions by field code, with the codes replaced by labels. */
export function opinionsIn(labels: Record<string, string>, opinions: Record<string, string> | null) {
  return Object.entries(opinions ?? {}).map(([field, words]) => [labels[field] ?? field, words] as const);
}
