import { Select } from 'antd';
import { useSearchParams } from 'react-router';
import { keepsPlace } from '#app/ui/place.ts';

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
      size="small"
      popupMatchSelectWidth={false}
      aria-label="每页条数"
      value={String(pageSizeOf(query))}
      options={sizes.map((value) => ({ value, label: `每页 ${value} 条` }))}
      onChange={(size) => {
        const next = new URLSearchParams(query);
        next.delete('pageNum');
        next.set('pageSize', size);
        setQuery(next, { state: keepsPlace });
      }}
    />
  );
}
