// Generated files of the site: robots.txt, the sitemap, feeds, open statistics and their pictures, covers of products.
import type { FastifyInstance } from 'fastify';
import { mountReadyFile } from '#src/http/file/cached-file.ts';
import { coverFile } from '#src/product/cover/cover.ts';
import { atomFiles } from './atom.ts';
import type { FeedParts } from './feed-parts.ts';
import { robots } from './feed-text.ts';
import { pictureFiles } from './pictures.ts';
import { sitemapFiles } from './sitemap.ts';
import { statisticsFiles } from './statistics-files.ts';

export function mountFeeds(server: FastifyInstance, { cache, ...parts }: FeedParts): void {
  server.get('/robots.txt', async (_, reply) => reply.type('text/plain; charset=utf-8').send(robots(parts.origin)));
  for (const file of sitemapFiles(parts)) mountReadyFile(server, cache, file);
  mountReadyFile(server, cache, coverFile(parts.db));
  for (const file of [...atomFiles(parts), ...statisticsFiles(parts), ...pictureFiles(parts)]) {
    mountReadyFile(server, cache, file);
  }
}
