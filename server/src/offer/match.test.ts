import { addDemand, getDemand, takeDemand } from '@shuji/contract/demand/calls';
import { listNotices, saveNoticeSetting } from '@shuji/contract/notice/calls';
import { acceptOffer } from '@shuji/contract/offer/calls';
import { concludeWithOrder, getDemandDeal, listFittingProducts, listOwnFitting } from '@shuji/contract/offer/match';
import { setShelf } from '@shuji/contract/product/own';
import { dayMs } from '@shuji/contract/time';
import { beforeAll, expect, test } from 'vitest';
import { dealUntil } from '#test/deal.ts';
import { demandForm } from '#test/demand-form.ts';
import { acceptance, anOffer, aPublished } from '#test/offer.ts';
import { aListed, withoutNotice } from '#test/product.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, runJob, providers } = centre;
const port = { title: '求购港口能见度观测数据', kind: 'dataset', wantedFields: ['风速'], delivery: 'platformFile' };

beforeAll(async () => {
  await withoutNotice(centre);
});

async function news(): Promise<string[]> {
  const { rows } = await as('wang')(listNotices, { topic: 'match', pageSize: 100 });
  return rows.map((row) => row.text);
}

test('a demand shows the best of the market with why, to anyone in the hall, and before that to its owner', async () => {
  await aListed(centre);
  await aListed(centre, {
    name: '企业注册资本变更记录',
    industry: 'finance',
    keywords: ['工商'],
    scenes: ['financialRisk'],
  });
  const { id } = await as('wang')(addDemand, demandForm(port));
  const [own] = await as('wang')(listFittingProducts, { id });
  expect(own).toMatchObject({ name: '滨海港口气象观测数据集' });
  expect(own?.reasons).toEqual(expect.arrayContaining(['关键词“港口”', '同行业', '同类型', '交付方式相符', '预算内']));
  await expect(as('visitor')(listFittingProducts, { id })).rejects.toMatchObject({ name: 'demand.notFound' });
  const shown = await aPublished(centre, port);
  expect((await as('visitor')(listFittingProducts, { id: shown })).map((row) => row.name)).toEqual([own?.name]);
  const mine = await as('li')(listOwnFitting, { id: shown });
  expect(mine.map((row) => [row.name, row.reasons.length > 0])).toEqual([
    ['滨海港口气象观测数据集', true],
    ['企业注册资本变更记录', false],
  ]);
});

test('a word that many products have is no match, by however much else agrees', async () => {
  const reasons = async (title: string) => {
    const id = await aPublished(centre, { title, kind: 'dataset', wantedFields: [] });
    return (await as('visitor')(listFittingProducts, { id })).map((row) => row.reasons[0]);
  };
  const product = await aListed(centre, { name: '沿岸航道疏浚记录' });
  expect(await reasons('求购航道疏浚')).toEqual(['关键词“航道”']);
  await centre.sql`
    insert into product select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'number', 'many ' || nth, 'place', 900000 + nth))).*
    from product p, generate_series(1, 31) as nth where p.id = ${product}`;
  expect(await reasons('求购航道疏浚')).toEqual([]);
  await centre.sql`delete from product where number like 'many %'`;
});

test("a demand does not match its owner's own products", async () => {
  const id = await aPublished(centre, port, 'li');
  expect(await as('visitor')(listFittingProducts, { id })).toEqual([]);
});

test('owners hear of new products that fit: once for each pair, at most five a day, not at all if they declined', async () => {
  await runJob('notify-matches');
  const before = (await news()).length;
  for (let at = 1; at <= 7; at += 1) await aListed(centre, { name: `北部港口能见度观测${at}号` });
  await runJob('notify-matches');
  await runJob('notify-matches');
  const notices = await news();
  expect(notices).toHaveLength(5);
  expect(notices.length).toBeGreaterThan(before);
  expect(notices[0]).toMatch(/港口.*：.*同行业/);
  providers.setClock(new Date(Date.now() + dayMs));
  await as('wang')(saveNoticeSetting, { topic: 'match', inApp: false, sms: false });
  await aListed(centre, { name: '北部港口能见度观测八号' });
  await runJob('notify-matches');
  providers.setClock(null);
  expect(await news()).toHaveLength(5);
});

test('a product that returns to the market sends no second message', async () => {
  await as('wang')(saveNoticeSetting, { topic: 'match', inApp: true, sms: false });
  providers.setClock(new Date(Date.now() + 6 * dayMs));
  const id = await aListed(centre, { name: '北部港口能见度观测九号' });
  const countNotices = async () => (await news()).filter((text) => text.startsWith('北部港口能见度观测九号')).length;
  await runJob('notify-matches');
  const first = await countNotices();
  expect(first).toBeGreaterThan(0);
  await as('li')(setShelf, { id, index: '0' });
  await as('li')(setShelf, { id, index: '1' });
  await runJob('notify-matches');
  providers.setClock(null);
  expect(await countNotices()).toBe(first);
});

test('a taken demand is concluded with the order that came of it, and with none of anyone else', async () => {
  const productId = await aListed(centre);
  const demand = await aPublished(centre, port);
  const earlier = await dealUntil(centre, productId, 'applied');
  await as('li')(takeDemand, { id: demand });
  expect((await as('wang')(getDemandDeal, { id: demand })).candidates).toEqual([]);
  const order = await dealUntil(centre, productId, 'applied');
  const { candidates } = await as('wang')(getDemandDeal, { id: demand });
  expect(candidates.map((one) => one.id)).toEqual([order]);
  await expect(as('wang')(concludeWithOrder, { id: demand, orderId: earlier })).rejects.toMatchObject({
    name: 'offer.noSuchOrder',
  });
  await as('wang')(concludeWithOrder, { id: demand, orderId: order });
  expect((await as('wang')(getDemand, { id: demand })).status).toBe('concluded');
  expect((await as('li')(getDemandDeal, { id: demand })).order).toMatchObject({ id: order });

  const second = await aPublished(centre, port);
  await as('li')(takeDemand, { id: second });
  await expect(as('wang')(concludeWithOrder, { id: second, orderId: order })).rejects.toMatchObject({
    name: 'offer.noSuchOrder',
  });
  const offer = await anOffer(centre, second, { productId });
  const accepted = await as('wang')(acceptOffer, acceptance(offer));
  expect((await as('wang')(getDemandDeal, { id: second })).order).toEqual(accepted);
  await expect(as('chen')(getDemandDeal, { id: second })).rejects.toMatchObject({ name: 'door.needAttested' });
});
