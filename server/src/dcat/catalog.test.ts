import { setShelf } from '@shuji/contract/product/own';
import { expect, test } from 'vitest';
import { Unreadable } from '#src/spreadsheet/unreadable.ts';
import { aListed, withoutNotice } from '#test/product.ts';
import { world } from '#test/world.ts';
import { readDcat } from './read.ts';

const centre = await world();
const { server, config, as, sql } = centre;
await withoutNotice(centre);
// Over a real connection: ready replies are given before the framework sees a request.
const origin = await server.listen({ port: 0, host: '127.0.0.1' });
const get = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers });
const catalog = async (path = '/catalog.jsonld') => (await get(path)).text();

test('an empty market is an empty catalogue with the centre as its keeper', async () => {
  const response = await get('/catalog.jsonld');
  expect(response.headers.get('content-type')).toBe('application/ld+json; charset=utf-8');
  expect(await response.json()).toMatchObject({ '@type': 'dcat:Catalog', 'dcat:dataset': [], 'hydra:totalItems': 0 });
});

test('a product on the market is a dataset or a service under its own address, without personal data', async () => {
  const id = await aListed(centre, { name: '目录里的数据集', periodFrom: '2020-01-01' });
  const text = await catalog();
  const [dataset] = JSON.parse(text)['dcat:dataset'];
  expect(dataset).toMatchObject({
    '@id': `${config.publicOrigin}/prodinfo?id=${id}`,
    'dct:title': '目录里的数据集',
    'dct:accrualPeriodicity': { '@id': 'http://publications.europa.eu/resource/authority/frequency/HOURLY' },
    'dct:accessRights': { '@id': 'http://publications.europa.eu/resource/authority/access-right/RESTRICTED' },
    'dcat:contactPoint': { '@id': `${config.publicOrigin}/catalog.jsonld#contact` },
  });
  expect(text).not.toContain('13800000001');
  expect(text).not.toMatch(/sourceStatement|complianceReport|consentProof|"contact"/);
  const api = { method: 'GET', reply: '{}', errors: '' } as const;
  await aListed(centre, { name: '目录里的接口', productType: 'api', api: { ...api, parameters: [], errorCodes: [] } });
  expect(JSON.parse(await catalog())['dcat:service']).toHaveLength(1);
});

test('facts that a product lacks are left out, not written as an empty list', async () => {
  await aListed(centre, { name: '没有地域的数据集', regions: [], keywords: [] });
  const datasets: Record<string, unknown>[] = JSON.parse(await catalog())['dcat:dataset'];
  const found = datasets.find((one) => one['dct:title'] === '没有地域的数据集');
  expect(Object.entries(found ?? {}).filter(([, value]) => Array.isArray(value) && value.length === 0)).toEqual([]);
  expect(found).not.toHaveProperty('dct:spatial');
});

test('a page goes on after the last of the one before, and no other address is a page', async () => {
  const [{ '@id': last }] = JSON.parse(await catalog())['dcat:service'];
  const after = new URL(last).searchParams.get('id');
  const page = JSON.parse(await catalog(`/catalog.jsonld?after=${after}`));
  expect(page['dcat:dataset']).toHaveLength(1);
  expect(page['dcat:service']).toHaveLength(0);
  for (const path of ['?after=1', '?page=2', `?after=${after}&x=1`, `?after=${after}&after=${after}`])
    expect((await get(`/catalog.jsonld${path}`)).status).toBe(404);
});

test('an unchanged catalogue is not sent again, and what leaves the market leaves it', async () => {
  const id = await aListed(centre, { name: '将要下架的数据' });
  // The word that a product is new may reach the store of ready replies after the first asking.
  await expect
    .poll(async () => {
      const tag = (await get('/catalog.jsonld')).headers.get('etag') ?? '';
      return (await get('/catalog.jsonld', { 'if-none-match': tag })).status;
    })
    .toBe(304);
  await as('li')(setShelf, { id, index: '0' });
  expect(await catalog()).not.toContain('将要下架的数据');
});

