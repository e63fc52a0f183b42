// A visitor reads the home page, the news, the partners and the pages about the centre.
import { expect, type Page } from '@playwright/test';
import { expectNoBarrier } from './axe-walk.ts';
import { pointer } from './hands.ts';
import { signInAs } from './people.ts';
import { test } from './story.ts';

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo(0, y);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
  });
}

test('a visitor comes from the home page to an article and back to the list of its kind', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('滨海数据交易中心');
  await page.getByRole('link', { name: '查看全部资讯' }).click();
  await page.getByRole('navigation', { name: '资讯类别' }).getByRole('link', { name: '政策法规' }).click();
  await page.getByRole('link', { name: '数据分类分级怎样落到一件产品上' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('数据分类分级怎样落到一件产品上');
  await expect(page.getByText(/^阅读：\d+$/)).toBeVisible();
  await page.getByRole('navigation', { name: '当前位置' }).getByRole('link', { name: '政策法规' }).click();
  await expect(page).toHaveURL(/\/news\?kind=policy$/);
});

test('a search of the news marks what was looked for, and says so when nothing was found', async ({ page }) => {
  await page.goto('/news');
  await page.getByRole('searchbox', { name: '资讯关键词' }).fill('合同');
  await page.getByRole('main').getByRole('button', { name: '搜索' }).click();
  await expect(page).toHaveURL(/\/messgsearch\?keyword=/);
  await expect(page.locator('mark').first()).toHaveText('合同');
  await page.getByRole('searchbox', { name: '资讯关键词' }).fill('没有这样的词');
  await page.getByRole('main').getByRole('button', { name: '搜索' }).click();
  await expect(page.getByRole('heading', { name: '没有找到含有“没有这样的词”的资讯' })).toBeVisible();
});

test('the one search of the home page suggests, and leads to the products', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('search')).toHaveCount(1);
  await page.getByRole('combobox', { name: '产品关键词' }).pressSequentially('气象');
  await expect(page.getByRole('listbox', { name: '搜索建议' }).getByRole('option').first()).toContainText('气象');
  await expectNoBarrier(page);
  await page.getByRole('main').getByRole('button', { name: '搜索' }).click();
  await expect(page).toHaveURL(/\/prodsearch\?keyword=/);
});

test('the first screen proves itself: the newest certificate, what is in public notice, the log', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('数据有来处，交易有凭证');
  await expect(main.getByRole('link', { name: '数商入驻' })).toHaveAttribute('href', '/register?type=2');
  const proofs = main.getByRole('region', { name: '此刻可查' });
  await expect(proofs.getByRole('listitem').filter({ hasText: '公示中' })).toContainText(/\d+ 件/);
  await expect(proofs.getByRole('listitem').filter({ hasText: '存证日志' })).toContainText(/\d+ 项/);
  const certificate = main.getByRole('region', { name: '最新登记证书' });
  const number = await certificate.getByText(/^DJ-\d{4}-/).innerText();
  await certificate.getByRole('link', { name: '查验这份证书' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '数据产品登记证书' })).toBeVisible();
  await expect(page.getByRole('article')).toContainText(number);
});

test('the home page is short on a phone, and an industry has a name that fits', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/', { waitUntil: 'networkidle' });
  await scrollThrough(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4500);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('region', { name: '按行业找数据' }).getByRole('link', { name: '能源', exact: true }).click();
  await expect(page).toHaveURL(/\/product\?industry=utilities$/);
});

test('posters are stepped through by their marks', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '首页' }).click();
  const second = page.getByRole('button', { name: /^第 2 张海报/ });
  await second.click();
  await expect(second).toHaveAttribute('aria-current', 'true');
});

test('李明 finds in the personal centre what waits, and gets there by one click', async ({ page }) => {
  await signInAs(page, '李明');
  await expect(page.getByRole('heading', { level: 1, name: '个人中心' })).toBeVisible();
  await expect(page.getByText('已开通').first()).toBeVisible();
  const figures = page.getByRole('main').getByRole('link', { name: /我的产品$/ });
  await figures.last().click();
  await expect(page).toHaveURL(/\/myprod/);
});

test('the API page can be read by everyone, and fits a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/docs');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  // The whole of it keeps axe busy for minutes, and its parts are all alike.
  const others = page.locator('section[id^="noun-"]:not(#noun-site)');
  await others.evaluateAll((sections) => {
    for (const section of sections) section.remove();
  });
  await expectNoBarrier(page);
});

test('nothing on the home page jumps while it loads and is read', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await scrollThrough(page);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.02);
});

test('a section about the centre is drawn as its editor chose, and reads in order', async ({ page, newPage }) => {
  await page.goto('/about');
  const chart = page.getByRole('region', { name: '组织架构' });
  const top = chart.getByRole('listitem').filter({ hasText: '股东会' }).first();
  await expect(top.getByRole('listitem').filter({ hasText: /^登记部/ })).toBeVisible();
  await expect(page.getByRole('region', { name: '联系我们' })).toContainText('怎样到达');

  const office = await newPage();
  await signInAs(office, '孙悦', '/office/document?kind=about');
  await office.getByRole('link', { name: '荣誉与试点' }).click();
  await expect(office.getByRole('heading', { level: 1, name: '荣誉与试点' })).toBeVisible();
  await pointer(office).choose(office.getByLabel('版式'), '正文');
  await office.getByRole('button', { name: '保存工作稿' }).click();
  await expect(office.getByText('工作稿已保存').first()).toBeVisible();
  await page.reload();
  await expect(
    page.getByRole('region', { name: '荣誉与试点' }).getByRole('columnheader', { name: '授予或主办' }),
  ).toBeVisible();
  await expectNoBarrier(page);
});
