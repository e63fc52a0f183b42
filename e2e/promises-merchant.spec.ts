// Issue 20, 8: merchants have a directory.
import { expect } from '@playwright/test';
import { test } from './story.ts';

test('a visitor finds a merchant in the directory by kind, region and name, without script', async ({ newPage }) => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto('/');
  await page.getByRole('navigation', { name: '页脚导航' }).getByRole('link', { name: '数商名录' }).click();
  await expect(page.getByRole('heading', { name: '数商名录', level: 1 })).toBeVisible();
  const list = page.getByRole('region', { name: '数商列表' });
  const filters = page.getByRole('navigation', { name: '筛选' });
  const kind = filters.getByRole('link', { name: /^质量评估/ });
  const count = Number((await kind.textContent())?.replace(/\D/g, ''));
  await kind.click();
  await expect(list.getByRole('status')).toContainText(`共 ${count} 家数商`);
  await expect(list.getByRole('article')).toHaveCount(count);
  await list.getByRole('link', { name: '去掉条件：数商类别 质量评估' }).click();
  await page.getByRole('searchbox', { name: '数商名称' }).fill('渤湾港航');
  await page.getByRole('search').getByRole('button', { name: '搜索' }).last().click();
  await list
    .getByRole('article')
    .getByRole('link', { name: /渤湾港航/ })
    .click();
  await expect(page.getByRole('heading', { name: /渤湾港航/, level: 1 })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: '当前位置' }).getByRole('link', { name: '数商名录' }),
  ).toBeVisible();
});
