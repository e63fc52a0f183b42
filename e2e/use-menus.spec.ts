// The header's account menu and the personal centre's menu, by what an account is.
import { expect, type Page } from '@playwright/test';
import { expectNoBarrier } from './axe-walk.ts';
import { signInAs } from './people.ts';
import { test } from './story.ts';

const accountButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^账号菜单/ });
const items = ['个人中心', '站内消息', '切换账号', '退出'];

for (const width of [1440, 390]) {
  test(`name and company stand in the header with a menu for keys and pointer, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAs(page, '李明', '/product');
    const button = accountButton(page);
    await expect(button).toHaveAccessibleName(/李明.*滨海数科数据技术有限公司/);
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    const menu = page.getByRole('menu');
    const entries = menu.getByRole('menuitem');

    for (const [key, first] of [
      ['Enter', 0],
      ['Space', 0],
      ['ArrowDown', 0],
      ['ArrowUp', 3],
    ] as const) {
      await button.focus();
      await page.keyboard.press(key);
      await expect(entries).toHaveText(items);
      await expect(entries.nth(first)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
    }

    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await expect(entries.first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(entries.last()).toBeFocused();
    await expectNoBarrier(page);
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();

    await button.click();
    await page.mouse.click(4, 700);
    await expect(menu).toBeHidden();
    await button.click();
    await entries.filter({ hasText: '站内消息' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '站内消息' })).toBeVisible();
    await expect(menu).toBeHidden();
  });
}

test('another account signs in where the first one was, but not on its own pages', async ({ page }) => {
  await signInAs(page, '陈晨', '/demand');
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: '切换账号' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await page.evaluate(() => sessionStorage.getItem('returnTo'))).toBe('/demand');

  await signInAs(page, '陈晨', '/collect');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: '切换账号' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => sessionStorage.getItem('returnTo'))).toBeNull();
});

test('a newcomer finds what is not open yet folded below, with what opens it, and still gets there', async ({
  page,
}) => {
  await signInAs(page, '陈晨');
  const menu = page.getByRole('navigation', { name: '个人中心导航' });
  await expect(menu.getByText('开通后可用')).toBeVisible();
  await expect(menu.getByRole('link', { name: '售出的产品' })).toBeHidden();
  await expect(menu.getByRole('link', { name: '收藏的产品' })).toBeVisible();
  await menu.getByText('开通后可用').click();
  await expect(menu.getByText('完成身份认证后可用')).toBeVisible();
  await expect(menu.getByRole('link', { name: '入驻数商后可用' })).toHaveAttribute('href', '/onboarding');
  await expectNoBarrier(page);
  await menu.getByRole('link', { name: '售出的产品' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '售出的产品' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '去认证' })).toBeVisible();
  await expect(menu.getByRole('link', { name: '售出的产品' })).toHaveAttribute('aria-current', 'page');
});

test('who buys and sells has every entry open', async ({ page }) => {
  await signInAs(page, '李明');
  await expect(accountButton(page)).toHaveAccessibleName(/李明/);
  const menu = page.getByRole('navigation', { name: '个人中心导航' });
  await expect(menu.getByRole('link', { name: '售出的产品' })).toBeVisible();
  await expect(menu.getByRole('link', { name: '收款账户' })).toBeVisible();
});