test('the catalogue reads back as it was written, term by term where the registration is left out', async () => {
  const text = await catalog();
  const [own] = (await readDcat(JSON.parse(text))).filter((one) => one.name === '目录里的数据集');
  expect(own).toMatchObject({ productType: 'dataset', scenes: ['mobility', 'meteorology'], rowCount: 1_051_200 });
  const [foreign] = (await readDcat(JSON.parse(text.replaceAll('shuji:registration', 'shuji:other')))).filter(
    (one) => one.name === '目录里的数据集',
  );
  expect(foreign).toMatchObject({
    tags: ['港口', '能见度', '风速'],
    domains: ['transportation'],
    updateFrequency: 'hourly',
    periodFrom: '2020-01-01',
    regions: ['120116'],
  });
});

test('a catalogue of another portal is read by its terms, in Chinese where there is some', async () => {
  const [record] = await readDcat({
    '@context': {
      dcat: 'http://www.w3.org/ns/dcat#',
      dct: 'http://purl.org/dc/terms/',
      title: { '@id': 'dct:title', '@container': '@language' },
      keyword: { '@id': 'dcat:keyword', '@language': 'en' },
    },
    '@graph': [
      {
        '@id': 'https://data.example.eu/catalog',
        '@type': 'dcat:Catalog',
        'dcat:dataset': { '@id': 'https://data.example.eu/d/1' },
      },
      {
        '@id': 'https://data.example.eu/d/1',
        '@type': 'dcat:Dataset',
        title: { en: 'Air quality', 'zh-CN': '空气质量监测' },
        'dct:description': 'Hourly readings of all stations.',
        keyword: ['air', 'NO2'],
        'dcat:theme': { '@id': 'http://publications.europa.eu/resource/authority/data-theme/ENVI' },
        'dct:accrualPeriodicity': { '@id': 'http://publications.europa.eu/resource/authority/frequency/WEEKLY_2' },
        'dct:temporal': { 'dcat:startDate': { '@value': '2019-05-01T00:00:00Z' } },
        'dcat:distribution': { 'dcat:accessURL': { '@id': 'https://data.example.eu/d/1.csv' } },
      },
    ],
  });
  expect(record).toEqual({
    id: 'https://data.example.eu/d/1',
    name: '空气质量监测',
    description: 'Hourly readings of all stations.',
    productType: 'dataset',
    tags: ['air', 'NO2'],
    domains: ['environment'],
    updateFrequency: 'weekly',
    periodFrom: '2019-05-01',
    website: 'https://data.example.eu/d/1.csv',
  });
});

test('a context on the network is not fetched, and the file is refused with that word', async () => {
  const remote = { '@context': 'https://example.org/dcat.jsonld', '@type': 'dcat:Dataset' };
  await expect(readDcat(remote)).rejects.toThrow(Unreadable);
  await expect(readDcat(remote)).rejects.toThrow('导入时不访问网络');
});

test('a catalogue continues on further pages; following them meets every product once', async () => {
  // Hundreds through the API would take minutes: one of them is copied under other ids.
  await sql`
    insert into product select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(),
      'number', gen_random_uuid(), 'place', nextval(pg_get_serial_sequence('product', 'place'))))).*
    from product p, generate_series(1, 230) where p.id = (select id from product where status = 'listed' limit 1)`;
  const [market] = await sql<{ count: number }[]>`select count(*)::int as count from product where status = 'listed'`;
  const contexts: string[] = [];
  const sizes: number[] = [];
  // The store of ready replies does not know of what was written behind its back: this address is new to it.
  let next: string | null = '/catalog.jsonld?after=ffffffff-ffff-ffff-ffff-ffffffffffff';
  while (next) {
    const reply = await get(next);
    const page = (await reply.json()) as { 'hydra:totalItems': number } & Record<string, { '@id': string }[]>;
    const rows = [...(page['dcat:dataset'] ?? []), ...(page['dcat:service'] ?? [])].map((one) => one['@id']);
    expect(page['hydra:totalItems']).toBe(market?.count);
    sizes.push(rows.length);
    contexts.push(...rows);
    const link = /<([^>]+)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1];
    next = link ? link.slice(config.publicOrigin.length) : null;
  }
  expect(sizes).toEqual([100, 100, (market?.count ?? 0) - 200]);
  expect(new Set(contexts).size).toBe(market?.count);
});
