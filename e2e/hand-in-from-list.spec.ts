// 李明 hands in from the list and is led to what the form still lacks.
import { expect } from '@playwright/test';
import { signInAs } from './people.ts';
import { test } from './story.ts';

const name = `滨海湾盐度观测数据 ${Date.now() % 100_000}`;

test('handing in from the list leads to the form, which names every gap at once', async ({ page }) => {
  await signInAs(page, '李明', '/prodin');
  await page.getByLabel('产品名称').fill(name);
  await expect(page.getByText(/^已自动保存 \d\d:\d\d/)).toBeVisible();
  await page.goto('/myprod');
  const own = page.locator('section', { has: page.getByRole('heading', { name }) });
  await own.getByRole('button', { name: '提交审核' }).click();
  await expect(page).toHaveURL(/\/prodin\?id=/);
  const gaps = page.getByRole('list', { name: '待补的内容' });
  await expect(gaps).toBeInViewport();
  await gaps.getByRole('button', { name: '产品简介' }).click();
  await expect(page.getByLabel('产品简介')).toBeFocused();
});
