import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';

/** Opens a row: the same page with the row's id, so that the way back keeps tab, filter and page. */
export function RowLink({ id, children }: { id: string; children: ReactNode }) {
  const [query] = useSearchParams();
  const next = new URLSearchParams(query);
  next.set('id', id);
  return <Link to={{ search: next.toString() }}>{children}</Link>;
}
