// 王芳 compares two products, keeps one and keeps a search; what 李明 then lists reaches her once.
import { expect, type Page } from '@playwright/test';
import { authenticate, expectToast, post, signInAs } from './people.ts';
import { test } from './story.ts';

async function firstTwo(page: Page): Promise<[string, string]> {
  const names = await page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents();
  expect(names.length).toBeGreaterThan(1);
  return [names[0] as string, names[1] as string];
}

test('two products are compared from the list, the table is shared by its address and shrinks', async ({
  page,
  newPage,
}) => {
  await page.goto('/product');
  const [one, other] = await firstTwo(page);
  for (const name of [one, other]) await page.getByRole('button', { name: `加入对比：${name}` }).click();
  const tray = page.getByRole('region', { name: '产品对比' });
  await expect(tray.getByText('2 / 4')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: `移出对比：${one}` })).toHaveAttribute('aria-pressed', 'true');
  await tray.getByRole('link', { name: '开始对比' }).click();

  const sheet = page.getByRole('table', { name: '产品对比' });
  await expect(sheet.getByRole('columnheader', { name: one })).toBeVisible();
  await expect(sheet.getByRole('columnheader', { name: other })).toBeVisible();
  await expect(sheet.getByRole('rowheader', { name: /^价格.*各产品不同/ })).toBeVisible();
  // Each has its own, whatever it says.
  await expect(sheet.getByRole('rowheader', { name: '登记证书', exact: true })).toBeVisible();

  const friend = await newPage({ viewport: { width: 390, height: 844 } });
  await friend.goto(page.url());
  await expect(friend.getByRole('columnheader', { name: other })).toBeAttached();
  expect(await friend.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const label = friend.getByRole('rowheader', { name: '供方' });
  const before = await label.boundingBox();
  await friend.getByRole('region', { name: '产品对比表' }).evaluate((box) => box.scrollTo({ left: 300 }));
  expect((await label.boundingBox())?.x).toBe(before?.x);

  await page.getByRole('link', { name: `不再对比${other}` }).click();
  await expect(page.getByRole('columnheader', { name: other })).toHaveCount(0);
  await page.goto('/compare');
  await expect(page.getByRole('columnheader', { name: one })).toBeVisible();
  await expect(page).toHaveURL(/\/compare\?id=/);
});

test('a product is added to favourites and removed, shared by its address, and remembered as seen', async ({
  page,
}) => {
  await signInAs(page, '王芳', '/product');
  const [one, other] = await firstTwo(page);
  await page.getByRole('link', { name: one, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: one })).toBeVisible();
  // The button is busy until it is known whether she has it already.
  const keep = page.getByRole('button', { name: /^(收藏|已收藏)$/ });
  await expect(keep).not.toHaveAttribute('aria-busy');
  if ((await keep.textContent()) === '已收藏') await keep.click();
  await page.getByRole('button', { name: '收藏', exact: true }).click();
  await expect(page.getByRole('button', { name: '已收藏' })).toBeVisible();
  await page.getByRole('button', { name: '分享' }).click();
  const dialog = page.getByRole('dialog', { name: '分享产品' });
  await expect(dialog.getByRole('textbox', { name: '本页链接' })).toHaveValue(page.url());
  await expect(dialog.getByRole('img', { name: '扫码打开本页' })).toBeVisible();
  await dialog.getByRole('button', { name: '关闭' }).click();

  await page.goto('/product');
  await page.getByRole('link', { name: other, exact: true }).click();
  await expect(page.getByRole('heading', { name: '最近看过' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: '供方' }).getByRole('link', { name: one })).toBeVisible();

  await page.goto('/collect');
  const favourite = page.locator('section', { has: page.getByRole('heading', { name: one, exact: true }) });
  await favourite.getByRole('button', { name: '取消收藏' }).click();
  await expectToast(page, '已取消收藏');
  await expect(favourite).toHaveCount(0);
});

test('a saved search sends one message for a newly listed product', async ({ page, newPage }) => {
  await authenticate(page, '王芳');
  const seller = await newPage();
  await signInAs(seller, '李明', '/myprod');
  const shelved = seller.locator('section', { has: seller.getByRole('button', { name: '下架' }) });
  await expect(shelved.first()).toBeVisible();
  // A new version in work may bear another name than the one on the market.
  const { rows } = (await (await page.request.get('/api/product/list?pageSize=100')).json()).data;
  const names = (await shelved.getByRole('heading').allTextContents()).map((one) => one.trim());
  // Taking an interface off the market would end its trials.
  const isOther = ({ productType }: { productType: string }) => productType !== 'api';
  const name = names.find((one) => rows.filter(isOther).some((row: { name: string }) => row.name === one)) ?? '';

  await page.goto(`/prodsearch?keyword=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: '保存搜索' }).click();
  await expectToast(page, '已保存');
  await page.goto('/mycenter/search');
  await expect(page.getByRole('link', { name })).toBeVisible();

  const row = seller.locator('section', { has: seller.getByRole('heading', { name, exact: true }) }).first();
  await row.getByRole('button', { name: '下架' }).click();
  await seller.getByRole('dialog').getByRole('button', { name: '下架' }).click();
  await row.getByRole('button', { name: '上架' }).click();
  await expectToast(seller, '已上架');

  const news = page.getByText(`您保存的搜索“${name}”有 1 个新产品`);
  const admin = await newPage();
  await authenticate(admin, '钱宁');
  await post(admin, 'officeToken', '/office/api/upkeep/job/run', { name: 'notify-saved-searches' });
  await expect(async () => {
    await page.goto('/mycenter/notice');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    expect(await news.count()).toBe(1);
  }).toPass();

  await page.goto('/mycenter/search');
  const saved = page.locator('section').filter({ has: page.getByRole('link', { name }) });
  await expect(saved.getByText('已通知 1 个新产品')).toBeVisible();
  await page.getByRole('button', { name: `关闭通知：${name}` }).click();
  await expectToast(page, '已关闭通知');
  await expect(saved.getByText('通知已关闭')).toBeVisible();
  await page.getByRole('button', { name: `删除：${name}` }).click();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});
