import { expect } from '@playwright/test';
import { signInAs } from './people.ts';
import { test } from './story.ts';

test('the auditor finds who did what, and sees how far the trail is sealed', async ({ page }) => {
  await signInAs(page, '周正');
  await page.getByRole('link', { name: '审计记录', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: '审计记录', level: 1 })).toBeVisible();
  await expect(page.getByText('每分钟入链一次')).toBeVisible();

  await page.getByLabel('操作', { exact: true }).fill('登录运营后台');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page).toHaveURL(/call=%E7%99%BB/);
  const found = page.getByRole('table', { name: '审计记录' });
  await expect(found.getByText('登录运营后台').first()).toBeVisible();

  await page.getByLabel('对象编号').fill('没有这个编号');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page.getByText('没有符合条件的记录')).toBeVisible();
  await page.getByRole('link', { name: '清除条件' }).click();
  await expect(found).toBeVisible();
});
