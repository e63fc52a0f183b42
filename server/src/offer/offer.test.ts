import {
  addDemand,
  editDemandStatus,
  getDemand,
  giveDemandBack,
  listDemandLog,
  takeDemand,
} from '@shuji/contract/demand/calls';
import { readDemandContact } from '@shuji/contract/demand/contact';
import { reviewDemand } from '@shuji/contract/demand/office';
import {
  acceptOffer,
  addOffer,
  counterOffer,
  listDemandOffers,
  listOwnOffers,
  refuseOffer,
  reviseOffer,
  withdrawOffer,
} from '@shuji/contract/offer/calls';
import { listDemandDeals } from '@shuji/contract/offer/match';
import { getOrder } from '@shuji/contract/order/calls';
import { signOrder } from '@shuji/contract/order/steps';
import { setShelf } from '@shuji/contract/product/own';
import { dayMs } from '@shuji/contract/time';
import { expect, test } from 'vitest';
import { password } from '#test/deal.ts';
import { demandForm, inDays } from '#test/demand-form.ts';
import { noticesOf } from '#test/notices.ts';
import { acceptance, anOffer, aPublished, offerForm } from '#test/offer.ts';
import { aListed, withoutNotice } from '#test/product.ts';
import { plantSellers } from '#test/sellers.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, providers, runJob } = centre;
await withoutNotice(centre);
const [rival = ''] = await plantSellers(sql, 1);
const productId = await aListed(centre);

const statusOf = async (id: string) =>
  (await sql<{ status: string }[]>`select status from offer where id = ${id}`)[0]?.status;

test('an offer, a counter-offer, a new offer: accepted, it is an order with the agreed price, and the demand is concluded', async () => {
  const demand = await aPublished(centre);
  const id = await anOffer(centre, demand, { productId });
  await as('wang')(counterOffer, { id, round: 1, price: 5_000_000, termMonths: 24, note: '预算有限，期限可以长些' });
  await as('li')(reviseOffer, {
    id,
    round: 2,
    ...offerForm({ productId, lines: [{ name: '两年期', price: 5_500_000 }], termMonths: 24 }),
  });
  const { offers } = await as('wang')(listDemandOffers, { id: demand });
  expect(offers[0]?.rounds.map(({ by, lines, termMonths }) => [by, lines[0]?.price, termMonths])).toEqual([
    ['seller', 6_000_000, 12],
    ['owner', 5_000_000, 24],
    ['seller', 5_500_000, 24],
  ]);
  expect(offers[0]?.may).toEqual(['counter', 'accept', 'refuse']);

  const order = await as('wang')(acceptOffer, acceptance(id, 3));
  const bought = await as('wang')(getOrder, { x: 1, y: order.id });
  expect(bought).toMatchObject({ status: 'awaiting_sign', amount: 5_500_000, termMonths: 24, product: { productId } });
  const sold = await as('li')(getOrder, { x: 2, y: order.id });
  await as('li')(signOrder, { id: order.id, sha256: sold.contract?.sha256 ?? '', password });
  const mine = await as('wang')(getDemand, { id: demand });
  expect(mine).toMatchObject({ status: 'concluded', isMine: true, may: [] });
  expect(await as('li')(readDemandContact, { id: demand })).toMatchObject({ phone: '13912345678' });
  const log = await as('li')(listDemandLog, { id: demand });
  expect(log.rows[0]).toMatchObject({ step: 'accept', note: `订单 ${order.number}` });
  expect(await as('wang')(acceptOffer, acceptance(id, 3))).toEqual(order);
});

test('the contract contains all that a supplier offered, and nothing that the buyer never requested', async () => {
  const demand = await aPublished(centre);
  const terms = `${'按日更新，'.repeat(190)}末次交付后三个月内免费更正`;
  const id = await anOffer(centre, demand, { productId, terms });
  const order = await as('wang')(acceptOffer, acceptance(id));
  const { contract } = await as('wang')(getOrder, { x: 1, y: order.id });
  expect(contract?.text).toContain('末次交付后三个月内免费更正；对应需求 XQ-');
  expect(contract?.text).not.toContain('特别要求');
});

