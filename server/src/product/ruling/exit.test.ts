import { getProductCertificate } from '@shuji/contract/certificate/calls';
import { applyOrder } from '@shuji/contract/order/placing';
import { cancelOrder } from '@shuji/contract/order/steps';
import { getProduct } from '@shuji/contract/product/calls';
import { listProductQueue, reviewProduct } from '@shuji/contract/product/office';
import {
  dropDraft,
  getOwnProduct,
  listOwnProducts,
  productLine,
  revokeOwnProduct,
  saveProduct,
  setShelf,
  submitProduct,
  withdrawSubmission,
} from '@shuji/contract/product/own';
import { expect, test } from 'vitest';
import { application } from '#test/deal.ts';
import { aDraft, aListed, aSubmitted, asRead, withoutNotice } from '#test/product.ts';
import { world } from '#test/world.ts';

const centre = await world();
await withoutNotice(centre);
const { as, sql } = centre;
const [li, zhao] = [as('li'), as('zhao')];
const own = (id: string) => li(getOwnProduct, { id });
const reason = '已停止采集，不再提供';

test('a pending submission is withdrawn, changed, and submitted again', async () => {
  const id = await aSubmitted(centre);
  const read = await asRead(centre, id);
  await li(withdrawSubmission, { id });
  expect(await own(id)).toMatchObject({ status: 'draft', may: ['edit', 'submit'] });
  expect((await zhao(listProductQueue, {})).rows.map((row) => row.id)).not.toContain(id);
  await expect(zhao(reviewProduct, { ...read, decision: 'approve' })).rejects.toMatchObject({
    name: 'product.alreadyReviewed',
  });
  await expect(li(withdrawSubmission, { id })).rejects.toMatchObject({ name: 'product.notPending' });
  await li(submitProduct, { id });
  const { steps } = await li(productLine, { id });
  expect(steps.map(({ step }) => step)).toEqual(['create', 'submit', 'withdraw', 'submit']);
});

test('a draft that only its owner has seen is deleted whole; a submitted one is not', async () => {
  const id = await aDraft(centre, { name: '写错了的草稿' });
  expect((await own(id)).may).toContain('drop');
  await li(dropDraft, { id });
  await expect(own(id)).rejects.toMatchObject({ name: 'product.notFound' });
  await expect(li(saveProduct, { id, name: '再写' })).rejects.toMatchObject({ name: 'product.notFound' });
  expect((await li(listOwnProducts, { pageSize: 100 })).rows.map((row) => row.id)).not.toContain(id);
  const [left] = await sql<{ content: string }[]>`
    select content::text as content from product_version where product_id = ${id}`;
  expect(left?.content).not.toContain('写错了的草稿');
  const seen = await aSubmitted(centre);
  await li(withdrawSubmission, { id: seen });
  await expect(li(dropDraft, { id: seen })).rejects.toMatchObject({ name: 'product.notDroppable' });
});

test('a supplier ends a registration that is off the market and has no deal under way', async () => {
  const id = await aListed(centre);
  const { certificateId } = await own(id);
  const orderId = (await as('wang')(applyOrder, await application(centre, id))).id;
  await expect(li(revokeOwnProduct, { id, reason })).rejects.toMatchObject({ name: 'product.notRevocable' });
  await li(setShelf, { id, index: '0' });
  await expect(li(revokeOwnProduct, { id, reason })).rejects.toMatchObject({ name: 'product.hasDeals' });
  await as('wang')(cancelOrder, { id: orderId, reason: '不再需要' });
  const { form, revision } = await own(id);
  await li(saveProduct, { ...form, id, revision, name: '还在写的新版本' });
  await li(revokeOwnProduct, { id, reason });
  expect(await own(id)).toMatchObject({ status: 'revoked', reason, may: [] });
  expect(await as('visitor')(getProductCertificate, { id: certificateId ?? '' })).toMatchObject({
    state: 'revoked',
    stateReason: `供方申请注销：${reason}`,
  });
  await expect(as('visitor')(getProduct, { id })).rejects.toMatchObject({ name: 'product.withdrawn' });
});

test('one’s products are found by a word of the name, or by the number', async () => {
  const id = await aDraft(centre, { name: '盐度观测数据集' });
  const { number } = await own(id);
  for (const keyword of ['盐度', number.toLowerCase()])
    expect((await li(listOwnProducts, { keyword })).rows.map((row) => row.id)).toEqual([id]);
  expect((await li(listOwnProducts, { keyword: '%' })).total).toBe(0);
});
