import { listWaiting } from '@shuji/contract/desk/calls';
import { listNotices } from '@shuji/contract/notice/calls';
import { getOrderRating, rateOrder } from '@shuji/contract/order/rating';
import { getProduct } from '@shuji/contract/product/calls';
import { answerRating, getSupplierRating, listRatings, reportRating } from '@shuji/contract/rating/calls';
import {
  decideRating,
  exportOfficeRatings,
  getRating,
  listOfficeRatings,
  listRatingQueue,
} from '@shuji/contract/rating/office';
import { claimReview } from '@shuji/contract/review/calls';
import { dayMs } from '@shuji/contract/time';
import { afterEach, expect, test } from 'vitest';
import { atOnce } from '#test/at-once.ts';
import { dealUntil } from '#test/deal.ts';
import { listProduct } from '#test/listed-product.ts';
import { world } from '#test/world.ts';
import { buyerWords } from './rules.ts';

const centre = await world();
const { as, sql, providers } = centre;
const scores = { quality: 5, fit: 4, delivery: 5, service: 4, text: '字段与说明一致，更新及时。' };

afterEach(() => providers.setClock(null));

const shown = (id: string) => as('visitor')(listRatings, { id });

async function rated(product: string): Promise<{ order: string; id: string }> {
  const order = await dealUntil(centre, product, 'completed');
  await as('wang')(rateOrder, { id: order, ...scores });
  const { rating } = await as('wang')(getOrderRating, { id: order });
  return { order, id: rating?.id ?? '' };
}

test('without ratings nothing is shown', async () => {
  const product = await listProduct(centre);
  expect(await shown(product)).toMatchObject({ total: 0, rows: [], summary: { count: 0, average: null } });
  expect((await as('visitor')(getProduct, { id: product })).rating).toBeNull();
});

test('only the buyer of a completed deal rates it, from one to five, in words', async () => {
  const product = await listProduct(centre);
  const open = await dealUntil(centre, product, 'delivered');
  expect((await as('wang')(getOrderRating, { id: open })).mayRate).toBe(false);
  await expect(as('wang')(rateOrder, { id: open, ...scores })).rejects.toMatchObject({ name: 'order.notNow' });
  const id = await dealUntil(centre, product, 'completed');
  await expect(as('li')(rateOrder, { id, ...scores })).rejects.toMatchObject({ name: 'order.notNow' });
  await expect(as('wang')(rateOrder, { id, ...scores, quality: 6, text: '好' })).rejects.toMatchObject({
    fields: { quality: expect.any(String), text: expect.any(String) },
  });
  await as('wang')(rateOrder, { id, ...scores });
  const { rows, summary } = await shown(product);
  expect(rows).toMatchObject([{ text: scores.text, quality: 5, answer: null }]);
  expect(rows[0]?.buyer).toMatch(/^认证需方 .{1,2}\*\*\*$/);
  expect(JSON.stringify(rows)).not.toContain('PartyId');
  expect(summary).toMatchObject({ count: 1, average: null });
});

test('a rating is changed within seven days, by its buyer, and is fixed afterwards', async () => {
  const product = await listProduct(centre);
  const { order } = await rated(product);
  await as('wang')(rateOrder, { id: order, ...scores, quality: 2, text: '补充：第二批有缺失记录。' });
  expect((await shown(product)).rows).toMatchObject([{ quality: 2, changedAt: expect.any(String) }]);
  providers.setClock(new Date(Date.now() + 7 * dayMs + 1000));
  expect((await as('wang')(getOrderRating, { id: order })).mayRate).toBe(false);
  await expect(as('wang')(rateOrder, { id: order, ...scores })).rejects.toMatchObject({ name: 'rating.fixed' });
});

test('the supplier answers once, and what was answered is not changed', async () => {
  const product = await listProduct(centre);
  const { order, id } = await rated(product);
  await expect(as('wang')(answerRating, { id, answer: '自问自答' })).rejects.toMatchObject({ name: 'rating.notFound' });
  await as('li')(answerRating, { id, answer: '感谢认可，我们会继续做好更新。' });
  await expect(as('li')(answerRating, { id, answer: '再说一句' })).rejects.toMatchObject({ name: 'rating.answered' });
  await expect(as('wang')(rateOrder, { id: order, ...scores })).rejects.toMatchObject({ name: 'rating.fixed' });
  expect((await shown(product)).rows[0]?.answer).toBe('感谢认可，我们会继续做好更新。');
  const notices = async (who: 'li' | 'wang') =>
    (await as(who)(listNotices, { topic: 'order' })).rows.map((row) => row.title);
  expect(await notices('li')).toContain('收到新的成交评价，可以答复一次');
  expect(await notices('wang')).toContain('对方答复了您的评价');
});

test('an average is shown from three ratings on, of the product and of its supplier', async () => {
  const product = await listProduct(centre);
  for (const quality of [5, 4, 1]) {
    const { order } = await rated(product);
    await as('wang')(rateOrder, { id: order, ...scores, quality });
  }
  const { summary } = await shown(product);
  expect(summary).toMatchObject({ count: 3, quality: 3.3, fit: 4, delivery: 5, service: 4, average: 4.1 });
  const { rating, merchantId } = await as('visitor')(getProduct, { id: product });
  expect(rating).toEqual({ count: 3, average: 4.1 });
  expect((await as('visitor')(getSupplierRating, { id: merchantId })).average).not.toBeNull();
});

