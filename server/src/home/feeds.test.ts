import { randomUUIDv7 } from 'node:crypto';
import { setShelf } from '@shuji/contract/product/own';
import { expect, test } from 'vitest';
import { listProduct } from '#test/listed-product.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { server, config, as, sql } = centre;
const site = config.publicOrigin;
// Over a real connection: ready replies are given before the framework sees a request.
const origin = await server.listen({ port: 0, host: '127.0.0.1' });
// Settings are cached, and products are listed here without a public notice.
await sql`update setting set value = '0' where key = 'notice_days'`;
const read = async (path: string) => (await fetch(origin + path)).text();
const parts = async () =>
  [...(await read('/sitemap.xml')).matchAll(/<loc>[^<]*(\/sitemap-[\w-]+\.xml)<\/loc>/g)].map(
    ([, path]) => path as string,
  );

async function publish(status: string, title: string): Promise<string> {
  const id = randomUUIDv7();
  await sql`
    insert into news (id, title, kind, summary, body, words, status, published_at)
    values (${id}, ${title}, 'policy', '摘要', '<p>正文</p>', ${title}, ${status}, '2026-11-01T01:00:00Z')`;
  return id;
}

test('robots.txt names the open paths and the sitemap', async () => {
  const text = await read('/robots.txt');
  expect(text).toContain('Disallow: /office');
  expect(text).toContain(`Sitemap: ${site}/sitemap.xml`);
});

test('the sitemap names a part for every noun that has something to show, and each part can be read', async () => {
  await publish('published', '公共数据授权运营办法解读');
  const paths = await parts();
  expect(paths).toEqual([
    '/sitemap-page-1.xml',
    '/sitemap-rule-1.xml',
    '/sitemap-news-1.xml',
    '/sitemap-merchant-1.xml',
  ]);
  for (const path of paths) expect(await read(path)).toMatch(/<url><loc>.*<\/urlset>/s);
});

test('there is no part beyond the last, and no empty one', async () => {
  for (const path of ['/sitemap-page-2.xml', '/sitemap-news-2.xml', '/sitemap-demand-1.xml', '/sitemap-news-0.xml']) {
    expect((await fetch(origin + path)).status).toBe(404);
  }
});

test('a product is in the sitemap and in its feed while it is on the market, also after an earlier request', async () => {
  await read('/product.atom');
  const id = await listProduct(centre);
  const place = `${site}/prodinfo?id=${id}`;
  expect(await read('/sitemap-product-1.xml')).toContain(place);
  expect(await parts()).toContain('/sitemap-product-1.xml');
  expect(await read('/product.atom')).toContain(`<id>${place}</id>`);
  await as('li')(setShelf, { id, index: '0' });
  expect(await read('/sitemap-product-1.xml')).not.toContain(id);
  expect(await read('/product.atom')).not.toContain(id);
});

test('an article is in the feed once it is published, its title as it was written', async () => {
  const [shown, hidden] = [
    await publish('published', '“A&B”<模型>的\u0007第 1 课'),
    await publish('draft', '未发布的草稿'),
  ];
  const feed = await read('/news.atom');
  expect(feed).toContain(`<id>${site}/newsinfo?id=${shown}</id><title>“A&amp;B”&lt;模型&gt;的第 1 课</title>`);
  expect(feed).not.toContain(hidden);
  expect(feed).toContain(`<link rel="self" type="application/atom+xml" href="${site}/news.atom"/>`);
  expect(feed).toContain('<category term="policy" label="政策法规"/>');
});

test('a feed without an entry is one still', async () => {
  const reply = await fetch(`${origin}/demand.atom`);
  expect(reply.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  expect(await reply.text()).toMatch(/<updated>\d{4}-[^<]+<\/updated>.*<\/feed>/s);
});

test('a file requested with a query string is answered and not cached', async () => {
  const reply = await fetch(`${origin}/news.atom?from=reader`);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('etag')).toBeNull();
  await read('/news.atom');
  expect((await fetch(`${origin}/news.atom`)).headers.get('etag')).not.toBeNull();
});
