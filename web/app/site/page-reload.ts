// Spec §2: the root shows only the current page and can re-render it on request.
import { createContext, useContext } from 'react';

export const PageReload = createContext<() => void>(() => location.reload());

/** Re-renders the current page from nothing: its data is read again and its state is gone. */
export function usePageReload(): () => void {
  return useContext(PageReload);
}
