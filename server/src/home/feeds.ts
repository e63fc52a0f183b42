// Machine-readable parts of the site: robots.txt, the sitemap, feeds, open statistics and their pictures.
import type { FastifyInstance } from 'fastify';
import type { ResponseCache } from '#src/cache/response-cache.ts';
import type { Db } from '#src/db/open.ts';
import { mountReadyFile } from '#src/http/file/cached-file.ts';
import { atomFiles } from './atom.ts';
import { robots } from './feed-text.ts';
import { pictureFiles } from './pictures.ts';
import { sitemapFiles } from './sitemap.ts';
import { statisticsFiles } from './statistics-files.ts';

export interface FeedParts {
  db: Db;
  cache: ResponseCache;
  /** Scheme and host as search engines see them. */
  origin: string;
  clock: () => Date;
}

export function mountFeeds(server: FastifyInstance, { cache, ...parts }: FeedParts): void {
  server.get('/robots.txt', async (_, reply) => reply.type('text/plain; charset=utf-8').send(robots(parts.origin)));
  for (const file of sitemapFiles(parts)) mountReadyFile(server, cache, file);
  for (const file of [...atomFiles(parts), ...statisticsFiles(parts), ...pictureFiles(parts)]) {
    mountReadyFile(server, cache, file);
  }
}
