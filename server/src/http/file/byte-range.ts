// Range and If-Range of RFC 9110, for one part; several at once are answered with the whole, as the RFC allows.
import type { ByteRange } from '#src/http/context.ts';

interface RangeHeaders {
  range?: string | undefined;
  ifRange?: string | undefined;
}

/** The requested range; null for the whole, `none` when it starts behind the end. */
export function requestedRange({ range, ifRange }: RangeHeaders, size: number, tag: string): ByteRange | 'none' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (ifRange !== undefined && ifRange.trim() !== `"${tag}"`) return null;
  const isFromEnd = first === '';
  const from = isFromEnd ? Math.max(0, size - Number(last)) : Number(first);
  const to = isFromEnd || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (!isFromEnd && last !== '' && Number(last) < from) return null;
  return from > to ? 'none' : { from, to };
}
