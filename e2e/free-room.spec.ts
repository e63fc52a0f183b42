// 王芳 uploads papers for a demand and leaves the form: she finds them in 我的文件, sees what uses what, and frees her room.
import { expect, type Page } from '@playwright/test';
import { authenticate, expectToast } from './people.ts';
import { test } from './story.ts';

const name = `字段说明 ${Date.now() % 100_000}.pdf`;
const paper = { name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7\n${'字段'.repeat(300)}`) };

async function choose(page: Page): Promise<void> {
  await page.goto('/publish');
  await page.getByLabel('字段说明、样例或采购文件').setInputFiles(paper);
}

test('an unused upload is listed, and deleted to free its space', async ({ page }) => {
  await authenticate(page, '王芳');
  await choose(page);
  await expect(page.locator('.ant-upload-list-item-done').filter({ hasText: name })).toBeVisible();
  await page.goto('/mycenter');
  await page.getByRole('link', { name: '我的文件' }).click();
  await expect(page.getByRole('heading', { name: '我的文件', level: 1 })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('需求附件');
  await expect(row).toContainText('（未扫描）');
  await expect(row).toContainText(/未使用，\d{4}-\d{2}-\d{2} 自动清除/);
  await expect(page.getByText(/^未使用的文件 1\.8 KB/)).toBeVisible();

  await test.step('what a deal uses has no way out', async () => {
    await page.getByRole('link', { name: '已使用' }).click();
    const used = page.getByRole('row').filter({ hasText: '付款凭证' }).first();
    await expect(used).toContainText('订购的订单 DD-');
    await expect(used.getByRole('button')).toHaveCount(0);
    await expect(row).toHaveCount(0);
  });

  await test.step('the unused one goes, and its room with it', async () => {
    await page.getByRole('link', { name: '未使用', exact: true }).click();
    await row.getByRole('button', { name: '删除' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
    await expectToast(page, '文件已删除');
    await expect(page.getByRole('heading', { name: '没有未使用的文件' })).toBeVisible();
    await expect(page.getByText(/^未使用的文件 0 B/)).toBeVisible();
  });
});

test('a refusal for want of storage links to the page that frees it', async ({ page }) => {
  await authenticate(page, '王芳');
  const field = '已占用 1,024 MB，上限 1,024 MB';
  await page.route('**/api/file', (route) =>
    route.fulfill({ json: { code: 41211, msg: '您暂存的文件已满', data: { fields: { file: field } } } }),
  );
  await choose(page);
  const toast = page.locator('.toasts').getByRole('alert');
  await expect(toast).toContainText(`您暂存的文件已满：${field}`);
  const [files] = await Promise.all([
    page.waitForEvent('popup'),
    toast.getByRole('link', { name: '打开我的文件' }).click(),
  ]);
  await expect(files.getByRole('heading', { name: '我的文件', level: 1 })).toBeVisible();
  // The form stays as it was.
  await expect(page).toHaveURL(/\/publish/);
});
