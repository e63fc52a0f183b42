// What was promised to everyone, walked by HTTP and by browser: nothing is offered that is not there, no small figure
// stands open, texts and interface pages are in Chinese, and a view leaves no row of the audit chain.
import { expect, type Page } from '@playwright/test';
import { authenticate, signInAs } from './people.ts';
import { test } from './story.ts';

const fewest = 5;

async function dataOf(page: Page, path: string) {
  return (await (await page.request.get(path)).json()).data;
}

/** The code of an office call made with the token of who is signed in. */
async function codeOf(page: Page, method: 'get' | 'post', path: string, data?: object): Promise<number> {
  const token = await page.evaluate(() => localStorage.getItem('officeToken') ?? '');
  const reply = await page.request[method](path, { headers: { mobile: '1', authorization: token }, data });
  return (await reply.json()).code;
}

test('no page offers a sandbox, and no filter names one', async ({ page }) => {
  for (const path of ['/', '/about', '/product', '/help', '/statistics', '/demand']) {
    const html = await (await page.request.get(path)).text();
    expect(html, path).not.toContain('沙箱');
  }
  const { delivery } = await dataOf(page, '/api/product/facets');
  expect(delivery.map(({ label }: { label: string }) => label)).not.toContain('数据沙箱');
});

test('no public figure of a month is small, on the page and in its data', async ({ page }) => {
  type Figures = { products: number | null; demands: number | null; deals: number | null };
  const small = ({ products, demands, deals }: Figures) =>
    [products, demands, deals].filter((count) => count !== null && count > 0 && count < fewest);
  const { months } = await dataOf(page, '/wl/statistics');
  const open: { total: Figures; industries: Figures[] }[] = await dataOf(page, '/wl/statistics/month');
  expect(open.length).toBeGreaterThan(0);
  expect(months.flatMap(small)).toEqual([]);
  expect(open.flatMap(({ total, industries }) => [total, ...industries].flatMap(small))).toEqual([]);
  await page.goto('/statistics');
  await expect(page.getByText(`不足 ${fewest}`).first()).toBeVisible();
});

test('the interface page is in Chinese throughout, linked from footer and help', async ({ page }) => {
  for (const from of ['/', '/help']) {
    await page.goto(from);
    await page.getByRole('link', { name: '接口文档' }).last().click();
    await expect(page).toHaveURL(/\/docs/);
    await expect(page.locator('html')).toHaveAttribute('lang', /^zh/);
  }
  const { paths } = await (await page.request.get('/openapi.json')).json();
  const operations = Object.values<Record<string, { summary: string }>>(paths).flatMap(Object.values);
  expect(operations.length).toBeGreaterThan(40);
  expect(operations.filter(({ summary }) => !/[一-龥]/.test(summary))).toEqual([]);
});

test('an editor and an administrator are not shown a demand with its contact', async ({ page }) => {
  const { rows } = await dataOf(page, '/api/demand/demandRecords/list?pageSize=1');
  for (const who of ['孙悦', '钱宁']) {
    await authenticate(page, who);
    expect(await codeOf(page, 'get', `/office/api/demand/info/${rows[0].id}`), who).toBe(403);
  }
});

test('a page that was viewed is no row of the audit chain, whose rows name what people do', async ({ page }) => {
  await signInAs(page, '王芳', '/product');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('link', { name: '申请订购' }).first()).toBeVisible();
  await signInAs(page, '周正', '/office/audit');
  const table = page.getByRole('table', { name: '审计记录' });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  const text = (await table.textContent()) ?? '';
  expect(text).not.toMatch(/浏览|查看产品/);
  expect(text).not.toMatch(/（x：|；每次打开都会记录/);
});

test('a list of choices that is part of the program takes no further ones', async ({ page }) => {
  await authenticate(page, '钱宁');
  const item = { value: 'auction', label: '竞价' };
  expect(await codeOf(page, 'post', '/office/api/dict/priceMode', item)).not.toBe(200);
});

test('an identity that nobody was asked about is shown amber to the reviewer', async ({ page }) => {
  await signInAs(page, '赵岩', '/office/attestation');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('list', { name: '自动核对' }).getByText('实名核验：未核对')).toBeVisible();
});
