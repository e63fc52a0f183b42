import { randomUUIDv7 } from 'node:crypto';
import type { Parsed } from '@shuji/contract/call';
import { budgetBands } from '@shuji/contract/demand/labels';
import { priceLabels } from '@shuji/contract/market/labels';
import type * as calls from '@shuji/contract/saved-search/calls';
import { mostSavedSearches } from '@shuji/contract/saved-search/labels';
import type { SavedSearch } from '@shuji/contract/saved-search/schema';
import type { DictName } from '@shuji/contract/site/labels/dict';
import type { Db } from '#src/db/open.ts';
import { hasRoom } from '#src/db/quota.ts';
import type { User, WriteContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { findMerchant } from '#src/merchant/queries.ts';
import { regionNames } from '#src/product/registration/content.ts';
import { getLabels } from '#src/site/queries.ts';
import { parseQuery } from '#src/text/parsed-query.ts';
import { countSearches, deleteSearch, insertSearch, pauseSearch, type SearchConditions } from './queries.ts';
import { wantedOf } from './rules.ts';

/** Keeps a search; only what comes to the market from now on is news. */
export const saveSearch: Handler<typeof calls.saveSearch> = (input, context) => save('product', input, context);

export const saveHallSearch: Handler<typeof calls.saveHallSearch> = (input, context) => save('demand', input, context);

type Input = Parsed<typeof calls.saveSearch> | Parsed<typeof calls.saveHallSearch>;

async function save(target: SavedSearch['target'], input: Input, { db, actor, now }: WriteContext<User>) {
  const conditions = wantedOf(input);
  ensure(Object.keys(conditions).length > 0, 'savedSearch.empty');
  ensure(!input.keyword || parseQuery(input.keyword), 'savedSearch.empty', { keyword: '关键词里没有可以搜索的文字' });
  const title = await titleOf(db, conditions);
  const count = () => countSearches(db, actor.id);
  const room = { limit: 'saved search', owner: actor.id, most: mostSavedSearches, count } as const;
  ensure(await hasRoom(db, room), 'savedSearch.tooMany');
  await insertSearch(db, { id: randomUUIDv7(), accountId: actor.id, target, wanted: conditions, title, now });
}

export const deleteSavedSearch: Handler<typeof calls.deleteSavedSearch> = async ({ id }, { db, actor }) => {
  ensure(await deleteSearch(db, id, actor.id), 'savedSearch.notFound');
};

export const pauseSavedSearch: Handler<typeof calls.pauseSavedSearch> = async (
  { id, isPaused },
  { db, actor, now },
) => {
  ensure(await pauseSearch(db, { id, accountId: actor.id, isPaused, now }), 'savedSearch.notFound');
};

const dicts: Record<string, DictName> = {
  type: 'productType',
  kind: 'productType',
  industry: 'industry',
  scene: 'scene',
  priceMode: 'priceMode',
  delivery: 'delivery',
  updateFrequency: 'updateFrequency',
};

async function titleOf(db: Db, { keyword, ...filters }: SearchConditions): Promise<string> {
  const parts = typeof keyword === 'string' ? [keyword] : [];
  for (const [name, value] of Object.entries(filters)) {
    const codes = [value].flat();
    const labels = await labelsOf(db, name, codes);
    parts.push(codes.map((code) => labels.get(code) ?? code).join('、'));
  }
  return parts.join(' · ').slice(0, 120);
}

async function labelsOf(db: Db, name: string, codes: string[]): Promise<ReadonlyMap<string, string>> {
  if (name === 'merchant') {
    const found = await Promise.all(codes.map((code) => findMerchant(db, code)));
    return new Map(found.flatMap((merchant) => (merchant ? [[merchant.id, merchant.name]] : [])));
  }
  if (name === 'region') return new Map(codes.map((code) => [code, regionNames([code]).join('')]));
  if (name === 'budget') return new Map(Object.entries(budgetBands).map(([band, { label }]) => [band, label]));
  if (name === 'priceUnit' || name === 'priceBand') return priceLabels;
  const dict = dicts[name];
  return dict ? getLabels(db, dict) : new Map();
}
