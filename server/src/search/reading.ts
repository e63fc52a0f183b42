// Searches everything public, each kind through its own noun's reading of what is public.

import { type DocumentKind, documentKinds } from '@shuji/contract/document/labels';
import type { OrderSide } from '@shuji/contract/order/labels';
import { numberIn } from '@shuji/contract/readable-number';
import type * as calls from '@shuji/contract/search/calls';
import { foundAtOnce, ownKinds, type SearchKind, searchKinds } from '@shuji/contract/search/labels';
import type { Found } from '@shuji/contract/search/schema';
import { chinaDay } from '@shuji/contract/time';
import { listDirectory } from '#src/card/queries.ts';
import type { PageQuery } from '#src/db/page.ts';
import { listDemands } from '#src/demand/hall/reading.ts';
import { readDocumentKeyword, searchInForce } from '#src/document/queries.ts';
import type { ReadContext, User } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { listProducts } from '#src/market/reading.ts';
import { listPublishedNews, readNewsKeyword } from '#src/news/queries.ts';
import { listOwnNumbered } from '#src/order/queries.ts';
import { readPartnerKeyword, searchShownPartners } from '#src/partner/queries.ts';
import { excerptOf, spellingsIn } from '#src/site/keyword.ts';
import { getLabels } from '#src/site/queries.ts';
import { regionName } from '#src/site/regions.ts';

type Context = ReadContext<User | null>;

interface SearchQuery extends PageQuery {
  keyword: string;
}

interface SearchResult {
  total: number;
  capped?: boolean;
  rows: Found[];
  /** To be marked in what was found. */
  words: string[];
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
  merchant: async ({ keyword, pageNum, pageSize }, { db }) => {
    const found = await listDirectory(db, { keyword, pageNum, pageSize });
    const kinds = await getLabels(db, 'merchantKind');
    const rows = found.rows.map((row) => {
      const does = row.kinds.map((kind) => kinds.get(kind) ?? kind).join('、');
      return plain(row.id, row.name, excerptOf(row.introduction, found.words), [does, regionName(row.region)]);
    });
    return { ...found, rows };
  },
  news: async ({ keyword, pageNum, pageSize }, { db }) => {
    const wanted = await readNewsKeyword(db, keyword);
    const words = spellingsIn(wanted);
    const [labels, found] = await Promise.all([
      getLabels(db, 'newsKind'),
      listPublishedNews(db, { words: wanted, pageNum, pageSize }),
    ]);
    const rows = found.rows.map((row) => {
      const text = excerptOf(row.words.slice(row.title.length).trim(), words);
      return plain(row.id, row.title, text, [labels.get(row.kind) ?? '', dayOf(row.publishedAt)]);
    });
    return { ...found, rows, words };
  },
  rule: searchTexts(['rule', 'agreement']),
  help: searchTexts(['guide', 'question', 'about']),
  partner: async ({ keyword, pageNum, pageSize }, { db }) => {
    const wanted = await readPartnerKeyword(db, keyword);
    const words = spellingsIn(wanted);
    const [labels, found] = await Promise.all([
      getLabels(db, 'partnerKind'),
      searchShownPartners(db, wanted, { pageNum, pageSize }),
    ]);
    const rows = found.rows.map((row) =>
      plain(row.id, row.name, excerptOf(row.introduction, words), [labels.get(row.kind) ?? '']),
    );
    return { ...found, rows, words };
  },
  bought: ownOrders('buyer'),
  sold: ownOrders('seller'),
};

export const searchEverything: Handler<typeof calls.searchEverything> = async (
  { keyword, kind, pageNum, pageSize },
  context,
) => {
  const names = Object.keys(searchKinds) as SearchKind[];
  const groups = await Promise.all(
    names.map(async (name) => {
      const page = name === kind ? { pageNum, pageSize } : { pageNum: 1, pageSize: kind ? 1 : foundAtOnce };
      const found = await searches[name]({ keyword, ...page }, context);
      const rows = kind && name !== kind ? [] : found.rows;
      return { ...found, kind: name, rows };
    }),
  );
  return { groups: groups.filter((group) => group.total > 0 || !ownKinds.includes(group.kind)) };
};

/** The orders of who asks, on one side, by number; nobody else's. */
function ownOrders(side: OrderSide) {
  return async ({ keyword }: SearchQuery, { db, actor }: Context): Promise<SearchResult> => {
    const number = numberIn(keyword);
    const found = number && actor?.partyId ? await listOwnNumbered(db, side, actor.partyId, number) : [];
    const rows = found.map((row) => plain(row.id, row.number, row.productName, [dayOf(row.createdAt)]));
    return { total: rows.length, rows, words: number ? [number] : [] };
  };
}

function searchTexts(kinds: readonly DocumentKind[]) {
  return async ({ keyword, pageNum, pageSize }: SearchQuery, { db, now }: Context): Promise<SearchResult> => {
    const wanted = await readDocumentKeyword(db, keyword);
    const words = spellingsIn(wanted);
    const found = await searchInForce(db, chinaDay(now), { kinds, words: wanted }, { pageNum, pageSize });
    const rows = found.rows.map(({ anchor, kind, title, words: text, effectiveOn }) => ({
      ...plain(anchor, title, excerptOf(text.slice(title.length).trim(), words), [
        documentKinds[kind],
        kind === 'rule' || kind === 'agreement' ? `自 ${effectiveOn} 起施行` : '',
      ]),
      part: kind,
    }));
    return { ...found, rows, words };
  };
}

function plain(id: string, title: string, text: string, notes: readonly string[]): Found {
  return { id, title, text, note: notes.filter(Boolean).join(' · '), part: null };
}

function dayOf(moment: string): string {
  return chinaDay(new Date(moment));
}
