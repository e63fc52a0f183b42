import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { elementAt } from '#app/lib/anchor.ts';

/**
 * Opens what the address names: a folded answer, or what is folded in a section. Holds for a link that was followed
 * before the page's script ran.
 */
export function useUnfoldTarget(): void {
  // Another at each step, also when the same link is followed again after its target was closed.
  const location = useLocation();
  useEffect(() => {
    const target = elementAt(location.hash);
    const folded =
      target instanceof HTMLDetailsElement ? target : target?.querySelector<HTMLDetailsElement>('details.fold');
    if (folded) folded.open = true;
  }, [location]);
}
