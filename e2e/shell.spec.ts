// Spec §2, §4 and §8 in a browser, row by row. The network is only ever interfered with to make it misbehave.
import { type APIRequestContext, expect, type Page, type Route } from '@playwright/test';
import { test } from './story.ts';

const aboutCall = '**/wl/pc/website/aboutUs/list*';

/** Opens a page that makes no call, so that the next click makes the first one. */
async function openQuietPage(page: Page, token?: string): Promise<void> {
  await page.goto('/nowhere');
  if (!token) return;
  await page.evaluate((value) => {
    localStorage.setItem('token', value);
    localStorage.setItem('leftover', 'something else');
  }, token);
  await page.reload();
}

async function siteTitle(request: APIRequestContext): Promise<string> {
  const reply = await request.get('/wl/pc/website/dict/web_title');
  return (await reply.json()).data.value;
}

function mainMenu(page: Page) {
  return page.getByRole('navigation', { name: '主导航' });
}

async function askForAbout(page: Page): Promise<void> {
  await mainMenu(page).getByRole('link', { name: '关于我们' }).click();
}

function answering(status: number, body: unknown) {
  return (route: Route) => route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });
}

function storage(page: Page): Promise<number> {
  return page.evaluate(() => localStorage.length);
}

test.describe('§2 header, footer and navigation', () => {
  test('without a token the header leads to sign-in and registration, and to no personal centre', async ({ page }) => {
    await page.goto('/about');
    const links = mainMenu(page).getByRole('link');
    await expect(links).toHaveText(['首页', '数据市场', '需求大厅', '数商入驻', '关于我们']);
    const places = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(places).toEqual(['/', '/product', '/demand', '/register?type=2', '/about']);
    await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toHaveAttribute('href', '/login');
    await expect(page.getByRole('banner').getByRole('link', { name: '注册', exact: true })).toHaveAttribute(
      'href',
      '/register',
    );
    await expect(page.getByRole('button', { name: '退出' })).toBeHidden();
  });

  test('with a token there are the personal centre and a way out instead', async ({ page }) => {
    await openQuietPage(page, 'a-token');
    await expect(mainMenu(page).getByRole('link', { name: '个人中心' })).toHaveAttribute('href', '/mycenter');
    await expect(page.getByRole('button', { name: '退出' })).toBeVisible();
    await expect(page.getByRole('link', { name: '登录' })).toHaveCount(0);
  });

  test('the right header stands before any page script has run', async ({ page }) => {
    await openQuietPage(page, 'a-token');
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('button', { name: '退出' })).toBeVisible();
    await expect(mainMenu(page).getByRole('link', { name: '个人中心' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeHidden();
  });

  test('the entry of the current path is highlighted', async ({ page }) => {
    await page.goto('/about');
    await expect(mainMenu(page).locator('[aria-current=page]')).toHaveText(['关于我们']);
    await page.goto('/register?type=2');
    await expect(mainMenu(page).locator('[aria-current=page]')).toHaveText(['数商入驻']);
  });

  test('signing out clears all local storage and goes to the sign-in page', async ({ page }) => {
    await openQuietPage(page, 'a-token');
    const ended = page.waitForRequest('**/api/account/signOut');
    await page.getByRole('button', { name: '退出' }).click();
    expect(await (await ended).headerValue('authorization')).toBe('a-token');
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await storage(page)).toBe(0);
    await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible();
  });

  test('the footer shows phone, e-mail and address, and its filing text opens the national filing site', async ({
    page,
  }) => {
    await page.goto('/about');
    const footer = page.getByRole('contentinfo');
    for (const label of ['联系电话', '电子邮箱', '联系地址']) {
      await expect(footer.getByText(label).locator('xpath=following-sibling::dd')).not.toBeEmpty();
    }
    const code = footer.getByRole('img', { name: '本站二维码' });
    await code.scrollIntoViewIfNeeded();
    await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const filing = footer.getByRole('link', { name: /ICP备/ });
    await expect(filing).toHaveAttribute('href', 'https://beian.miit.gov.cn');
    await expect(footer.getByRole('link', { name: /公网安备/ })).toHaveAttribute('href', 'https://beian.mps.gov.cn');
  });

  test("a page is titled by its own name and the site's", async ({ page, request }) => {
    const title = await siteTitle(request);
    await page.goto('/about');
    await expect(page).toHaveTitle(`关于我们 - ${title}`);
    await page.goto('/');
    await expect(page).toHaveTitle(title);
  });

  test('a page is fetched when it is wanted, not before', async ({ page }) => {
    await openQuietPage(page);
    const fetched = page.waitForResponse(/\/assets\/About-[^/]+\.js$/);
    await askForAbout(page);
    expect((await fetched).status()).toBe(200);
  });

  test('after every route change the page is at its top, also on the way back', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 300 });
    await page.goto('/about');
    await page.evaluate(() => window.scrollTo(0, 10_000));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await page.getByRole('contentinfo').getByRole('link', { name: '需求大厅' }).click();
    await expect(page).toHaveURL('/demand');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 10_000));
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('a list that is ordered or narrowed stays where it is, for its page stays', async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 300 });
    await page.goto('/product');
    for (const choice of [
      page.getByRole('list', { name: '排序' }).getByRole('link').last(),
      page.getByRole('main').locator('a[rel=nofollow]').filter({ visible: true }).last(),
    ]) {
      await choice.scrollIntoViewIfNeeded();
      await choice.click();
      await expect(choice).toHaveAttribute('aria-current', 'true');
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    }
  });

  test('the root renders the current page anew on request, without loading the site again', async ({ page }) => {
    await openQuietPage(page);
    await page.route(aboutCall, answering(500, {}));
    await askForAbout(page);
    await expect(page.getByRole('heading', { name: '页面暂时打不开' })).toBeVisible();
    await page.evaluate(() => document.body.setAttribute('data-same', ''));
    await page.unroute(aboutCall);
    await page.getByRole('button', { name: '重新加载' }).click();
    await expect(page.getByRole('heading', { name: '关于我们', level: 1 })).toBeVisible();
    await expect(page.locator('body')).toHaveAttribute('data-same', '');
  });

  test('an unknown address is not found, by its page and by its status', async ({ page, request }) => {
    const response = await page.goto('/nowhere');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '没有找到这个页面' })).toBeVisible();
    await expect(page).toHaveTitle(`没有找到页面 - ${await siteTitle(request)}`);
  });
});

