// Searches everything public, each kind through its own noun's reading of what is public.

import { type DocumentKind, documentKinds } from '@shuji/contract/document/labels';
import type * as calls from '@shuji/contract/search/calls';
import { foundAtOnce, type SearchKind, searchKinds } from '@shuji/contract/search/labels';
import type { Found } from '@shuji/contract/search/schema';
import { chinaDay } from '@shuji/contract/time';
import type { PageQuery } from '#src/db/page.ts';
import { listDemands } from '#src/demand/hall/reading.ts';
import { searchInForce } from '#src/document/queries.ts';
import type { ReadContext, User } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { listProducts } from '#src/market/reading.ts';
import { listStandingMerchants } from '#src/merchant/queries.ts';
import { listPublishedNews } from '#src/news/queries.ts';
import { searchShownPartners } from '#src/partner/queries.ts';
import { excerptOf, wordsOf } from '#src/site/keyword.ts';
import { getLabels } from '#src/site/queries.ts';
import { regionName } from '#src/site/regions.ts';

type Context = ReadContext<User | null>;

interface SearchQuery extends PageQuery {
  keyword: string;
  words: string[];
}

interface SearchResult {
  total: number;
  capped?: boolean;
  rows: Found[];
  words?: string[];
}

const searches: Record<SearchKind, (wanted: SearchQuery, context: Context) => Promise<SearchResult>> = {
  product: async ({ keyword, pageNum, pageSize }, context) => {
    const found = await listProducts({ keyword, sort: 'quality', pageNum, pageSize }, context);
    const rows = found.rows.map((row) => plain(row.id, row.name, row.summary, [row.merchantName, dayOf(row.listedAt)]));
    return { ...found, rows };
  },
  demand: async ({ keyword, pageNum, pageSize }, context) => {
    const found = await listDemands({ keyword, sort: 'newest', pageNum, pageSize }, context);
    const rows = found.rows.map((row) =>
      plain(row.id, row.title, row.excerpt, [row.ownerName, `截止 ${row.deadline}`]),
    );
    return { ...found, rows };
  },
  merchant: async ({ keyword, words, pageNum, pageSize }, { db }) => {
    const found = await listStandingMerchants(db, { keyword, pageNum, pageSize });
    const kinds = await getLabels(db, 'merchantKind');
    const rows = found.rows.map((row) => {
      const does = row.kinds.map((kind) => kinds.get(kind) ?? kind).join('、');
      return plain(row.id, row.name, excerptOf(row.introduction, words), [does, regionName(row.region)]);
    });
    return { ...found, rows };
  },
  news: async ({ words, pageNum, pageSize }, { db }) => {
    const [labels, found] = await Promise.all([
      getLabels(db, 'newsKind'),
      listPublishedNews(db, { words, pageNum, pageSize }),
    ]);
    const rows = found.rows.map((row) => {
      const text = excerptOf(row.words.slice(row.title.length).trim(), words);
      return plain(row.id, row.title, text, [labels.get(row.kind) ?? '', dayOf(row.publishedAt)]);
    });
    return { ...found, rows };
  },
  rule: searchTexts(['rule', 'agreement']),
  help: searchTexts(['guide', 'question', 'about']),
  partner: async ({ words, pageNum, pageSize }, { db }) => {
    const [labels, found] = await Promise.all([
      getLabels(db, 'partnerKind'),
      searchShownPartners(db, words, { pageNum, pageSize }),
    ]);
    const rows = found.rows.map((row) =>
      plain(row.id, row.name, excerptOf(row.introduction, words), [labels.get(row.kind) ?? '']),
    );
    return { ...found, rows };
  },
};

export const searchEverything: Handler<typeof calls.searchEverything> = async (
  { keyword, kind, pageNum, pageSize },
  context,
) => {
  const words = wordsOf(keyword);
  const names = Object.keys(searchKinds) as SearchKind[];
  const groups = await Promise.all(
    names.map(async (name) => {
      const page = name === kind ? { pageNum, pageSize } : { pageNum: 1, pageSize: kind ? 1 : foundAtOnce };
      const found = await searches[name]({ keyword, words, ...page }, context);
      const rows = kind && name !== kind ? [] : found.rows;
      return { words, ...found, kind: name, rows };
    }),
  );
  return { groups };
};

function searchTexts(kinds: readonly DocumentKind[]) {
  return async ({ words, pageNum, pageSize }: SearchQuery, { db, now }: Context): Promise<SearchResult> => {
    const found = await searchInForce(db, chinaDay(now), { kinds, words }, { pageNum, pageSize });
    const rows = found.rows.map(({ anchor, kind, title, words: text, effectiveOn }) => ({
      ...plain(anchor, title, excerptOf(text.slice(title.length).trim(), words), [
        documentKinds[kind],
        kind === 'rule' || kind === 'agreement' ? `自 ${effectiveOn} 起施行` : '',
      ]),
      part: kind,
    }));
    return { ...found, rows };
  };
}

function plain(id: string, title: string, text: string, notes: readonly string[]): Found {
  return { id, title, text, note: notes.filter(Boolean).join(' · '), part: null };
}

function dayOf(moment: string): string {
  return chinaDay(new Date(moment));
}
