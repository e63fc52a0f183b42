import { getProductForReview, restoreProduct, reviewProduct, suspendProduct } from '@shuji/contract/product/office';
import { submitProduct } from '@shuji/contract/product/own';
import { dayMs } from '@shuji/contract/time';
import { beforeAll, expect, test } from 'vitest';
import { noticesOf } from '#test/notices.ts';
import { aDraft, aRegistered, revoke } from '#test/product.ts';
import { world } from '#test/world.ts';

const centre = await world();
beforeAll(async () => {
  await noticesOf(centre, 'li');
});
const hear = () => noticesOf(centre, 'li');

async function daysLater(): Promise<void> {
  centre.providers.setClock(new Date(Date.now() + 4 * dayMs));
  await centre.runJob('finish-notices');
  await centre.runJob('finish-notices');
  centre.providers.setClock(null);
}

test('a supplier gets one message each for correction, approval and registration', async () => {
  const { as } = centre;
  const id = await aDraft(centre);
  const decide = async (decision: 'correction' | 'approve') => {
    await as('li')(submitProduct, { id });
    const { versionId, submissions } = await as('zhao')(getProductForReview, { id });
    const opinion = decision === 'correction' ? { reason: '请补充来源说明' } : {};
    await as('zhao')(reviewProduct, { id, versionId, submissions, decision, ...opinion });
    await expect(as('zhao')(reviewProduct, { id, versionId, submissions, decision, ...opinion })).rejects.toThrow();
  };
  await decide('correction');
  expect(await hear()).toEqual(['需要补正']);
  await decide('approve');
  expect(await hear()).toEqual(['已通过审核，进入公示']);
  await daysLater();
  const notices = await hear();
  expect(notices).toHaveLength(2);
  expect(notices).toEqual(
    expect.arrayContaining(['已完成登记，可以上架', expect.stringMatching(/^数据产品登记证书 DJ.+ 已颁发$/)]),
  );
});

test('a supplier gets a message when its product is taken off the market, and when its certificate ends', async () => {
  const { as } = centre;
  const id = await aRegistered(centre);
  await daysLater();
  await hear();
  await as('zhao')(suspendProduct, { id, reason: '接到来源异议，核查期间暂停展示' });
  await as('zhao')(restoreProduct, { id, reason: '核查完毕，未见异常' });
  expect(await hear()).toEqual(['已被暂停上架', '已恢复，可以重新上架']);
  await revoke(centre, id, '来源不合法，注销登记');
  const notices = await hear();
  expect(notices).toHaveLength(2);
  expect(notices).toEqual(
    expect.arrayContaining(['登记已被注销', expect.stringMatching(/^数据产品登记证书 DJ.+ 已被注销$/)]),
  );
  await expect(as('zhao')(suspendProduct, { id, reason: '再次暂停' })).rejects.toMatchObject({
    name: 'product.wrongStanding',
  });
  expect(await hear()).toEqual([]);
});
