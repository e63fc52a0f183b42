// What was promised to the office and its watchers, walked by using it.
import { expect, type Page } from '@playwright/test';
import { authenticate } from './people.ts';
import { test } from './story.ts';

/** Buttons of work: an auditor is offered none of them. */
const work =
  /领取|通过|驳回|冻结|到账|退回|登记转账|撤销|开具|不予|导出(?!使用限制)|下架|注销|查看完整|记录结论|受理|答复|接手|批准|原文件/;

test('the auditor reads every page of the reviewers and is offered nothing to do', async ({ page }) => {
  const refused: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/office/api/')) return;
    const reply = await response.json().catch(() => null);
    if (reply && reply.code !== 200) refused.push(`${new URL(response.url()).pathname} ${reply.code}`);
  });
  await authenticate(page, '周正');
  await page.goto('/office');
  const menu = page.getByRole('navigation', { name: '运营导航' });
  await expect(menu.getByRole('link', { name: '订单总览' })).toBeVisible();
  const addresses = await menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/office/order',
      '/office/product',
      '/office/certificate',
      '/office/complaint',
      '/office/demand',
    ]),
  );
  for (const address of addresses) {
    await page.goto(address ?? '');
    await expectNoWork(page);
    const row = page.getByRole('row').nth(1).getByRole('link').first();
    if (!(await row.isVisible())) continue;
    await row.click();
    await expectNoWork(page);
  }
  expect(refused).toEqual([]);
});

async function expectNoWork(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading').first()).toBeVisible();
  await expect(main.getByText('正在读取')).toHaveCount(0);
  const own = /\/office\/(audit|reveal)/.test(page.url());
  if (!own) await expect(main.getByRole('button', { name: work })).toHaveCount(0);
}

test('the auditor sees the contact of a deal by surname and last digits', async ({ page }) => {
  await authenticate(page, '周正');
  await page.goto('/office/order');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('main')).toContainText(/[一-龥]\*+\s*1\d{2}\*{4}\d{4}/);
});

test('the home page shows the words that are searched most', async ({ page }) => {
  await page.goto('/');
  const words = page.getByRole('list', { name: '热门搜索' });
  await expect(words.getByRole('link').first()).toHaveText('气象');
  await words.getByRole('link', { name: '港口' }).click();
  await expect(page.getByRole('heading', { name: '“港口”的搜索结果' })).toBeVisible();
});
