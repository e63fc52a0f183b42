import { useEffect, useState } from 'react';

/** The secret behind `#`, taken out of the address at once so that no history keeps it; empty when there is none. */
export function useHashCode(): string | undefined {
  const [code, setCode] = useState<string>();
  useEffect(() => {
    setCode(/^#([\w-]{22})$/.exec(location.hash)?.[1] ?? '');
    if (location.hash) history.replaceState(history.state, '', location.pathname);
  }, []);
  return code;
}
