import { listOpenPunctuality, listOpenStatistics } from '@shuji/contract/home/open-statistics';
import { expect, test } from 'vitest';
import { invalidateMemos } from '#src/cache/memo.ts';
import { listProduct } from '#test/listed-product.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { server, as, sql, providers } = centre;
const read = async (path: string) => (await server.inject(path)).body;

async function register(count: number, industry: string): Promise<void> {
  for (let one = 0; one < count; one += 1) {
    const id = await listProduct(centre, { name: `${industry} 产品 ${one}` });
    await sql`update product set industry = ${industry}, registered_at = '2026-10-15T02:00:00Z' where id = ${id}`;
  }
}

await register(6, 'transport');
await register(2, 'health');
providers.setClock(new Date('2026-11-21T02:00:00Z'));

test('a month lists its industries; a small count and those that reveal it are withheld', async () => {
  const [month] = await as('visitor')(listOpenStatistics, {});
  expect(month).toMatchObject({ month: '2026-10', total: { products: 8, deals: 0, dealAmount: 0 } });
  expect(month?.industries.map(({ products }) => products)).toEqual([null, null]);
});

test('CSV and JSON hold the same figures and say what is withheld', async () => {
  const csv = await read('/statistics.csv');
  expect(csv).toContain('"2026-10","全部行业",8,0,0,0');
  expect(csv).toContain('"2026-10","交通运输、仓储和邮政业","不公布",0,0,0');
  const json = JSON.parse(await read('/statistics.json'));
  expect(json.note).toContain('不足 5');
  expect(json.months).toEqual(await as('visitor')(listOpenStatistics, {}));
});

test('punctuality is published by industry, but not for an industry of few products', async () => {
  await sql`insert into update_punctuality (product_id, due, on_time, measured_at) select id, 90, 81, now() from product`;
  const rows = await as('visitor')(listOpenPunctuality, {});
  expect(rows).toEqual([
    { industry: '交通运输、仓储和邮政业', products: null, due: null, onTime: null },
    { industry: '卫生和社会工作', products: null, due: null, onTime: null },
  ]);
  await sql`update product set industry = 'transport'`;
  invalidateMemos();
  expect(await read('/statistics/punctuality.csv')).toContain('"交通运输、仓储和邮政业",8,720,648');
});

test('a month is published when it is over, not before', async () => {
  providers.setClock(new Date('2026-10-31T15:59:00Z'));
  expect(JSON.parse(await read('/statistics.json?at=october')).months).toEqual([]);
  providers.setClock(new Date('2026-10-31T16:00:00Z'));
  expect(JSON.parse(await read('/statistics.json?at=november')).months).toHaveLength(1);
});

test('the year is drawn for a wide page and for a phone, by day and by night, without a script', async () => {
  for (const form of ['', '-narrow', '-dark', '-narrow-dark']) {
    const reply = await server.inject(`/statistics/growth${form}.svg`);
    expect(reply.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(reply.body).toContain('累计登记产品');
    expect(reply.body).not.toMatch(/<script|onload/);
  }
});
