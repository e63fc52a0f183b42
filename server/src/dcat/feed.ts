// `/catalog.jsonld`: the market for other catalogues to harvest, in pages that hold still while products come and go.
import type { FastifyInstance } from 'fastify';
import type { ResponseCache } from '#src/cache/response-cache.ts';
import type { Db } from '#src/db/open.ts';
import { Refusal, toEnvelope } from '#src/http/refuse.ts';
import { plainHeaders } from '#src/http/route.ts';
import { countVisibleData, listDataAfter } from '#src/product/queries-feed.ts';
import { regionNames } from '#src/product/registration/content.ts';
import { getLabels, getSettingValue } from '#src/site/queries.ts';
import { type CatalogPage, type Centre, type Labels, writeCatalog } from './write.ts';

interface CatalogParts {
  db: Db;
  cache: ResponseCache;
  /** Scheme and host as harvesters see them. */
  origin: string;
}

const path = '/catalog.jsonld';
const rowsAPage = 100;
const tags = ['product', 'merchant', 'site'];
const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function mountCatalog(server: FastifyInstance, { db, cache, origin }: CatalogParts): void {
  server.get(path, async (request, reply) => {
    const { after = null, ...rest } = request.query as { after?: string };
    const isKnown =
      Object.keys(rest).length === 0 && (after === null || (typeof after === 'string' && isId.test(after)));
    // A page under every made-up address would only fill the store of ready replies.
    if (!isKnown) return reply.code(404).send(toEnvelope(new Refusal('door.notFound')));
    const reading = cache.begin();
    const page = await getPage(db, after);
    const body = Buffer.from(JSON.stringify(writeCatalog(page, await getCentre(db, origin), await getDictLabels(db))));
    reply.header('content-type', 'application/ld+json; charset=utf-8').header('cache-control', 'no-cache');
    reply.header('access-control-allow-origin', '*');
    if (page.next) reply.header('link', `<${origin}${page.next}>; rel="next"`);
    cache.store(request.url, { status: 200, headers: plainHeaders(reply), body, tags }, reading);
    return reply.send(body);
  });
}

async function getPage(db: Db, after: string | null): Promise<CatalogPage> {
  const [found, total] = await Promise.all([listDataAfter(db, after, rowsAPage + 1), countVisibleData(db)]);
  const rows = found.slice(0, rowsAPage);
  const next = found.length > rowsAPage ? addressOf(rows.at(-1)?.id ?? null) : null;
  return { rows, here: addressOf(after), first: path, next, total };
}

function addressOf(after: string | null): string {
  return after === null ? path : `${path}?after=${after}`;
}

async function getCentre(db: Db, origin: string): Promise<Centre> {
  const [title, email, phone] = await Promise.all(
    ['web_title', 'link_email', 'link_phone'].map((key) => getSettingValue(db, key)),
  );
  return { origin, title: title || '数集', email: email ?? '', phone: phone ?? '' };
}

async function getDictLabels(db: Db): Promise<Labels> {
  const [industry, scene] = await Promise.all([getLabels(db, 'industry'), getLabels(db, 'scene')]);
  return { industry, scene, region: (code) => regionNames([code])[0] ?? code };
}
