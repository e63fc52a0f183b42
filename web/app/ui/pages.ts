/** The same list at another page; the first has no number in its address. */
export function toPage(query: URLSearchParams, page: number, name = 'pageNum'): { search: string } {
  const next = new URLSearchParams(query);
  if (page === 1) next.delete(name);
  else next.set(name, String(page));
  return { search: next.toString() };
}
