// Whoever looks for something gets to it, however they came and however they read.
import { type APIRequestContext, expect } from '@playwright/test';
import { expectNoBarrier } from './axe-walk.ts';
import { expectToast, signInAs } from './people.ts';
import { test } from './story.ts';

async function firstPartner(request: APIRequestContext): Promise<string> {
  const reply = await (await request.get('/wl/pc/website/ecosystemPartners/list?pageSize=1')).json();
  return reply.data.rows[0].name;
}

test('a partner that was found opens on its own page', async ({ page, request }) => {
  const name = await firstPartner(request);
  await page.goto(`/search?kind=partner&keyword=${encodeURIComponent(name)}`);
  await page.getByRole('main').getByRole('link', { name }).first().click();
  await expect(page).toHaveURL(/\/partner\?id=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('a question that was found opens on its answer, also when the address is opened anew', async ({ page }) => {
  await page.goto(`/search?kind=help&keyword=${encodeURIComponent('退款')}`);
  await page.getByRole('main').locator('a[href="/help#refund"]').click();
  const answer = page.locator('details#refund');
  await expect(answer).toHaveAttribute('open', '');
  await expect(answer).toBeInViewport();
  await page.reload();
  await expect(answer).toHaveAttribute('open', '');
  await expect(page.locator('details:not([open])').first()).toBeVisible();
  const faults: Error[] = [];
  page.on('pageerror', (fault) => faults.push(fault));
  await page.goto('/help#%');
  await page.getByRole('contentinfo').getByRole('link', { name: '关于我们' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '关于我们' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('the focus stays visible when going back through a page by keyboard', async ({ page }) => {
  await page.goto('/product');
  const product = await page.getByRole('main').locator('a[href*="/prodinfo?id="]').first().getAttribute('href');
  for (const place of [product ?? '', '/prodsearch', '/help']) {
    await page.goto(place);
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    const covered: string[] = [];
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Shift+Tab');
      covered.push(await page.evaluate(wordsIfCovered));
    }
    expect(covered.filter(Boolean)).toEqual([]);
  }
});

/** Runs in the page: the words of what has the focus, where something else lies over its upper edge. */
function wordsIfCovered(): string {
  const focused = document.activeElement;
  if (!focused) return '';
  const box = focused.getBoundingClientRect();
  const over = document.elementFromPoint(box.left + box.width / 2, box.top + 2);
  if (over && (focused.contains(over) || over.contains(focused))) return '';
  return `${focused.textContent} at ${box.top}, beneath ${over?.className}`;
}

const lists: [place: string, pager: boolean][] = [
  ['/news', true],
  [`/messgsearch?keyword=${encodeURIComponent('数据')}`, false],
  ['/product', true],
  ['/demand', true],
  ['/notice', false],
  [`/search?kind=product&keyword=${encodeURIComponent('数据')}`, true],
];

test('past the last page a list says so and leads back, and does not say that there is nothing', async ({ page }) => {
  for (const [place, hasPages] of lists) {
    await page.goto(`${place}${place.includes('?') ? '&' : '?'}pageNum=999`);
    await expect(page.getByRole('heading', { name: '没有这一页' })).toBeVisible();
    await expect(page.locator('.pager [aria-current=page]')).toHaveCount(0);
    if (hasPages) await page.getByRole('link', { name: '去最后一页' }).click();
    else await page.getByRole('link', { name: '回到第一页' }).click();
    await expect(page.getByRole('heading', { name: '没有这一页' })).toHaveCount(0);
    await expect(page.getByRole('main').locator('h2, h3').first()).toBeVisible();
  }
});

test('a reader’s large text and dark scheme stay after signing out, from the first paint', async ({ page }) => {
  await signInAs(page, '李明');
  const reading = page.getByRole('contentinfo').getByRole('region', { name: '阅读设置' });
  await reading.getByLabel('特大').check();
  await reading.getByLabel('深色').check();
  await page.getByRole('button', { name: '退出' }).click();
  await expect(page).toHaveURL(/\/login/);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-text', 'huge');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/about');
  await expect(root).toHaveAttribute('data-text', 'huge');
  await expect(root).toHaveAttribute('data-scheme', 'dark');
});

test('the office can be read in large text and high contrast', async ({ page }) => {
  await signInAs(page, '赵岩');
  await page.getByRole('banner').getByRole('button', { name: '阅读设置' }).click();
  const dialog = page.getByRole('dialog', { name: '阅读设置' });
  await dialog.getByRole('group', { name: '文字' }).getByLabel('大', { exact: true }).check();
  await dialog.getByRole('group', { name: '对比度' }).getByLabel('高').check();
  await expectNoBarrier(page);
  await dialog.getByRole('button', { name: '完成' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-text', 'large');
});

test('without script one still reads what to have at hand before joining', async ({ newPage }) => {
  const page = await newPage({ javaScriptEnabled: false });
  for (const place of ['/register?type=2', '/checkin']) {
    await page.goto(place);
    await expect(page.getByRole('heading', { level: 1, name: '数商入驻' })).toBeVisible();
    const words = await page.getByRole('main').innerText();
    expect(words).toContain('入驻数商，请先备齐以下资料');
    expect(words).toContain('这个页面需要启用 JavaScript 才能填写。');
  }
});

test('an approved merchant finds the identity and the merchant’s data from the personal centre', async ({ page }) => {
  await signInAs(page, '李明');
  const menu = page.getByRole('navigation', { name: '个人中心导航' });
  await menu.getByRole('link', { name: '数商信息' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '数商入驻' })).toBeVisible();
  await page.goto('/mycenter');
  await page.getByRole('link', { name: '身份认证：已认证' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '身份认证' })).toBeVisible();
});

test('a merchant is followed from its own page, found among the saved searches, and left again', async ({ page }) => {
  await signInAs(page, '陈晨', '/product');
  await page.getByRole('main').locator('a[href^="/prodinfo"]').first().click();
  await page.getByRole('complementary', { name: '供方' }).locator('a[href^="/merchant"]').click();
  await expect(page).toHaveURL(/\/merchant\?id=/);
  // A press counts also before it is known whether the merchant is followed already.
  const { promise: isPressed, resolve: pressed } = Promise.withResolvers<void>();
  await page.route('**/api/product/search/list', async (route) => {
    await isPressed;
    await route.fallback();
  });
  await page.reload();
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('button', { name: '关注', exact: true }).click();
  await expectToast(page, '已关注');
  pressed();
  const followed = page.getByRole('button', { name: '已关注' });
  await expect(followed).toHaveAttribute('aria-pressed', 'true');
  await expectNoBarrier(page);
  const here = page.url();
  await page.goto('/mycenter/search');
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  await page.goto(here);
  await followed.click();
  await expect(page.getByRole('button', { name: '关注', exact: true })).toBeVisible();
});
