import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const everyMs = 45_000;

/**
 * Reads the page's data again while it is visible, and when the log is ahead of the page: a revoked certificate must
 * not go on looking valid.
 */
export function useFresh(isBehind: boolean): void {
  const { revalidate } = useRevalidator();
  // Between the page's data and its proof a certificate may have been ended.
  useEffect(() => {
    if (isBehind) void revalidate();
  }, [isBehind, revalidate]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    const timer = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [revalidate]);
}
