import { suggestProducts } from '@shuji/contract/market/calls';
import type { Suggestion } from '@shuji/contract/market/schema';
import { useEffect, useState } from 'react';
import { api } from '#app/lib/api.ts';

/** Milliseconds without typing before a request. */
const pause = 150;
const longest = 60;

export interface Suggestions {
  /** For which text they are; not always the one that stands there now. */
  typed: string;
  rows: Suggestion[];
  /** Parts to mark in them. */
  words: string[];
}

/** Suggestions for the typed text; null while it is empty, unchanged while `isWanted` is false. */
export function useSuggestions(text: string, isWanted: boolean): Suggestions | null {
  const [found, setFound] = useState<Suggestions | null>(null);
  const typed = text.trim().slice(0, longest);
  useEffect(() => {
    if (typed === '') return setFound(null);
    if (!isWanted) return;
    const gone = new AbortController();
    // Debounce: a request only when typing pauses.
    const timer = setTimeout(() => {
      api(suggestProducts, { keyword: typed }, { signal: gone.signal, quiet: true }).then(
        (offered) => setFound({ typed, ...offered }),
        // Without suggestions typing goes on, and the search itself still works.
        () => !gone.signal.aborted && setFound(null),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [typed, isWanted]);
  return found;
}
