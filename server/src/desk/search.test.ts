import { searchOffice } from '@shuji/contract/desk/calls';
import { createPoster } from '@shuji/contract/home/office';
import { createNews } from '@shuji/contract/news/office';
import { officeFinds } from '@shuji/contract/nouns';
import { disputeOrder } from '@shuji/contract/order/steps';
import { createPartner } from '@shuji/contract/partner/office';
import { expect, test } from 'vitest';
import { cast } from '#src/demo/cast.ts';
import { dealUntil, pay } from '#test/deal.ts';
import { listProduct } from '#test/listed-product.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql } = centre;
const orderId = await dealUntil(centre, await listProduct(centre), 'answered');

async function finds(who: 'zhao' | 'shen' | 'sun' | 'qian' | 'zhou', keyword: string) {
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

test('a person is found by the whole phone number, which the reply does not repeat', async () => {
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
  for (const keyword of ['寻找数据的人', 'qian']) expect(await finds('zhou', keyword)).toEqual([]);
  const words = new Set(Object.values(officeFinds).map(({ who }) => who));
  expect([...words]).toEqual(['overseer', 'dealOverseer', 'moneyOverseer', 'editor', 'admin']);
});

test('an editor finds a poster in its place and a partner; an administrator a setting by what it does', async () => {
  await as('sun')(createPoster, { place: 'product', title: '长江口数据周', fromDay: '2026-01-01' });
  await as('sun')(createPartner, { name: '长江口研究院', kind: 'research', isShown: false });
  const found = await as('sun')(searchOffice, { keyword: '长江口' });
  expect(found.map(({ kind, rows }) => [kind, rows[0]?.title, rows[0]?.part])).toEqual([
    ['poster', '长江口数据周', 'product'],
    ['partner', '长江口研究院', ''],
  ]);
  expect(await finds('zhao', '长江口')).toEqual([]);
  const [setting] = await as('qian')(searchOffice, { keyword: '期满无异议' });
  expect(setting?.rows).toMatchObject([{ title: '公示天数', part: 'review' }]);
});

test('an order’s number finds its dispute for a reviewer and its payment for finance', async () => {
  const id = await dealUntil(centre, await listProduct(centre), 'signed');
  await pay(centre, id);
  await as('wang')(disputeOrder, { id, reason: '交付的数据与合同约定的范围不符' });
  const [order] = await sql<{ number: string }[]>`select number from trade_order where id = ${id}`;
  const kinds = async (who: 'zhao' | 'shen') => (await finds(who, order?.number ?? '')).map(([kind]) => kind);
  expect(await kinds('zhao')).toEqual(['order', 'dispute']);
  expect(await kinds('shen')).toEqual(['order', 'payment']);
});

test('five of many matches are listed, with a sign that there are more', async () => {
  for (let count = 1; count < 8; count += 1)
    await as('sun')(createNews, { title: `重名的资讯 ${count}`, kind: 'industry' });
  const [found] = await as('sun')(searchOffice, { keyword: '重名的资讯' });
  expect(found?.rows).toHaveLength(5);
  expect(found?.hasMore).toBe(true);
});
