import { useSearchParams } from 'react-router';
import { Select } from '#app/ui/Input.tsx';
import { keepsPlace } from '#app/ui/place.ts';
import styles from './OfficeRows.module.css';

const sizes = ['10', '20', '50', '100'];

/** Rows a page of an office list; the address holds it. */
export function pageSizeOf(query: URLSearchParams): number {
  const requested = query.get('pageSize') ?? '';
  return sizes.includes(requested) ? Number(requested) : 10;
}

export function PageSize() {
  const [query, setQuery] = useSearchParams();
  return (
    <Select
      className={styles.size ?? ''}
      aria-label="每页条数"
      value={String(pageSizeOf(query))}
      options={sizes.map((value) => ({ value, label: `每页 ${value} 条` }))}
      onChange={(event) => {
        const next = new URLSearchParams(query);
        next.delete('pageNum');
        next.set('pageSize', event.target.value);
        setQuery(next, { state: keepsPlace });
      }}
    />
  );
}
