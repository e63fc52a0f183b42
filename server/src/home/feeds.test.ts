import { setShelf } from '@shuji/contract/product-own';
import { expect, test } from 'vitest';
import { listProduct } from '#test/listed-product.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { server, config, as } = centre;
// Over a real connection: ready replies are given before the framework sees a request.
const origin = await server.listen({ port: 0, host: '127.0.0.1' });
const read = async (path: string) => (await fetch(origin + path)).text();

test('search engines are told where they may go and where the sitemap lies', async () => {
  const text = await read('/robots.txt');
  expect(text).toContain('Disallow: /office');
  expect(text).toContain(`Sitemap: ${config.publicOrigin}/sitemap.xml`);
});

test('the sitemap names every file, and each file can be read', async () => {
  const files = [...(await read('/sitemap.xml')).matchAll(/<loc>[^<]*(\/sitemap-\w+\.xml)<\/loc>/g)].map(
    ([, path]) => path,
  );
  expect(files).toHaveLength(4);
  for (const path of files) expect(await read(path as string)).toContain('</urlset>');
});

test('a product is in the sitemap while it is on the market, though the file was asked for before', async () => {
  expect(await read('/sitemap-products.xml')).not.toContain('/prodinfo');
  const id = await listProduct(centre);
  expect(await read('/sitemap-products.xml')).toContain(`${config.publicOrigin}/prodinfo?id=${id}`);
  await as('li')(setShelf, { id, index: '0' });
  expect(await read('/sitemap-products.xml')).not.toContain(id);
});
