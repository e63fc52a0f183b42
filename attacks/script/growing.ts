// Lengthens marked texts on their way to the page: input limits keep them short, and a long text holds more scripts.
import type { Call } from '@shuji/contract/call';
import { cleanHtml } from '../../server/src/http/rich-text.ts';
import { mark } from './planting.ts';

/** Every so many rows of a list grow; the rest would only be more of the same. */
const grownRows = 2;

export interface Growth {
  payloads: readonly string[];
}

/** A reply's data with its marked texts extended, each marked with its place: `⟦/api/news/list rows[].title⟧`. */
export function grown(call: Pick<Call, 'path'> | { path: string }, data: unknown, { payloads }: Growth): unknown {
  if (payloads.length === 0) return data;
  const plain = payloads.join(' ');
  let rich: string | null = null;
  const walk = (node: unknown, place: string): unknown => {
    if (typeof node === 'string') {
      if (!node.includes(mark)) return node;
      const marker = `⟦${call.path} ${place}⟧`;
      if (!/^<(p|h\d|ul|ol|table|blockquote)\b/.test(node)) return `${node}${marker}${plain}`;
      // Rich text is cleaned where it is answered; what is added here goes the same way.
      rich ??= payloads.map((payload) => cleanHtml(`<p>${payload}</p>`)).join('');
      return `${node}<p>${marker}</p>${rich}`;
    }
    if (Array.isArray(node)) return node.map((one, at) => (at < grownRows ? walk(one, `${place}[]`) : one));
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(
      Object.entries(node).map(([name, one]) => [name, walk(one, place ? `${place}.${name}` : name)]),
    );
  };
  return walk(data, '');
}
