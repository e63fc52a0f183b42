import { dayMs } from '@shuji/contract/time';
import { useEffect, useEffectEvent, useState } from 'react';
import { leftWords } from '#app/order/labels.ts';
import { minuteOf } from '#app/ui/time.ts';
import styles from './Countdown.module.css';

interface CountdownProps {
  dueAt: string;
  /** Time has run out while one was looking. */
  onOver: () => void;
}

/** Time left, updated while it is shown. */
export function Countdown({ dueAt, onOver }: CountdownProps) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  const left = Date.parse(dueAt) - now;
  const isOver = left <= 0;
  const notifyOver = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver) notifyOver();
  }, [isOver]);
  return (
    <p className={styles.due} data-soon={left < dayMs || undefined}>
      <strong>{leftWords(dueAt, now)}</strong>
      <span className="muted small">{minuteOf(dueAt)} 前</span>
    </p>
  );
}
