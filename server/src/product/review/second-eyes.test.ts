import { getProductForReview, listProductQueue, reviewProduct } from '@shuji/contract/product/office';
import { getOwnProduct, productLine } from '@shuji/contract/product/own';
import { expect, test } from 'vitest';
import { aFile, aSubmitted, asRead } from '#test/product.ts';
import { type Asker, world } from '#test/world.ts';

const centre = await world();
const other = centre.as('wu');

const important = async () =>
  aSubmitted(centre, { dataLevel: 'important', complianceReport: await aFile(centre.as('li'), 'proof') });
const statusOf = async (id: string) => (await centre.as('li')(getOwnProduct, { id })).status;

test('important data are approved by two different reviewers; the first leaves them in the queue', async () => {
  const zhao = centre.as('zhao');
  const id = await important();
  const approval = { ...(await asRead(centre, id)), decision: 'approve' as const };
  await zhao(reviewProduct, approval);
  expect(await statusOf(id)).toBe('pending');
  expect((await zhao(getProductForReview, { id })).firstApproval).toMatchObject({ isMine: true });
  await expect(zhao(reviewProduct, approval)).rejects.toMatchObject({ name: 'product.secondEyes' });
  const { rows } = await other(listProductQueue, { pageSize: 100 });
  expect(rows.map((row) => row.id)).toContain(id);
  await other(reviewProduct, approval);
  expect(await statusOf(id)).toBe('notice');
  const { steps } = await centre.as('li')(productLine, { id });
  expect(steps.map((one) => one.step)).toEqual(['create', 'submit', 'preapprove', 'approve']);
});

test('a version sent back by the second reviewer begins anew: the first approval is spent', async () => {
  const id = await important();
  const read = await asRead(centre, id);
  await centre.as('zhao')(reviewProduct, { ...read, decision: 'approve' });
  await other(reviewProduct, { ...read, decision: 'correction', reason: '请补充风险评估结论' });
  expect(await statusOf(id)).toBe('correction');
  expect((await centre.as('zhao')(getProductForReview, { id })).firstApproval).toBeNull();
});

test('one of two concurrent first approvals counts, and it is not taken for the second', async () => {
  const id = await important();
  const read = await asRead(centre, id);
  const approve = (who: Asker) => () => who(reviewProduct, { ...read, decision: 'approve' });
  const settled = await centre.atOnce(
    (tx) => tx`select from product_version where id = ${read.versionId} for update`,
    [approve(centre.as('zhao')), approve(centre.as('zhao')), approve(other)],
  );
  expect(settled.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
  expect(await statusOf(id)).toBe('pending');
});
