import { officeFinds, searchOffice } from '@shuji/contract/desk';
import { createNews } from '@shuji/contract/news-office';
import { expect, test } from 'vitest';
import { cast } from '#src/demo/cast.ts';
import { dealUntil } from '#test/deal.ts';
import { listProduct } from '#test/listed-product.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql } = centre;
const orderId = await dealUntil(centre, await listProduct(centre), 'answered');

async function finds(who: 'zhao' | 'sun' | 'qian' | 'zhou', keyword: string) {
  return (await as(who)(searchOffice, { keyword })).map(({ kind, rows }) => [kind, rows.map(({ title }) => title)]);
}

test('a reviewer finds an order by its number, a product by its name and by its number', async () => {
  const [order] = await sql<{ number: string; productName: string }[]>`
    select number, product_name from trade_order where id = ${orderId}`;
  expect(await finds('zhao', order?.number ?? '')).toEqual([['order', [order?.number]]]);
  const byName = await as('zhao')(searchOffice, { keyword: order?.productName ?? '' });
  expect(byName.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['product', 'order', 'certificate']));
  const number = byName.find(({ kind }) => kind === 'product')?.rows[0]?.note.split(' · ')[0] ?? '';
  expect((await finds('zhao', number)).map(([kind]) => kind)).toContain('product');
});

test('a person is found by the whole phone number, which is not told back', async () => {
  const found = await as('zhao')(searchOffice, { keyword: cast.li.phone });
  expect(found.map(({ kind }) => kind)).toEqual(['account']);
  expect(JSON.stringify(found)).not.toContain(cast.li.phone);
  expect(await finds('zhao', cast.li.phone.slice(0, 7))).toEqual([]);
});

test('each role finds what its own desks hold, and nothing else', async () => {
  await as('sun')(createNews, { title: '寻找数据的人', kind: 'industry' });
  expect(await finds('sun', '寻找数据的人')).toEqual([['news', ['寻找数据的人']]]);
  expect(await finds('zhao', '寻找数据的人')).toEqual([]);
  expect(await finds('qian', 'zhao')).toEqual([['operator', ['赵岩']]]);
  expect(await finds('zhao', 'qian')).toEqual([]);
  for (const keyword of ['数据', '赵', 'a']) expect(await finds('zhou', keyword)).toEqual([]);
  const roles = new Set(Object.values(officeFinds).map(({ role }) => role));
  expect([...roles]).toEqual(['reviewer', 'editor', 'admin']);
});

test('of many finds five are told, and that there are more', async () => {
  for (let count = 1; count < 8; count += 1)
    await as('sun')(createNews, { title: `重名的资讯 ${count}`, kind: 'industry' });
  const [found] = await as('sun')(searchOffice, { keyword: '重名的资讯' });
  expect(found?.rows).toHaveLength(5);
  expect(found?.hasMore).toBe(true);
});
