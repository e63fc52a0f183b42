// Reads and writes a list's filters in the address.

/** The address with one value of a filter put in or taken out; the list begins anew. */
export function toggleValue(query: URLSearchParams, name: string, value: string): { search: string } {
  const next = new URLSearchParams(query);
  const values = next.getAll(name);
  next.delete(name);
  next.delete('pageNum');
  const remaining = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  for (const one of remaining) next.append(name, one);
  return { search: next.toString() };
}

/** The address with a name set to one value, or without it. */
export function withOne(query: URLSearchParams, name: string, value: string): { search: string } {
  const next = new URLSearchParams(query);
  next.delete('pageNum');
  if (value) next.set(name, value);
  else next.delete(name);
  return { search: next.toString() };
}
