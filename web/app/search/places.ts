import type { SearchKind } from '@shuji/contract/search/labels';
import type { Found } from '@shuji/contract/search/schema';
import { placeOfText } from '#app/document/text-page.ts';
import { href } from '#app/paths.ts';

/** The page of a search result. */
export function placeOf(kind: SearchKind, { id, part }: Found): string {
  switch (kind) {
    case 'product':
      return href('prodinfo', { id });
    case 'demand':
      return href('deminfo', { id });
    case 'merchant':
      return href('merchant', { id });
    case 'news':
      return href('newsinfo', { id });
    case 'partner':
      return href('partner', { id });
    case 'bought':
      return href('orderinfo', { id });
    case 'sold':
      return href('orderinfo', { id, side: 2 });
    case 'rule':
      return placeOfText(id);
    case 'help':
      return `${href(part === 'about' ? 'about' : 'help')}#${id}`;
  }
}

/** The page that searches one kind with everything that kind can be searched by; null where there is none. */
export function ownSearchOf(kind: SearchKind, keyword: string): string | null {
  if (kind === 'product') return href('prodsearch', { keyword });
  if (kind === 'demand') return href('demand', { keyword });
  if (kind === 'news') return href('messgsearch', { keyword });
  return null;
}
