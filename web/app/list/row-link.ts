import { useSearchParams } from 'react-router';

/** Links to a row: the same page with the row's id, so that the way back keeps tab, filter and page. */
export function useRowLink(desk: string): (id: string) => string {
  const [query] = useSearchParams();
  return (id) => {
    const next = new URLSearchParams(query);
    next.set('id', id);
    return `${desk}?${next}`;
  };
}
