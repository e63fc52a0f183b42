import { useEffect, useState } from 'react';

const pauseMs = 250;

/** A value once it has not changed for a moment, so that not every letter is asked for. */
export function useLater<T>(value: T): T {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return later;
}
