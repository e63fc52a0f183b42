import { Link, useSearchParams } from 'react-router';
import { countOf } from '#app/ui/count.ts';
import { toPage } from '#app/ui/pages.ts';

interface PagerProps {
  total: number;
  /** The true total is larger than `total`. */
  capped?: boolean;
  pageSize?: number;
  /** The measure word and noun of what is counted, 件产品. */
  unit?: string;
}

/** Pagination of a list; the page number lives in the address. Shows nothing when there is one page or none. */
export function Pager({ total, capped, pageSize = 10, unit = '条' }: PagerProps) {
  const [query] = useSearchParams();
  const last = Math.ceil(total / pageSize);
  if (last <= 1) return null;
  // Past the last page none is the present one.
  const now = Math.min(Math.max(1, Number(query.get('pageNum')) || 1), last + 1);
  const to = (page: number) => toPage(query, page);
  return (
    <nav className="row pager" data-gap="2" aria-label="分页">
      <span className="muted">
        共 {countOf(total)}
        {capped ? '+' : ''} {unit}
      </span>
      {now > 1 && (
        <Link to={to(now - 1)} rel="prev">
          上一页
        </Link>
      )}
      {pagesAround(now, last).map((page) =>
        page < 0 ? (
          <span key={page} aria-hidden="true">
            …
          </span>
        ) : page === now ? (
          <span key={page} className="now" aria-current="page">
            <span className="sr-only">当前第</span>
            {page}
            <span className="sr-only">页</span>
          </span>
        ) : (
          <Link key={page} to={to(page)} aria-label={`第 ${page} 页`}>
            {page}
          </Link>
        ),
      )}
      {now < last && (
        <Link to={to(now + 1)} rel="next">
          下一页
        </Link>
      )}
    </nav>
  );
}

/** The page numbers to show; a negative one stands for a gap. */
export function pagesAround(now: number, last: number): number[] {
  const shown = [1, now - 1, now, now + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(shown)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? page);
    if (gap === 2) return [page - 1, page];
    return gap > 2 ? [-page, page] : [page];
  });
}
