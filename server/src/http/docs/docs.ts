// The API for its readers: `/openapi.json` for programs, `/docs` for people. Each is made and compressed once.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Feature } from '#src/http/feature.ts';
import { readLabels } from './code-labels.ts';
import { openApi } from './openapi.ts';
import { docsPage } from './page.ts';

const style = [
  resolve(import.meta.dirname, '../../../../web/app/ui/tokens.css'),
  resolve(import.meta.dirname, 'docs.css'),
]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

export interface DocsParts {
  features: Feature[];
  /** True when the calls that need a sign-in are shown to the office alone. */
  isPublicOnly: boolean;
  isOperator: (request: FastifyRequest) => Promise<boolean>;
}

const csp = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Mounts both documents: the public calls, and all calls for permitted operators. */
export function mountDocs(server: FastifyInstance, { features, isPublicOnly, isOperator }: DocsParts): void {
  const whole = byNoun(features);
  const open = whole.map((feature) => ({
    ...feature,
    calls: feature.calls.filter(({ call }) => call.who === 'anyone'),
  }));
  const shown = { whole, open: open.filter(({ calls }) => calls.length > 0) };
  const documents: Record<string, (features: Feature[], isPart: boolean) => Promise<Document>> = {
    '/openapi.json': (part) => prepare('application/json; charset=utf-8', JSON.stringify(openApi(part))),
    '/docs': async (part, isPart) =>
      prepare('text/html; charset=utf-8', docsPage(part, { style, isPart, labelOf: await readLabels() })),
  };
  for (const [path, make] of Object.entries(documents)) {
    const made: { whole?: Promise<Document>; open?: Promise<Document> } = {};
    server.get(path, async (request, reply) => {
      const view = isPublicOnly && !(await isOperator(request)) ? 'open' : 'whole';
      made[view] ??= make(shown[view], view === 'open');
      reply.header('cache-control', view === 'whole' && isPublicOnly ? 'private, no-cache' : 'no-cache');
      return send(request, reply, await made[view]);
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

type Encoding = 'br' | 'gzip';

interface Document {
  type: string;
  etag: string;
  plain: Buffer;
  encoded: Record<Encoding, Buffer>;
}

async function prepare(type: string, text: string): Promise<Document> {
  const plain = Buffer.from(text);
  // The last levels take seconds for a few bytes.
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(plain, quality), promisify(gzip)(plain)]);
  // Weak, for all encodings have the same one.
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  return { type, etag, plain, encoded: { br, gzip: zipped } };
}

function send(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { type, etag, plain, encoded }: Document,
): FastifyReply {
  reply.header('etag', etag).header('vary', 'accept-encoding, authorization, cookie');
  reply.header('content-security-policy', csp).header('content-type', type);
  if (headers['if-none-match'] === etag) return reply.code(304).send();
  const accepted = String(headers['accept-encoding'] ?? '');
  const encoding = (['br', 'gzip'] as const).find((one) => accepted.includes(one));
  if (!encoding) return reply.send(plain);
  return reply.header('content-encoding', encoding).send(encoded[encoding]);
}
