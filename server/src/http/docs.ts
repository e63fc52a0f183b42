// The API for its readers: `/openapi.json` for programs, `/docs` for people. Each is made when it is first asked for.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { docsPage } from './docs-page.ts';
import type { Feature } from './feature.ts';
import { openApi } from './openapi.ts';

const style = [resolve(import.meta.dirname, '../../../web/app/ui/tokens.css'), resolve(import.meta.dirname, 'docs.css')]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Mounts both pages for the features served. */
export function mountDocs(server: FastifyInstance, features: Feature[]): void {
  const served = byNoun(features);
  const csp = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  const documents = {
    '/openapi.json': () => document('application/json; charset=utf-8', JSON.stringify(openApi(served))),
    '/docs': () => document('text/html; charset=utf-8', docsPage(served, style)),
  };
  for (const [path, make] of Object.entries(documents)) {
    let made: Document | undefined;
    server.get(path, async (request: FastifyRequest, reply: FastifyReply) => {
      made ??= make();
      const { type, body, etag } = made;
      reply.header('etag', etag).header('cache-control', 'no-cache').header('content-security-policy', csp);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.header('content-type', type).send(body);
    });
  }
}

// A noun's calls for the website and for the office are features of their own, but one chapter.
function byNoun(features: Feature[]): Feature[] {
  const chapters = Map.groupBy(features, ({ noun }) => noun);
  return [...chapters]
    .map(([noun, parts]) => ({ noun, calls: parts.flatMap(({ calls }) => calls), jobs: [] }))
    .filter(({ calls }) => calls.length > 0);
}

interface Document {
  type: string;
  body: string;
  etag: string;
}

function document(type: string, body: string): Document {
  return { type, body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` };
}
