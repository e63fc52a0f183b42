// Suggestions while typing: industries, scenes and merchants by name, and the best-fitting products.

import type { Output } from '@shuji/contract/call';
import type { suggestProducts } from '@shuji/contract/market/calls';
import type { FacetName } from '@shuji/contract/market/labels';
import type { Suggestion } from '@shuji/contract/market/schema';
import type { DictName } from '@shuji/contract/site/labels/dict';
import type { Db } from '#src/db/open.ts';
import { getLabels } from '#src/site/queries.ts';
import { markedIn } from '#src/text/highlight.ts';
import type { ParsedQuery } from '#src/text/parsed-query.ts';
import { nameScore } from '#src/text/similarity.ts';
import { cachedMerchantNames, currentCatalogue } from './catalogue-sync.ts';
import { search } from './search.ts';

const groupsShown = 3;
const productsShown = 6;
const groups: Record<Exclude<Suggestion['kind'], 'product'>, DictName | null> = {
  industry: 'industry',
  scene: 'scene',
  merchant: null,
};

/** Groups of the market first, for they are few; then products. */
export async function suggest(db: Db, typed: string, wanted: ParsedQuery): Promise<Output<typeof suggestProducts>> {
  const [grouped, products] = await Promise.all([
    suggestGroups(db, typed),
    search(db, wanted, { filters: {}, sort: 'quality', pageNum: 1, pageSize: productsShown }),
  ]);
  const rows = [
    ...grouped,
    ...products.rows.map(
      ({ id, name, merchantName }): Suggestion => ({
        kind: 'product',
        value: id,
        name,
        note: merchantName,
        count: null,
      }),
    ),
  ];
  const names = rows.map(({ name }) => name);
  return { rows, words: markedIn(names, wanted.words, products.correction) };
}

async function suggestGroups(db: Db, typed: string): Promise<Suggestion[]> {
  const all = (await currentCatalogue(db)).counts({});
  const found: { worth: number; suggestion: Suggestion }[] = [];
  for (const [kind, dict] of Object.entries(groups) as [FacetName & keyof typeof groups, DictName | null][]) {
    const counts = all[kind];
    const names = dict
      ? await getLabels(db, dict)
      : await cachedMerchantNames(
          db,
          counts.map(({ value }) => value),
        );
    for (const { value, count } of counts) {
      const name = names.get(value) ?? '';
      const worth = nameScore(typed, name);
      if (worth > 0) found.push({ worth, suggestion: { kind, value, name, note: null, count } });
    }
  }
  const best = found.sort((a, b) => b.worth - a.worth || (b.suggestion.count ?? 0) - (a.suggestion.count ?? 0));
  return best.slice(0, groupsShown).map(({ suggestion }) => suggestion);
}
