// JSON with exactly one spelling for each value, so that the same facts always have the same hash.

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/**
 * RFC 8785: no spaces, members sorted by UTF-16 code units, numbers and strings as ECMAScript writes them.
 * Throws on what JSON cannot hold.
 */
export function canonicalJson(value: Json): string {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error('canonical JSON holds finite numbers only');
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = Object.keys(value)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name] as Json)}`);
  return `{${members.join(',')}}`;
}

function isList(value: object): value is readonly Json[] {
  return Array.isArray(value);
}
