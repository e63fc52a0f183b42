// Issue 22, 7 and 9: the product page as a page to buy from, at a desk and on a phone.
import { expect, type Page } from '@playwright/test';
import { expectNoBarrier } from './axe-walk.ts';
import { test } from './story.ts';

async function productPage(page: Page, name: string): Promise<string> {
  const reply = await page.request.get(`/api/product/list?pageSize=20&keyword=${encodeURIComponent(name)}`);
  const rows = (await reply.json()).data.rows as { id: string; name: string }[];
  return `/prodinfo?id=${rows.find((row) => row.name === name)?.id}`;
}

const weather = '滨海新区一公里格点气象实况数据';

test('price and steps stay in sight, the section being read is marked, quality says how it is computed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(await productPage(page, weather));
  const card = page.getByRole('region', { name: '订购' });
  for (const words of ['申请订购', '收藏']) await expect(card.getByRole('link', { name: words })).toBeVisible();
  await expect(card.getByRole('listitem').filter({ hasText: '全市' })).toContainText('¥68,000');
  await expect(page.getByRole('definition').filter({ hasText: '实测更新至' })).toBeVisible();
  await expect(page.getByRole('img', { name: /分，满分 5 分/ }).first()).toBeVisible();

  // Views are read once the page is alive.
  await expect(page.getByText(/浏览 \d+/)).toBeVisible();
  const links = page.getByRole('navigation', { name: '本页内容' });
  await links.getByRole('link', { name: '数据质量' }).click();
  await expect(links.locator('[aria-current]')).toHaveText('数据质量');
  await expect(card.getByRole('link', { name: '申请订购' })).toBeInViewport();
  const quality = page.locator('#quality');
  await expect(quality.getByRole('heading', { level: 3 })).toHaveText([
    '规范性',
    '完整性',
    '准确性',
    '一致性',
    '时效性',
    '可访问性',
  ]);
  await expect(quality.getByText('供方声明')).toBeVisible();
  await quality.getByText('各项怎样计算').click();
  await expect(quality.getByText(/有值的单元格数 ÷ 全部单元格数/)).toBeVisible();
  await expectNoBarrier(page);
});

test('on a phone the price and the first step stand at the foot, and long parts are folded', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(await productPage(page, weather));
  const order = page.getByRole('link', { name: '申请订购' });
  await expect(order).toHaveCount(1);
  await expect(order).toBeInViewport();
  await page.getByRole('heading', { name: '登记信息与证书' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: '成交评价' })).toBeVisible();
  await expect(order).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5_000);
  await page.getByText('7 个字段', { exact: true }).last().click();
  const first = page.locator('#dictionary').getByRole('row').nth(1);
  expect((await first.boundingBox())?.height).toBeLessThan(72);
  const rule = page.locator('#quality').getByText(/^样例 [\d,]+ 个单元格中/);
  await expect(rule).toBeHidden();
  await page.getByRole('navigation', { name: '本页内容' }).getByRole('link', { name: '数据质量' }).click();
  await expect(rule).toBeVisible();
  await expectNoBarrier(page);
  // A link that is followed before the page's script runs leaves the name of the section in the address only.
  await page.reload();
  await expect(rule).toBeVisible();
  await page.getByText('由样例、登记内容和更新记录计算的各项指标').click();
  await expect(rule).toBeHidden();
  await page.getByRole('navigation', { name: '本页内容' }).getByRole('link', { name: '数据质量' }).click();
  await expect(rule).toBeVisible();
});

test('on a phone the filters are a sheet that counts what they leave', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await page.goto('/product');
  const list = page.getByRole('region', { name: '产品列表' });
  const all = Number(/共 (\d+)/.exec((await list.getByRole('status').textContent()) ?? '')?.[1]);
  await page.getByText('筛选', { exact: true }).click();
  const filters = page.getByRole('navigation', { name: '筛选' });
  await expect(filters.getByRole('button', { name: `查看 ${all} 个结果` })).toBeInViewport();
  const few = filters.getByRole('link', { name: /^数据 ?API/ });
  const count = Number(/(\d+)$/.exec((await few.textContent()) ?? '')?.[1]);
  await few.click();
  const show = filters.getByRole('button', { name: `查看 ${count} 个结果` });
  await expect(show).toBeInViewport();
  expect(count).toBeLessThan(all);
  await expectNoBarrier(page);
  await show.click();
  await expect(filters).toBeHidden();
  await expect(list.getByRole('status')).toContainText(`共 ${count} 个产品`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('the poster of the market is shown whole', async ({ newPage }) => {
  for (const width of [1440, 390]) {
    const page = await newPage({ viewport: { width, height: 900 } });
    await page.goto('/product');
    const picture = page.getByRole('region', { name: '海报' }).locator('img').first();
    const box = await picture.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(3, 1);
  }
});
