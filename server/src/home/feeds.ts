// What search engines ask for: robots.txt and the sitemap, one file a noun, each by its noun's own visibility.
import type { FastifyInstance } from 'fastify';
import type { Db } from '#src/db/open.ts';
import { listDemandPages } from '#src/demand/queries-statistics.ts';
import { dayInChina } from '#src/demand/rules.ts';
import type { ReadyCache } from '#src/http/cache.ts';
import { plainHeaders } from '#src/http/mount.ts';
import { listNewsPages } from '#src/news/queries.ts';
import { listForSitemap } from '#src/product/queries.ts';
import { type Place, robots, sitemap, sitemapIndex } from './feed-text.ts';

export interface FeedParts {
  db: Db;
  cache: ReadyCache;
  /** Scheme and host as search engines see them. */
  origin: string;
  clock: () => Date;
}

// A protocol's limit is 50,000; fewer keep a file small enough to be held ready.
const most = 20_000;

const standing = ['/', '/product', '/demand', '/news', '/companion', '/about'];

interface Part {
  tags: string[];
  list: (db: Db, now: Date) => Promise<Place[]>;
}

const parts: Record<string, Part> = {
  pages: { tags: ['home'], list: async () => standing.map((path) => ({ path })) },
  products: {
    tags: ['product'],
    list: async (db) =>
      (await listForSitemap(db, most)).map(({ id, registeredAt }) => ({
        path: `/prodinfo?id=${id}`,
        changed: registeredAt,
      })),
  },
  demands: {
    tags: ['demand', 'demand-day'],
    list: async (db, now) =>
      (await listDemandPages(db, dayInChina(now), most)).map(({ id, updatedAt }) => ({
        path: `/deminfo?id=${id}`,
        changed: updatedAt,
      })),
  },
  news: {
    tags: ['news'],
    list: async (db) =>
      (await listNewsPages(db, most)).map(({ id, updatedAt }) => ({ path: `/newsinfo?id=${id}`, changed: updatedAt })),
  },
};

/** Mounts `/robots.txt`, `/sitemap.xml` and the files it names. */
export function mountFeeds(server: FastifyInstance, { db, cache, origin, clock }: FeedParts): void {
  server.get('/robots.txt', async (_, reply) => reply.type('text/plain; charset=utf-8').send(robots(origin)));
  server.get('/sitemap.xml', async (_, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemapIndex(origin, Object.keys(parts))),
  );
  for (const [name, { tags, list }] of Object.entries(parts)) {
    server.get(`/sitemap-${name}.xml`, async (request, reply) => {
      const reading = cache.begin();
      const body = Buffer.from(sitemap(origin, await list(db, clock())));
      reply.header('content-type', 'application/xml; charset=utf-8').header('cache-control', 'no-cache');
      cache.store(request.url, { status: 200, headers: plainHeaders(reply), body, tags }, reading);
      return reply.send(body);
    });
  }
}
