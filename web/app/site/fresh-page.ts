// Scroll position after a route change: the top, as spec §2 has it, going back included.
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { elementAt } from '#app/lib/anchor.ts';
import { isSamePlace } from '#app/ui/place.ts';

export function useFreshPages(): void {
  const location = useLocation();
  const shown = useRef(location);
  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);
  useEffect(() => {
    const { pathname, search, hash, state } = location;
    const before = shown.current;
    shown.current = location;
    const isSamePage = before.pathname === pathname;
    if (isSamePage && before.search === search && before.hash === hash) return;
    const main = document.getElementById('main');
    // A screen reader goes on reading where the new page begins; a field that took the focus keeps it.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    if (isSamePage && isSamePlace(state)) return;
    const target = elementAt(hash);
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [location]);
}