test.describe('§7 every call', () => {
  test('carries mobile: 1 and the bare token, or an empty one, and waits four minutes', async ({ page }) => {
    await page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (ms) => {
        document.documentElement.dataset.timeout = String(ms);
        return timeout(ms);
      };
    });
    for (const token of ['', 'a-token']) {
      await openQuietPage(page, token);
      const aboutRequest = page.waitForRequest(aboutCall);
      await askForAbout(page);
      const headers = await (await aboutRequest).allHeaders();
      expect(headers.mobile).toBe('1');
      expect(headers.authorization ?? '').toBe(token);
      await expect(page.locator('html')).toHaveAttribute('data-timeout', '240000');
    }
  });
});

test.describe('§8 the error catalogue', () => {
  test('code 200 is success', async ({ page }) => {
    await openQuietPage(page);
    await askForAbout(page);
    await expect(page.getByRole('heading', { name: '关于我们', level: 1 })).toBeVisible();
    await expect(page.locator('.toast')).toHaveCount(0);
  });

  for (const [button, place] of [
    ['确认', '/login'],
    ['取消', '/'],
  ] as const) {
    test(`code 401 asks whether to sign in again; ${button} clears storage and goes to ${place}`, async ({ page }) => {
      await openQuietPage(page, 'an-old-token');
      await page.route(aboutCall, answering(200, { code: 401, msg: '登录已过期，请重新登录', data: null }));
      await askForAbout(page);
      const dialog = page.getByRole('dialog', { name: '提示' });
      await expect(dialog).toContainText('登录已过期是否重新登录?');
      await expect(dialog.getByRole('img', { name: '警告' })).toBeVisible();
      await expect(dialog.getByRole('button')).toHaveText(['取消', '确认']);
      await expect(dialog.getByRole('button', { name: '确认' })).toBeFocused();
      await dialog.getByRole('button', { name: button }).click();
      await expect(page).toHaveURL(place);
      expect(await storage(page)).toBe(0);
      await expect(page.locator('.toast')).toHaveCount(0);
    });
  }

  test('however many calls find the sign-in expired, the question is asked once', async ({ page }) => {
    await openQuietPage(page, 'an-old-token');
    await page.goto('/mycenter');
    const dialog = page.getByRole('dialog', { name: '提示' });
    await expect(dialog).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    await dialog.getByRole('button', { name: '确认' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a half-written form survives a reload and an expired sign-in', async ({ page }) => {
    await page.goto('/postdemand');
    const titleField = page.getByLabel('标题');
    await titleField.fill('寻求沿海潮位逐小时观测数据');
    await page.reload();
    await expect(titleField).toHaveValue('寻求沿海潮位逐小时观测数据');
    await openQuietPage(page, 'an-old-token');
    await page.route(aboutCall, answering(200, { code: 401, msg: '登录已过期，请重新登录', data: null }));
    await askForAbout(page);
    await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '确认' }).click();
    await expect(page).toHaveURL('/login');
    await page.goto('/postdemand');
    await expect(titleField).toHaveValue('寻求沿海潮位逐小时观测数据');
  });

  test('any other code shows the msg as an error toast, and the call is rejected', async ({ page }) => {
    await openQuietPage(page);
    await page.route(aboutCall, answering(200, { code: 429, msg: '今天盘点，明天再来', data: null }));
    await askForAbout(page);
    await expect(page.getByRole('alert')).toContainText('今天盘点，明天再来');
    await expect(page.getByRole('heading', { name: '页面暂时打不开' })).toBeVisible();
  });

  test('an HTTP status other than 200 rejects the call', async ({ page }) => {
    await openQuietPage(page);
    await page.route(aboutCall, answering(403, { code: 200, msg: '', data: { rows: [] } }));
    await askForAbout(page);
    await expect(page.getByRole('heading', { name: '页面暂时打不开' })).toBeVisible();
    await expect(page.locator('.toast')).toHaveCount(0);
  });

  test('an HTTP status that starts with 5 says so in a toast and in the log', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await openQuietPage(page);
    await page.route(aboutCall, answering(503, {}));
    await askForAbout(page);
    await expect(page.getByRole('alert')).toContainText('服务器连接失败，请稍后再试！');
    await expect.poll(() => logged.join()).toContain('服务器连接失败');
  });

  test('a lost network shows nothing, and the page comes once the network is back', async ({ page, context }) => {
    await openQuietPage(page);
    await page.route(aboutCall, (route) => route.abort('internetdisconnected'));
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('aboutUs'));
    await askForAbout(page);
    await failed;
    await expect(page.getByRole('heading', { name: '没有找到这个页面' })).toBeVisible();
    await expect(page.locator('.toast')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.unroute(aboutCall);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: '关于我们', level: 1 })).toBeVisible();
  });
});
