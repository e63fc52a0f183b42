// A registration ends by two reviewers: 赵岩 requests, 吴敏 approves, and only then is it over.
import { expect } from '@playwright/test';
import { expectNoBarrier } from './axe-walk.ts';
import { authenticate, expectToast } from './people.ts';
import { test } from './story.ts';

const product = '居民峰谷用电行为统计';
const reason = '供方未能在期限内说明用电数据的授权来源';

test('one reviewer requests the end of a registration, another approves it', async ({ page: first, newPage }) => {
  const second = await newPage();
  await Promise.all([authenticate(first, '赵岩'), authenticate(second, '吴敏')]);

  await test.step('赵岩 requests it, and cannot approve it alone', async () => {
    await first.goto(`/office/product?tab=all&keyword=${product}`);
    await first.getByRole('link', { name: product }).click();
    await first.getByRole('button', { name: '更多' }).click();
    await first.getByRole('menuitem', { name: '申请注销登记' }).click();
    const dialog = first.getByRole('dialog');
    await dialog.getByRole('button', { name: '确认申请注销登记' }).click();
    await expect(dialog.getByText('请写明原因，至少 4 个字')).toBeVisible();
    await dialog.getByLabel('原因').fill(reason);
    await dialog.getByRole('button', { name: '确认申请注销登记' }).click();
    await expectToast(first, '已提出注销申请');
    await expect(first.getByText('须由另一人批准，批准前不生效。')).toBeVisible();
    await expect(first.getByRole('button', { name: '批准', exact: true })).toHaveCount(0);
    await expect(first.getByRole('button', { name: '更多' })).toHaveCount(0);
    await expect(first.getByText('强制下架', { exact: true }).first()).toBeVisible();
  });

  await test.step('吴敏 finds it in the queue, reads who asks and why, and approves', async () => {
    await second.goto(`/office/product?keyword=${product}`);
    await expect(second.getByRole('row').filter({ hasText: product })).toContainText('注销待批准');
    await second.getByRole('link', { name: product }).click();
    const card = second.locator('section').filter({ has: second.getByRole('heading', { name: '申请注销登记' }) });
    await expect(card).toContainText('赵岩');
    await expect(card).toContainText(reason);
    await expectNoBarrier(second);
    await card.getByRole('button', { name: '批准', exact: true }).click();
    await second.getByRole('dialog').getByRole('button', { name: '批准', exact: true }).click();
    await expectToast(second, '已批准');
    await expect(second.getByText('已注销', { exact: true }).first()).toBeVisible();
  });

  await test.step('赵岩 reads that it is over; nothing waits any more', async () => {
    await first.reload();
    await expect(first.getByText('已注销', { exact: true }).first()).toBeVisible();
    await expect(first.getByRole('button', { name: '撤回申请' })).toHaveCount(0);
    await first.goto(`/office/product?keyword=${product}`);
    await expect(first.getByText('没有符合条件的产品')).toBeVisible();
  });
});
