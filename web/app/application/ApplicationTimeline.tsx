import { applicationStep, type StepRow } from '@shuji/contract/application';
import { minuteOf } from '#app/ui/time.ts';
import styles from './ApplicationTimeline.module.css';
import { badSteps } from './words.ts';

/** Every step of an application with its words, newest first. */
export function ApplicationTimeline({ steps, labels }: { steps: readonly StepRow[]; labels: Record<string, string> }) {
  if (steps.length === 0) return <p className="muted">还没有办理记录；提交审核后，每一步都会记在这里。</p>;
  return (
    <ol className={styles.timeline}>
      {steps.toReversed().map((row) => (
        <li key={`${row.at} ${row.step}`} data-bad={badSteps.includes(row.step) || undefined}>
          <div className="row between">
            <strong>{applicationStep[row.step]}</strong>
            <time className="muted small" dateTime={row.at}>
              {minuteOf(row.at)}
            </time>
          </div>
          <div className="muted small">{row.by}</div>
          {row.reason && <p>{row.reason}</p>}
          <OpinionList opinions={row.opinions} labels={labels} />
        </li>
      ))}
    </ol>
  );
}

/** The reviewer's sentences, each with the name of its field; nothing when there are none. */
export function OpinionList({
  opinions,
  labels,
}: {
  opinions: Record<string, string>;
  labels: Record<string, string>;
}) {
  const entries = Object.entries(opinions);
  if (entries.length === 0) return null;
  return (
    <ul className={styles.opinions}>
      {entries.map(([field, words]) => (
        <li key={field}>
          {labels[field] ?? field}：{words}
        </li>
      ))}
    </ul>
  );
}