test('two suppliers’ offers stand side by side; each sees their own, and who accepts one ends the other', async () => {
  const demand = await aPublished(centre);
  const id = await anOffer(centre, demand, { productId });
  const other = await as({ token: rival })(addOffer, { demandId: demand, ...offerForm() });
  expect((await as('wang')(listDemandOffers, { id: demand })).offers).toHaveLength(2);
  expect((await as('li')(listOwnOffers, { demandId: demand })).rows.map((row) => row.id)).toEqual([id]);
  const counter = { round: 1, price: 1, termMonths: 1, note: '别人的报价' };
  await expect(as('li')(counterOffer, { id, ...counter })).rejects.toMatchObject({ name: 'offer.notFound' });
  await expect(as('li')(withdrawOffer, { id: other.id, reason: '不是我的' })).rejects.toMatchObject({
    name: 'offer.notFound',
  });
  await expect(as('li')(listDemandOffers, { id: demand })).rejects.toMatchObject({ name: 'demand.notFound' });
  await as('wang')(acceptOffer, acceptance(id));
  expect(await statusOf(other.id)).toBe('ended');
});

test('contacts are for owner and taker: who only offers reads none', async () => {
  const demand = await aPublished(centre);
  await anOffer(centre, demand);
  expect((await as('li')(getDemand, { id: demand })).contact).toBeNull();
  expect(JSON.stringify(await as('li')(listOwnOffers, {}))).not.toContain('13912345678');
});

test('an offer without a product may be talked about, and is accepted once one is attached', async () => {
  const demand = await aPublished(centre);
  const id = await anOffer(centre, demand);
  await expect(as('wang')(acceptOffer, acceptance(id))).rejects.toMatchObject({ name: 'offer.noProduct' });
  await as('li')(reviseOffer, { id, round: 1, ...offerForm({ productId }) });
  await expect(as('wang')(acceptOffer, acceptance(id, 1))).rejects.toMatchObject({ name: 'offer.changed' });
  expect(await as('wang')(acceptOffer, acceptance(id, 2))).toHaveProperty('number');
});

test('an offered product that has left the market is not bought', async () => {
  const passing = await aListed(centre);
  const demand = await aPublished(centre);
  const id = await anOffer(centre, demand, { productId: passing });
  await as('li')(setShelf, { id: passing, index: '0' });
  await expect(as('wang')(acceptOffer, acceptance(id))).rejects.toMatchObject({ name: 'offer.productChanged' });
  await expect(as('li')(reviseOffer, { id, round: 1, ...offerForm({ productId: passing }) })).rejects.toMatchObject({
    name: 'offer.notListed',
  });
});

test("an offer to oneself, a second one at a time, or one with another's product is refused", async () => {
  const demand = await aPublished(centre);
  await anOffer(centre, demand);
  await expect(anOffer(centre, demand)).rejects.toMatchObject({ name: 'offer.alreadyLive' });
  await expect(as({ token: rival })(addOffer, { demandId: demand, ...offerForm({ productId }) })).rejects.toMatchObject(
    {
      name: 'offer.notListed',
    },
  );
  await expect(as('wang')(addOffer, { demandId: demand, ...offerForm() })).rejects.toMatchObject({
    name: 'door.needVendor',
  });
  const past = offerForm({ validUntil: inDays(-2) });
  await expect(as({ token: rival })(addOffer, { demandId: demand, ...past })).rejects.toMatchObject({
    fields: { validUntil: '有效期不能早于今天' },
  });
});

test('it is refused and withdrawn with a reason, and then is over', async () => {
  const demand = await aPublished(centre);
  const first = await anOffer(centre, demand);
  await as('wang')(refuseOffer, { id: first, reason: '价格超出预算较多' });
  const second = await anOffer(centre, demand);
  await as('li')(withdrawOffer, { id: second, reason: '数据暂停供应' });
  await expect(as('wang')(refuseOffer, { id: second, reason: '再谢绝一次' })).rejects.toMatchObject({
    name: 'offer.moved',
  });
  await expect(as('wang')(acceptOffer, acceptance(first))).rejects.toMatchObject({ name: 'offer.moved' });
  const { rows } = await as('li')(listOwnOffers, { demandId: demand });
  expect(rows.map(({ status, reason, may }) => [status, reason, may])).toEqual([
    ['withdrawn', '数据暂停供应', []],
    ['refused', '价格超出预算较多', []],
  ]);
});

