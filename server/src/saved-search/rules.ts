import type { Parsed } from '@shuji/contract/call';
import type { saveHallSearch, saveSearch } from '@shuji/contract/saved-search/calls';

type SavedInput = Parsed<typeof saveSearch> | Parsed<typeof saveHallSearch>;

/** A search without what was left open, its lists in order: the same search is always the same value. */
export function wantedOf(input: SavedInput): Record<string, string | string[]> {
  const entries = Object.entries(input).flatMap(([name, value]): [string, string | string[]][] => {
    if (value === undefined || value.length === 0) return [];
    return [[name, typeof value === 'string' ? value : [...new Set(value)].sort()]];
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The address of the search on this site, the newest first. */
export function addressOf(conditions: Record<string, string | string[]>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(conditions)) for (const one of [value].flat()) query.append(name, one);
  query.set('sort', 'newest');
  return `/prodsearch?${query}`;
}

const namesShown = 3;

export function newsOf(title: string, names: readonly string[]): { title: string; text: string } {
  const more = names.length > namesShown ? ` 等 ${names.length} 个产品` : '';
  return {
    title: `您保存的搜索“${title}”有 ${names.length} 个新产品`,
    text: `${names.slice(0, namesShown).join('、')}${more}`,
  };
}
