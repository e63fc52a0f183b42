import { Form, useLocation } from 'react-router';
import { paths } from '#app/paths.ts';

/** The box that searches everything; a plain form, so that it works before and without script. */
export function HeaderSearch() {
  const { pathname } = useLocation();
  // These pages have a box of their own.
  if (pathname === paths.search || pathname === paths.home) return null;
  return (
    <Form action={paths.search} role="search" aria-label="全站搜索" className="header-search">
      <input
        className="input"
        name="keyword"
        type="search"
        aria-label="搜索全站"
        placeholder="搜索全站"
        maxLength={40}
        required
      />
      <button type="submit" aria-label="查找">
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
          <path d="M16 16l4.500 4.500M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0z" strokeLinecap="round" />
        </svg>
      </button>
    </Form>
  );
}
