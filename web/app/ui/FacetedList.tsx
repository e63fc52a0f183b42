// A list that is narrowed by facets: the market and the demand hall.
import type { ReactNode } from 'react';
import { countOf } from './count.ts';
import styles from './FacetedList.module.css';
import { type Faceted, Facets } from './Facets.tsx';

interface FacetedListProps extends Faceted {
  label: string;
  /** How many things are listed. */
  total: number;
  children: ReactNode;
}

/** The list beside its facets; where there are none it has the whole width. */
export function FacetedList({ label, labels, facets, total, children }: FacetedListProps) {
  const hasFacets = Object.values(facets).some((values) => values.length > 0);
  return (
    <div className={styles.list} data-bare={!hasFacets || undefined}>
      {hasFacets && <Facets labels={labels} facets={facets} total={total} />}
      <section aria-label={label} className="stack">
        {children}
      </section>
    </div>
  );
}

/** 共 1,024 个产品; `unit` with its counter. */
export function Total({ total, capped, unit }: { total: number; capped?: boolean; unit: string }) {
  return (
    <p className="muted" role="status">
      共 <b className={styles.total}>{countOf(total)}</b>
      {capped && ' 以上'} {unit}
    </p>
  );
}

/** Near results of a search that found nothing. */
export function Nearest({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <>
      <h2 className="title">{title}</h2>
      {children}
    </>
  );
}
