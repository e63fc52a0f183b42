// The sitemap: an index, and for each noun as many parts as its public pages need, by the noun's own visibility.
import { bindingKinds } from '@shuji/contract/document/labels';
import { chinaDay } from '@shuji/contract/time';
import type { Db } from '#src/db/open.ts';
import { listDemandPages } from '#src/demand/hall/queries-feed.ts';
import { countHall } from '#src/demand/queries-statistics.ts';
import { listInForce } from '#src/document/queries.ts';
import type { ReadyFile } from '#src/http/file/cached-file.ts';
import { countMerchants, listMerchantPages } from '#src/merchant/queries-statistics.ts';
import { countPublishedNews, listNewsPages } from '#src/news/queries.ts';
import { countShownPartners, listPartnerPages } from '#src/partner/queries.ts';
import { countVisible } from '#src/product/queries.ts';
import { listProductPages } from '#src/product/queries-feed.ts';
import type { FeedParts } from './feed-parts.ts';
import { type Place, sitemap, sitemapIndex } from './feed-text.ts';

// The protocol allows 50,000; fewer keep a file small enough to be held ready.
export const placesAPart = 20_000;

const staticPaths = [
  '/',
  '/product',
  '/demand',
  '/news',
  '/companion',
  '/merchants',
  '/about',
  '/help',
  '/rule',
  '/notice',
  '/statistics',
  '/prodcert',
  '/sellcert',
  '/agreement',
  '/privacy',
];

interface Part {
  limit: number;
  offset: number;
}

interface Kind {
  name: string;
  tags: readonly string[];
  count: (db: Db, today: string) => Promise<number>;
  list: (db: Db, part: Part, today: string) => Promise<Place[]>;
}

type Row = { id: string; changed?: string };

const placesAt = (page: string) => (rows: readonly Row[]) =>
  rows.map(({ id, ...rest }) => ({ path: `${page}?id=${id}`, ...rest }));

const kinds: Kind[] = [
  {
    name: 'page',
    tags: ['home'],
    count: async () => staticPaths.length,
    list: async () => staticPaths.map((path) => ({ path })),
  },
  {
    name: 'rule',
    tags: ['document', 'home'],
    count: async (db, today) => (await listRules(db, today)).length,
    list: async (db, { offset }, today) => (await listRules(db, today)).slice(offset),
  },
  {
    name: 'product',
    tags: ['product', 'merchant'],
    count: countVisible,
    list: (db, part) => listProductPages(db, part).then(placesAt('/prodinfo')),
  },
  {
    name: 'demand',
    tags: ['demand', 'demand-day'],
    count: countHall,
    list: (db, part, today) => listDemandPages(db, today, part).then(placesAt('/deminfo')),
  },
  {
    name: 'news',
    tags: ['news'],
    count: countPublishedNews,
    list: (db, part) => listNewsPages(db, part).then(placesAt('/newsinfo')),
  },
  {
    name: 'merchant',
    tags: ['merchant'],
    count: countMerchants,
    list: (db, part) => listMerchantPages(db, part).then(placesAt('/merchant')),
  },
  {
    name: 'partner',
    tags: ['partner'],
    count: countShownPartners,
    list: (db, part) => listPartnerPages(db, part).then(placesAt('/partner')),
  },
];

const type = 'application/xml; charset=utf-8';

export function sitemapFiles({ db, origin, clock }: Omit<FeedParts, 'cache'>): ReadyFile<{ number: string }>[] {
  const today = () => chinaDay(clock());
  const index: ReadyFile<unknown> = {
    path: '/sitemap.xml',
    type,
    tags: kinds.flatMap(({ tags }) => tags),
    write: async () => {
      const names = await Promise.all(kinds.map(async ({ name, count }) => namesOf(name, await count(db, today()))));
      return sitemapIndex(origin, names.flat());
    },
  };
  const parts = kinds.map(
    ({ name, tags, list }): ReadyFile<{ number: string }> => ({
      path: `/sitemap-${name}-:number(^[1-9]\\d{0,3}).xml`,
      type,
      tags,
      write: async ({ number }) => {
        const offset = (Number(number) - 1) * placesAPart;
        const places = await list(db, { limit: placesAPart, offset }, today());
        // The list of static pages is one part, whatever number is requested.
        return places.length > 0 && (name !== 'page' || offset === 0) ? sitemap(origin, places) : null;
      },
    }),
  );
  return [index, ...parts];
}

// The two that everyone agrees to stand among the pages.
async function listRules(db: Db, today: string): Promise<Place[]> {
  const texts = await listInForce(db, today, { kinds: bindingKinds });
  return texts
    .filter(({ anchor }) => anchor !== 'terms' && anchor !== 'privacy')
    .map(({ anchor, effectiveOn }) => ({ path: `/ruleinfo?name=${anchor}`, changed: effectiveOn }));
}

/** A part without a place in it would be no sitemap. */
function namesOf(name: string, count: number): string[] {
  return Array.from({ length: Math.ceil(count / placesAPart) }, (_, at) => `${name}-${at + 1}`);
}
