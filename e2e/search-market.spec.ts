// A buyer finds a product by pinyin and the keyboard alone, is put right after a slip, and turns an empty search into a demand.
import { expect, type Page } from '@playwright/test';
import { printFigure } from '../bench/figure.ts';
import { expectNoBarrier } from './axe-walk.ts';
import { test } from './story.ts';

const product = '滨海新区一公里格点气象实况数据';

function searchBox(page: Page) {
  return page.getByRole('combobox', { name: '产品关键词' });
}

/** Types as a person does, who waits for what is offered. */
async function type(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await searchBox(page).fill('');
    await searchBox(page).pressSequentially(text);
    await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'true', { timeout: 10_000 });
  }).toPass();
}

test('a buyer types initials, steps through what is offered and opens a product, by keyboard alone', async ({
  page,
}) => {
  await page.goto('/product');
  await type(page, 'gdqx');
  const offered = page.getByRole('listbox', { name: '搜索建议' }).getByRole('option');
  await expect(offered.filter({ hasText: product })).toBeVisible();
  await expectNoBarrier(page);
  const active = () => searchBox(page).getAttribute('aria-activedescendant');
  for (let steps = 0; steps < 10; steps += 1) {
    const before = await active();
    await page.keyboard.press('ArrowDown');
    await expect.poll(active).not.toBe(before);
    if ((await page.locator(`[id="${await active()}"]`).innerText()).includes(product)) break;
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/prodinfo\?id=/);
  await expect(page.getByRole('heading', { name: product, level: 1 })).toBeVisible();
  const figure = 'search, suggestion and product, by keyboard alone';
  printFigure({ id: 'care', figure, goal: 'all journeys', holds: true });
});

test('Escape closes what is offered, and Enter searches for the text itself', async ({ page }) => {
  await page.goto('/product');
  await type(page, 'qixiang');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/prodsearch\?keyword=qixiang/);
  await expect(page.getByRole('region', { name: '产品列表' }).getByRole('link', { name: product })).toBeVisible();
});

test('a wrong character is pointed out and corrected with one press', async ({ page }) => {
  await page.goto(`/prodsearch?keyword=${encodeURIComponent('格系气象')}`);
  await expect(page.getByText('没有完全匹配“格系气象”的产品，以下为相近结果')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: product })).toBeVisible();
  await expectNoBarrier(page);
  await page.getByRole('link', { name: '格点气象', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('格点气象');
  await expect(page.getByText('没有完全匹配')).toHaveCount(0);
});

test('filters hold in the address, are taken back one by one, and an empty search becomes a demand', async ({
  page,
}) => {
  await page.goto('/product?type=dataset&scene=meteorology');
  const chosen = page.getByRole('list', { name: '已选条件' });
  await expect(chosen.getByRole('link')).toHaveCount(3);
  await chosen.getByRole('link', { name: /去掉条件.*气象服务/ }).click();
  await expect(page).toHaveURL(/\/product\?type=dataset$/);

  await page.goto(`/prodsearch?keyword=${encodeURIComponent('火星车轨迹')}&type=dataset`);
  await expect(page.getByRole('heading', { name: '没有找到与“火星车轨迹”相符的产品' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '相近的产品' })).toBeVisible();
  await expectNoBarrier(page);
  await page.getByRole('link', { name: '发布需求' }).first().click();
  await expect(page.getByLabel('标题')).toHaveValue('征集“火星车轨迹”相关数据');
});

test('a search without products shows the demands that match it, and products of the chosen use', async ({ page }) => {
  await page.goto(`/prodsearch?keyword=${encodeURIComponent('人流热度预测')}`);
  await expect(page.getByRole('heading', { name: '没有找到与“人流热度预测”相符的产品' })).toBeVisible();
  const demands = page.locator('section.card').filter({ hasText: '相关需求' });
  const title = '征集节假日商圈人流热度预测服务';
  await expect(demands.getByRole('link', { name: title })).toBeVisible();
  await expectNoBarrier(page);
  await demands.getByRole('link', { name: '在需求大厅查看' }).click();
  await expect(page).toHaveURL(/\/demand\?keyword=/);
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible();

  await page.goto(`/product?keyword=${encodeURIComponent('碳足迹')}`);
  await expect(page.getByRole('heading', { name: '热门产品' })).toBeVisible();
  await expect(page.getByText('相关需求')).toHaveCount(0);
  await page.goto(`/product?keyword=${encodeURIComponent('碳足迹')}&scene=meteorology`);
  await expect(page.getByRole('heading', { name: '同一应用场景的产品' })).toBeVisible();
});
