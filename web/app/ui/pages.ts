/** The same list at another page; the first has no number in its address. */
export function toPage(query: URLSearchParams, page: number): { search: string } {
  const next = new URLSearchParams(query);
  if (page === 1) next.delete('pageNum');
  else next.set('pageNum', String(page));
  return { search: next.toString() };
}
