import { getHelp } from '@shuji/contract/document/calls';
import { createDocument, hideDocument, publishDocument } from '@shuji/contract/document/office';
import { listProducts } from '@shuji/contract/market/calls';
import { listNews } from '@shuji/contract/news/calls';
import { createNews, publishNews, withdrawNews } from '@shuji/contract/news/office';
import { changePartner, createPartner, listOfficePartners } from '@shuji/contract/partner/office';
import { searchEverything } from '@shuji/contract/search/calls';
import type { SearchKind } from '@shuji/contract/search/labels';
import { chinaDay } from '@shuji/contract/time';
import { expect, it } from 'vitest';
import { dealUntil } from '#test/deal.ts';
import { aListed, withoutNotice } from '#test/product.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql } = centre;
await withoutNotice(centre);
const visitor = as('visitor');
const editor = as('sun');

/** A word of its own, which nothing else in the centre holds. */
const word = '鲸歌';

async function found(keyword: string): Promise<Partial<Record<SearchKind, number>>> {
  const { groups } = await visitor(searchEverything, { keyword });
  return Object.fromEntries(groups.filter(({ total }) => total > 0).map(({ kind, total }) => [kind, total]));
}

it('finds each kind once it is public, and no longer when it is withdrawn', async () => {
  expect(await found(word)).toEqual({});
  const article = { title: `${word}观测进展`, kind: 'industry', summary: '海洋声学', source: '本中心' };
  const news = await editor(createNews, { ...article, body: '<p>近海声学观测网络已经建成。</p>' });
  const rule = await editor(createDocument, {
    kind: 'rule',
    anchor: 'whale',
    title: `${word}数据采集规则`,
    body: '<p>采集应当取得许可，并注明来源。</p>',
  });
  expect(await found(word)).toEqual({});

  await editor(publishNews, { id: news.id, version: 1 });
  const effectiveOn = chinaDay(new Date());
  await editor(publishDocument, { id: rule.id, revision: 1, effectiveOn, note: '首次发布' });
  const partner = { name: `${word}研究院`, kind: 'research', introduction: '', url: '', isShown: true };
  const { id } = await editor(createPartner, partner);
  expect(await found(word)).toEqual({ news: 1, rule: 1, partner: 1 });
  expect(await found(`${word} 许可`)).toEqual({ rule: 1 });

  await editor(withdrawNews, { id: news.id, reason: '内容有误' });
  await editor(hideDocument, { id: rule.id, isHidden: true });
  const { mark = '' } = (await editor(listOfficePartners, {})).find((row) => row.id === id) ?? {};
  await editor(changePartner, { id, mark, ...partner, isShown: false });
  expect(await found(word)).toEqual({});
});

it('finds products by pinyin too, and pages one kind while it counts the others', async () => {
  await aListed(centre, { name: '鲸歌声学数据集' });
  const { groups } = await visitor(searchEverything, { keyword: 'jingge' });
  expect(groups.find(({ kind }) => kind === 'product')).toMatchObject({
    total: 1,
    rows: [{ title: '鲸歌声学数据集' }],
  });
  const one = await visitor(searchEverything, { keyword: '验证码', kind: 'help', pageSize: 1 });
  const help = one.groups.find(({ kind }) => kind === 'help');
  expect(help?.rows).toHaveLength(1);
  expect(help?.total).toBeGreaterThan(1);
  expect(one.groups.filter(({ kind }) => kind !== 'help').every(({ rows }) => rows.length === 0)).toBe(true);
});

it('refuses nothing to look for', async () => {
  await expect(visitor(searchEverything, { keyword: ' ' })).rejects.toMatchObject({ name: 'door.badInput' });
});

it('finds every kind by its sound and past a slip, as its own search does', async () => {
  const effectiveOn = chinaDay(new Date());
  const article = { title: '潮汐（东海）·能源观测', kind: 'industry', summary: '潮汐', source: '本中心' };
  const news = await editor(createNews, { ...article, body: '<p>潮汐能源观测网络已经建成，资料公开。</p>' });
  await editor(publishNews, { id: news.id, version: 1 });
  const rule = {
    kind: 'rule' as const,
    anchor: 'tide',
    title: '潮汐能源数据规则',
    body: '<p>采集应当取得许可，并注明来源。</p>',
  };
  const { id } = await editor(createDocument, rule);
  await editor(publishDocument, { id, revision: 1, effectiveOn, note: '首次发布' });
  const partner = { name: '潮汐能源研究院', kind: 'research', introduction: '', url: '', isShown: true };
  await editor(createPartner, partner);
  for (const keyword of ['chaoxi', 'chao xi', 'cxny', '潮夕能源', '潮汐']) {
    expect(await found(keyword), keyword).toMatchObject({ news: 1, rule: 1, partner: 1 });
  }
  expect((await visitor(listNews, { keyword: 'chaoxidonghainengyuanguance' })).total).toBe(1);
  expect(await visitor(getHelp, { keyword: 'yanzhengma' })).toMatchObject({
    words: expect.arrayContaining(['验证码']),
  });
});

it('finds numbers whole or by their last part, and an order for its parties alone', async () => {
  const id = await aListed(centre, { name: '编号检索数据集' });
  const [product] = await sql<{ number: string; certificate: string }[]>`
    select p.number, c.number as certificate from product p join certificate c on c.subject_id = p.id where p.id = ${id}`;
  for (const number of [product?.number ?? '', product?.certificate ?? '']) {
    for (const typed of [number, number.slice(-5), number.slice(-11).toLowerCase()])
      expect(
        (await visitor(listProducts, { keyword: typed })).rows.map((row) => row.id),
        typed,
      ).toEqual([id]);
  }
  const orderId = await dealUntil(centre, id, 'applied');
  const [order] = await sql<{ number: string }[]>`select number from trade_order where id = ${orderId}`;
  const kindsFor = async (who: Parameters<typeof as>[0]) =>
    (await as(who)(searchEverything, { keyword: order?.number.slice(-5) ?? '' })).groups
      .filter(({ total }) => total > 0)
      .map(({ kind }) => kind);
  expect(await kindsFor('wang')).toEqual(['bought']);
  expect(await kindsFor('li')).toEqual(['sold']);
  expect(await kindsFor('visitor')).toEqual([]);
});
