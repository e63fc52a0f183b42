import { useEffect, useState } from 'react';
import { minuteOf } from '#app/ui/time.ts';
import styles from './Countdown.module.css';
import { leftWords } from './words.ts';

const soon = 24 * 3_600_000;

/** How long there is still time, kept right while one looks at it. */
export function Countdown({ dueAt }: { dueAt: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  const isSoon = Date.parse(dueAt) - now < soon;
  return (
    <p className={styles.due} data-soon={isSoon || undefined}>
      <strong>{leftWords(dueAt, now)}</strong>
      <span className="muted small">{minuteOf(dueAt)} 前</span>
    </p>
  );
}
