// Pages for readers: light enough for a slow line, and readable without script.
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { printFigure } from '../bench/figure.ts';
import { limits } from '../web/budget.ts';
import { test } from './story.ts';

const pages = [
  '/',
  '/product',
  '/prodsearch',
  '/companion',
  '/merchants',
  '/statistics',
  '/about',
  '/rule',
  '/help',
  '/search?keyword=数据',
  '/news',
  '/messgsearch',
  '/demand',
  '/prodcert',
  '/sellcert',
];

/** List → the detail page that its first link opens. */
const details = { '/product': '/prodinfo?', '/news': '/newsinfo?', '/demand': '/deminfo?' };

/** Bytes by address: the pages share most of what they fetch. */
const sizes = new Map<string, number>();

async function weigh(request: APIRequestContext, urls: string[]): Promise<number> {
  const unknown = urls.filter((url) => !sizes.has(url));
  await Promise.all(
    unknown.map(async (url) => {
      const reply = await request.fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } });
      sizes.set(url, Number(reply.headers()['content-length']));
    }),
  );
  return urls.reduce((sum, url) => sum + (sizes.get(url) ?? Number.NaN), 0);
}

async function checkWeight(page: Page, request: APIRequestContext, path: string): Promise<void> {
  const fetched = { script: new Set<string>(), stylesheet: new Set<string>() };
  page.on('request', (pageRequest) => {
    const kind = pageRequest.resourceType();
    if (kind === 'script' || kind === 'stylesheet') fetched[kind].add(pageRequest.url());
  });
  const response = await page.goto(path, { waitUntil: 'networkidle' });
  expect(response?.status()).toBe(200);
  for (const kind of ['script', 'stylesheet'] as const) {
    const weight = await weigh(request, [...fetched[kind]]);
    expect(weight, `${kind} of ${path}, gzip`).toBeGreaterThan(0);
    expect(weight, `${kind} of ${path}, gzip`).toBeLessThanOrEqual(limits[kind]);
  }
}

test('style sheets are requested before scripts', async ({ request }) => {
  const html = await (await request.get('/product')).text();
  const lastLook = html.lastIndexOf('rel="stylesheet"');
  expect(lastLook).toBeGreaterThan(0);
  expect(html.indexOf('rel="modulepreload"')).toBeGreaterThan(lastLook);
  expect(html.match(/fetchpriority="low" href="\/assets\/vendor-/g)).toHaveLength(1);
});

for (const path of pages) {
  test(`${path} is light`, ({ page, request }) => checkWeight(page, request, path));
}

for (const [list, detail] of Object.entries(details)) {
  test(`what ${list} leads to is light`, async ({ page, request }) => {
    await page.goto(list);
    const href = await page.locator(`main a[href^="${detail}"]`).first().getAttribute('href');
    await checkWeight(page, request, href as string);
  });
}

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of pages) {
    test(`${path} can be read`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible();
      await expect(page.getByRole('button', { name: '退出' })).toBeHidden();
      printFigure({ id: 'care', figure: `${path} is read with script off`, goal: 'every public page', holds: true });
    });
  }

  for (const [list, detail] of Object.entries(details)) {
    test(`what ${list} leads to can be read`, async ({ page }) => {
      await page.goto(list);
      await page.locator(`main a[href^="${detail}"]`).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(/[\u4e00-\u9fff]{20,}/);
    });
  }

  test('what buyers say of a product and of its supplier can be read', async ({ page, request }) => {
    const { rows } = (await (await request.get('/api/product/list?pageSize=100')).json()).data;
    const rated = (rows as { id: string; rating: unknown }[]).find(({ rating }) => rating);
    await page.goto(`/prodinfo?id=${rated?.id}`);
    await expect(page.getByRole('region', { name: '成交评价' }).getByText('认证需方').first()).toBeVisible();
    await expect(page.getByRole('complementary', { name: '供方' })).toContainText('成交评价：');
  });
});