test('a taken demand takes messages from its taker alone; one off the hall from none', async () => {
  const demand = await aPublished(centre);
  const other = await as({ token: rival })(addOffer, { demandId: demand, ...offerForm() });
  await as('li')(takeDemand, { id: demand });
  const counter = { id: other.id, round: 1, price: 1, termMonths: 1, note: '请再优惠一些' };
  await expect(as('wang')(counterOffer, counter)).rejects.toMatchObject({ name: 'offer.demandTaken' });
  const { offers } = await as('wang')(listDemandOffers, { id: demand });
  expect(offers[0]?.may).toEqual(['refuse']);
  const id = await anOffer(centre, demand, { productId });
  const order = await as('wang')(acceptOffer, acceptance(id));
  const deal = { demandId: demand, orderId: order.id, orderNumber: order.number };
  expect(await as('wang')(listDemandDeals, { demands: [demand] })).toEqual([{ ...deal, side: 'buyer' }]);
  expect(await as('li')(listDemandDeals, { demands: [demand] })).toEqual([{ ...deal, side: 'seller' }]);
  expect(await as({ token: rival })(listDemandDeals, { demands: [demand] })).toEqual([]);

  const hidden = await aPublished(centre);
  const live = await anOffer(centre, hidden);
  await as('wang')(editDemandStatus, { id: hidden, status: 'unpublished' });
  await expect(as('wang')(acceptOffer, acceptance(live))).rejects.toMatchObject({ name: 'offer.demandOver' });
  await expect(as({ token: rival })(addOffer, { demandId: hidden, ...offerForm() })).rejects.toMatchObject({
    name: 'demand.notFound',
  });
});

test('an offer lapses after its day, and ends with its demand; both get a message', async () => {
  const demand = await aPublished(centre);
  const id = await anOffer(centre, demand, { productId, validUntil: inDays(2) });
  providers.setClock(new Date(Date.now() + 4 * dayMs));
  await expect(as('wang')(acceptOffer, acceptance(id))).rejects.toMatchObject({ name: 'offer.lapsed' });
  await runJob('end-offers');
  await runJob('end-offers');
  providers.setClock(null);
  expect(await statusOf(id)).toBe('lapsed');
  expect((await noticesOf(centre, 'li')).filter((title) => title.includes('已过有效期'))).toHaveLength(1);
  const next = await anOffer(centre, demand);
  await sql`update demand set status = 'closed' where id = ${demand}`;
  await runJob('end-offers');
  expect(await statusOf(next)).toBe('ended');
});

test('an offer rests while another supplier has the demand, and its supplier gets one message', async () => {
  const demand = await aPublished(centre);
  const id = await anOffer(centre, demand, { productId });
  await noticesOf(centre, 'li');
  await as({ token: rival })(takeDemand, { id: demand });
  await runJob('end-offers');
  await runJob('end-offers');
  expect(await noticesOf(centre, 'li')).toEqual(['已由其他供方接单，您的报价暂停；接单被退回后自动恢复']);
  const own = async () => (await as('li')(listOwnOffers, { demandId: demand })).rows[0];
  expect(await own()).toMatchObject({ status: 'open', may: ['withdraw'], demand: { status: 'taken' } });
  await as({ token: rival })(giveDemandBack, { id: demand, reason: '产能不足，无法按期交付' });
  expect((await own())?.may).toContain('revise');
  expect(await as('wang')(acceptOffer, acceptance(id))).toHaveProperty('number');
});

test('a demand that was rewritten is not concluded with an offer for its old text until the supplier confirms it', async () => {
  const demand = await aPublished(centre);
  const id = await anOffer(centre, demand, { productId });
  await as('wang')(editDemandStatus, { id: demand, status: 'unpublished' });
  await as('wang')(editDemandStatus, { id: demand, status: 'published' });
  const received = async () => (await as('wang')(listDemandOffers, { id: demand })).offers[0];
  expect(await received()).toMatchObject({ isOutdated: false });
  await as('wang')(editDemandStatus, { id: demand, status: 'unpublished' });
  const description = '改为需要近五年的逐分钟观测，覆盖全部港区，并提供缺测说明与更新承诺。';
  await as('wang')(addDemand, { id: demand, ...demandForm({ description }) });
  await as('zhao')(reviewDemand, { id: demand, decision: 'approve' });
  await noticesOf(centre, 'li');
  await runJob('end-offers');
  await runJob('end-offers');
  expect(await noticesOf(centre, 'li')).toEqual(['内容已修改，请核对后确认报价']);
  expect(await received()).toMatchObject({ isOutdated: true, may: ['counter', 'refuse'] });
  await expect(as('wang')(acceptOffer, acceptance(id))).rejects.toMatchObject({ name: 'offer.demandChanged' });
  await as('li')(reviseOffer, { id, round: 1, ...offerForm({ productId }) });
  expect(await received()).toMatchObject({ isOutdated: false });
  expect(await as('wang')(acceptOffer, acceptance(id, 2))).toHaveProperty('number');
});
