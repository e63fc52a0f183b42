// Pages: the web's built files, and every other address rendered for an anonymous reader and cached.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { Call } from '@shuji/contract/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ResponseCache } from '#src/cache/response-cache.ts';
import { SingleFlight } from '#src/cache/single-flight.ts';
import type { Metrics } from '#src/observe/metrics.ts';
import { ConcurrencyLimit } from '#src/overload/concurrency-limit.ts';
import { Overloaded, outageOf, overloadedWords, retryAfter } from '#src/overload/outage.ts';
import { isCallPath } from './call-path.ts';
import { Refusal, toEnvelope } from './refuse.ts';
import { plainHeaders } from './route.ts';

export interface PageParts {
  /** Makes a call in process as an anonymous reader; a call's reply without tags must not be cached. */
  ask: (call: Call, input: unknown) => Promise<{ data: unknown; tags: string[] }>;
  cache: ResponseCache;
  /** The output of `react-router build`: the folder with `client` and `server`. */
  buildFolder: string;
  publicOrigin: string;
  /** Prefix of the browser's calls; empty for the same origin. */
  apiBaseUrl: string;
  metrics?: Pick<Metrics, 'watchConcurrency'> | null;
}

interface RenderContext {
  call: (call: Call, input: unknown) => Promise<unknown>;
  apiBaseUrl: string;
  publicOrigin: string;
}

type Render = (request: Request, context: RenderContext) => Promise<Response>;

// Rendering is the process's own work: more at once only take longer each.
const atOnce = { concurrency: 16, queue: 32, waitMs: 300 };

const year = 'public, max-age=31536000, immutable';
const hour = 'public, max-age=3600';

/** Mounts files and pages. Throws when the web has not been built. */
export async function mountPages(server: FastifyInstance, parts: PageParts): Promise<void> {
  const bundle = join(parts.buildFolder, 'server/index.js');
  if (!existsSync(bundle)) throw new Error(`${bundle} is missing: build the web first`);
  const { render } = (await import(pathToFileURL(bundle).href)) as { render: Render };
  await server.register(fastifyStatic, {
    root: join(parts.buildFolder, 'client'),
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => reply.header('cache-control', path.includes('/assets/') ? year : hour),
  });
  const flights = new SingleFlight<RenderedPage>();
  const concurrency = new ConcurrencyLimit(atOnce);
  parts.metrics?.watchConcurrency('pages', concurrency);
  const make = (url: string) => concurrency.run(() => renderOnce(render, parts, url));
  server.get('/*', (request, reply) => answer(make, parts, flights, request, reply));
}

/** A rendered page, shared by all concurrent requests for it. */
interface RenderedPage {
  status: number;
  headers: [string, string][];
  body: Buffer;
  isCacheable: boolean;
  tags: string[];
}

async function renderOnce(render: Render, parts: PageParts, url: string): Promise<RenderedPage> {
  const seen = watch(parts.ask);
  const page = await render(new Request(parts.publicOrigin + url), {
    call: seen.call,
    apiBaseUrl: parts.apiBaseUrl,
    publicOrigin: parts.publicOrigin,
  });
  const body = Buffer.from(await page.arrayBuffer());
  // Pages the bundle marks immutable show no rows: no write can make them stale.
  const isImmutable = page.headers.get('cache-control')?.includes('immutable') === true;
  const isCacheable = page.status === 200 && (isImmutable || seen.isCacheable());
  const hashes = page.headers.get('x-script-hashes');
  page.headers.delete('x-script-hashes');
  if (hashes !== null) page.headers.set('content-security-policy', policy(parts, hashes));
  if (!page.headers.has('cache-control')) page.headers.set('cache-control', isCacheable ? 'no-cache' : 'no-store');
  const status = page.status >= 500 && seen.isOut() ? 503 : page.status;
  return { status, headers: [...page.headers], body, isCacheable, tags: seen.tags() };
}

async function answer(
  make: (url: string) => Promise<RenderedPage>,
  parts: PageParts,
  flights: SingleFlight<RenderedPage>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { url } = request;
  if (isCallPath(url)) return reply.send(toEnvelope(new Refusal('door.notFound')));
  const reading = parts.cache.begin();
  const rendered = await flights.join(url, reading, () => make(url)).catch(nullWhenOverloaded);
  if (rendered === null)
    return reply
      .code(503)
      .headers({ ...overloadedHeaders, 'retry-after': retryAfter })
      .send(overloadedPage);
  const { result, isFirst } = rendered;
  for (const [name, value] of result.headers) reply.header(name, value);
  if (result.status === 503) reply.header('retry-after', retryAfter);
  if (!result.isCacheable) return reply.code(result.status).send(result.body);

  const headers = plainHeaders(reply);
  const { body, tags } = result;
  if (isFirst) parts.cache.store(url, { status: 200, headers, body, tags }, reading);
  // The cached form already answers with an ETag and compressed.
  reply.hijack();
  if (!parts.cache.answer(request.raw, reply.raw)) reply.raw.writeHead(200, headers).end(body);
}

const overloadedHeaders = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };

// Static: it is served when the node is too busy to render.
const overloadedPage = `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>请稍后再试</title></head>
<body><main><h1>请稍后再试</h1><p>${overloadedWords}。</p><p><a href="">重新打开</a></p></main></body></html>`;

function nullWhenOverloaded(error: unknown): null {
  if (error instanceof Overloaded) return null;
  throw error;
}

/** Passes calls through and notes what the page shows. */
function watch(ask: PageParts['ask']) {
  const shown = new Set<string>();
  let keepable = true;
  let isOut = false;
  const call: RenderContext['call'] = async (target, input) => {
    try {
      const { data, tags } = await ask(target, input);
      if (tags.length === 0) keepable = false;
      for (const tag of tags) shown.add(tag);
      return data;
    } catch (error) {
      keepable = false;
      const outage = outageOf(error);
      if (outage) isOut = true;
      throw toEnvelope(error) ?? outage ?? error;
    }
  };
  return { call, isCacheable: () => keepable && shown.size > 0, tags: () => [...shown], isOut: () => isOut };
}

function policy({ apiBaseUrl, publicOrigin }: PageParts, scriptHashes: string): string {
  const api = apiBaseUrl ? ` ${new URL(apiBaseUrl, publicOrigin).origin}` : '';
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${api}`,
    "font-src 'self' data:",
    `connect-src 'self'${api}`,
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