test('anyone who has signed in reports a rating once; the office hides it, and it counts nowhere', async () => {
  const product = await listProduct(centre);
  const { order, id } = await rated(product);
  const reason = '内容与交易无关';
  await expect(as('visitor')(reportRating, { id, reason })).rejects.toMatchObject({ name: 'door.signedOut' });
  await as('chen')(reportRating, { id, reason });
  await expect(as('chen')(reportRating, { id, reason })).rejects.toMatchObject({ name: 'rating.reported' });
  expect((await as('zhao')(listRatingQueue, {})).total).toBe(
    (await as('zhao')(listWaiting, { queue: 'rating' })).total,
  );
  await as('zhao')(claimReview, { desk: 'rating', id });
  expect(await as('zhao')(getRating, { id })).toMatchObject({ reports: 1, mayDecide: true, claim: { isMine: true } });
  await as('zhao')(decideRating, { id, decision: 'hide', reason: '含有与交易无关的内容' });
  expect((await shown(product)).total).toBe(0);
  expect((await as('visitor')(getProduct, { id: product })).rating).toBeNull();
  expect((await as('zhao')(listWaiting, { queue: 'rating' })).total).toBe(0);
  expect(await as('wang')(getOrderRating, { id: order })).toMatchObject({
    mayRate: false,
    rating: { hiddenReason: '含有与交易无关的内容' },
  });
  await expect(as('li')(answerRating, { id, answer: '感谢认可' })).rejects.toMatchObject({ name: 'rating.answered' });
  await expect(as('chen')(reportRating, { id, reason })).rejects.toMatchObject({ name: 'rating.notFound' });
  await as('zhao')(decideRating, { id, decision: 'show', reason: '经复核恢复展示' });
  expect((await shown(product)).total).toBe(1);
  await expect(as('zhao')(decideRating, { id, decision: 'show', reason: '经复核恢复展示' })).rejects.toMatchObject({
    name: 'rating.alreadyDecided',
  });
  const { history } = await as('zhao')(getRating, { id });
  expect(history.map((row) => row.step)).toEqual(['rate', 'report', 'hide', 'show']);
  expect((await as('zhao')(listOfficeRatings, { status: 'hidden' })).total).toBe(0);
  const shownOnes = await as('zhao')(listOfficeRatings, { status: 'shown' });
  expect(shownOnes.total).toBeGreaterThan(0);
  expect((await as('zhao')(listOfficeRatings, { to: '2020-01-01' })).total).toBe(0);
  const { body } = await as('zhao').file(exportOfficeRatings, { status: 'shown', format: 'csv', columns: ['status'] });
  expect(body.toString().trimEnd().split('\r\n')).toHaveLength(shownOnes.total + 1);
});

test('an operator does not decide about their own organisation', async () => {
  const { id } = await rated(await listProduct(centre));
  await sql`update operator set organisation = (select credit_code from party p join rating r on r.supplier_party_id = p.id
    where r.id = ${id}) where username = 'zhao'`;
  expect((await as('zhao')(getRating, { id })).mayDecide).toBe(false);
  await expect(
    as('zhao')(decideRating, { id, decision: 'hide', reason: '含有与交易无关的内容' }),
  ).rejects.toMatchObject({ name: 'rating.ownOrganisation' });
  await sql`update operator set organisation = null where username = 'zhao'`;
});

test('a change and an answer at once: what is answered is what was said', async () => {
  const { order, id } = await rated(await listProduct(centre));
  const [changed, answered] = await atOnce(sql, (tx) => tx`select 1 from rating where id = ${id} for update`, [
    () => as('wang')(rateOrder, { id: order, ...scores, quality: 1 }),
    () => as('li')(answerRating, { id, answer: '感谢认可' }),
  ]);
  expect(answered?.status).toBe('fulfilled');
  const steps = await sql<{ step: string }[]>`select step from rating_event where rating_id = ${id} order by id`;
  const after = changed?.status === 'fulfilled' ? ['rate', 'change', 'answer'] : ['rate', 'answer'];
  expect(steps.map((row) => row.step)).toEqual(after);
});

test('a report and a decision at once: no report stays open on a hidden rating', async () => {
  const { id } = await rated(await listProduct(centre));
  const [reported, decided] = await atOnce(sql, (tx) => tx`select 1 from rating where id = ${id} for update`, [
    () => as('chen')(reportRating, { id, reason: '内容与交易无关' }),
    () => as('zhao')(decideRating, { id, decision: 'hide', reason: '含有与交易无关的内容' }),
  ]);
  expect(decided?.status).toBe('fulfilled');
  if (reported?.status === 'rejected') expect(reported.reason).toMatchObject({ name: 'rating.notFound' });
  const open = await sql`select from rating_report where rating_id = ${id} and decided_at is null`;
  expect(open).toEqual([]);
});

test('a buyer is known by a beginning of the name alone', () => {
  expect(buyerWords('海联供应链管理有限公司')).toBe('认证需方 海联***');
  expect(buyerWords('王**')).toBe('认证需方 王***');
  expect(buyerWords('')).toBe('认证需方');
});
