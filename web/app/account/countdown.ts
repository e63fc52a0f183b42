import { useCallback, useEffect, useState } from 'react';

/** Seconds left until the next attempt; survives a reload of the page. */
export function useCountdown(name: string): { left: number; start: (seconds: number) => void } {
  const key = `until:${name}`;
  const [left, setLeft] = useState(() => secondsUntil(key));
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(secondsUntil(key)), 1000);
    return () => clearTimeout(timer);
  }, [left, key]);
  const start = useCallback(
    (seconds: number) => {
      sessionStorage.setItem(key, String(Date.now() + seconds * 1000));
      setLeft(seconds);
    },
    [key],
  );
  return { left, start };
}

function secondsUntil(key: string): number {
  const until = Number(sessionStorage.getItem(key) ?? 0);
  return Math.max(0, Math.ceil((until - Date.now()) / 1000));
}
