// Counts in the frame, which stands around public pages too and so outside the query client, are read anew by these.
import { useEffect } from 'react';

const written = 'shuji:written';

/** A writing call succeeded. */
export function publishWrite(): void {
  document.dispatchEvent(new Event(written));
}

/** Calls back after each writing call of the centre and when the window gets the focus again. */
export function useRecount(recount: () => void): void {
  useEffect(() => {
    document.addEventListener(written, recount);
    window.addEventListener('focus', recount);
    return () => {
      document.removeEventListener(written, recount);
      window.removeEventListener('focus', recount);
    };
  }, [recount]);
}
