import { useEffect, useState } from 'react';

const pauseMs = 250;

/** Debounce: the value once it has not changed for a moment, so that not every letter becomes a request. */
export function useLater<T>(value: T): T {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return later;
}
