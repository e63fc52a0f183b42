// Atom feeds of what came last: news, products, demands.
import { chinaDay } from '@shuji/contract/time';
import type { Db } from '#src/db/open.ts';
import { listNewestDemands } from '#src/demand/hall/queries-feed.ts';
import type { ReadyFile } from '#src/http/file/cached-file.ts';
import { partyNames } from '#src/merchant/queries.ts';
import { listNewestNews } from '#src/news/queries.ts';
import { listNewestProducts } from '#src/product/queries-feed.ts';
import { getLabels, getSettingValue } from '#src/site/queries.ts';
import type { FeedParts } from './feed-parts.ts';
import { atom, type Entry } from './feed-text.ts';

const entriesShown = 50;
const excerptLength = 200;

interface Source {
  path: string;
  page: string;
  /** After the site's title. */
  title: string;
  tags: readonly string[];
  list: (db: Db, now: Date) => Promise<Entry[]>;
}

const sources: Source[] = [
  { path: '/news.atom', page: '/news', title: '行业资讯', tags: ['news'], list: listNews },
  {
    path: '/product.atom',
    page: '/product',
    title: '新上架数据产品',
    tags: ['product', 'merchant'],
    list: listProducts,
  },
  { path: '/demand.atom', page: '/demand', title: '最新数据需求', tags: ['demand', 'demand-day'], list: listDemands },
];

export function atomFiles({ db, origin, clock }: Omit<FeedParts, 'cache'>): ReadyFile<unknown>[] {
  return sources.map(({ path, page, title, tags, list }) => ({
    path,
    type: 'application/atom+xml; charset=utf-8',
    tags: [...tags, 'site'],
    write: async () => {
      const [site, entries] = await Promise.all([getSettingValue(db, 'web_title'), list(db, clock())]);
      const feed = {
        path,
        page,
        title: `${site} · ${title}`,
        subtitle: `最近 ${entriesShown} 条`,
        author: site,
        updated: clock().toISOString(),
      };
      return atom(origin, feed, entries);
    },
  }));
}

async function listNews(db: Db): Promise<Entry[]> {
  const [rows, kinds] = await Promise.all([listNewestNews(db, entriesShown), getLabels(db, 'newsKind')]);
  return rows.map(({ id, title, kind, summary, author, source, publishedAt, updatedAt }) => ({
    path: `/newsinfo?id=${id}`,
    title,
    summary,
    author: author || source,
    category: { term: kind, label: kinds.get(kind) ?? kind },
    published: publishedAt,
    updated: updatedAt,
  }));
}

async function listProducts(db: Db): Promise<Entry[]> {
  const [rows, types] = await Promise.all([listNewestProducts(db, entriesShown), getLabels(db, 'productType')]);
  return rows.map(({ id, name, summary, productType, merchantName, registeredAt, listedAt }) => ({
    path: `/prodinfo?id=${id}`,
    title: name,
    summary,
    author: merchantName,
    category: { term: productType, label: types.get(productType) ?? productType },
    published: listedAt,
    updated: registeredAt > listedAt ? registeredAt : listedAt,
  }));
}

async function listDemands(db: Db, now: Date): Promise<Entry[]> {
  const [rows, types] = await Promise.all([
    listNewestDemands(db, chinaDay(now), entriesShown),
    getLabels(db, 'productType'),
  ]);
  const names = await partyNames(
    db,
    rows.map(({ partyId }) => partyId),
  );
  return rows.map(({ id, title, description, kind, partyId, publishedAt, updatedAt }) => ({
    path: `/deminfo?id=${id}`,
    title,
    summary: [...description].slice(0, excerptLength).join(''),
    author: names.get(partyId) ?? '',
    category: { term: kind, label: types.get(kind) ?? kind },
    published: publishedAt,
    updated: updatedAt,
  }));
}
