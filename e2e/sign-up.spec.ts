import { expect, type Page } from '@playwright/test';
import { codeSentTo, freshPhone, newPassword, personNamed, signInAs, signUp, solveCaptcha } from './people.ts';
import { test } from './story.ts';

async function askForCode(page: Page, phone: string): Promise<string> {
  await solveCaptcha(page);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('秒后可重发')).toBeVisible();
  // It served its purpose: no starred field is left empty above the code.
  await expect(page.getByText('改用文字题').or(page.getByText('改用图片验证码'))).toHaveCount(0);
  return codeSentTo(page, phone);
}

test('a newcomer signs up as a merchant by code and is led on to 入驻; signing out ends the session', async ({
  page,
}) => {
  const phone = freshPhone();
  await page.goto('/');
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '数商入驻' }).click();
  await expect(page.getByRole('heading', { name: '数商入驻' })).toBeVisible();
  await expect(page.getByText('营业执照影像')).toBeVisible();

  await page.getByLabel('手机号').fill(`+86 ${phone.slice(0, 3)} ${phone.slice(3)}`);
  const code = await askForCode(page, phone);
  await page.reload();
  await expect(page.getByText('秒后可重发')).toBeVisible();

  await page.getByLabel('手机号').fill(phone);
  await page.getByLabel('短信验证码').fill(code);
  await page.getByLabel('设置密码').fill('password1');
  await page.getByRole('button', { name: '注册并填写入驻资料' }).click();
  await expect(page.getByText('请先阅读并同意《用户服务协议》')).toBeVisible();
  await page.getByLabel('我已阅读并同意《用户服务协议》').check();
  await page.getByLabel('我已阅读并同意《个人信息保护政策》').check();
  await page.getByRole('button', { name: '注册并填写入驻资料' }).click();
  await expect(page.getByText('这个密码容易被猜到')).toBeVisible();
  await page.getByLabel('设置密码').fill('tide-lamp-river');
  await page.getByRole('button', { name: '注册并填写入驻资料' }).click();
  await expect(page).toHaveURL(/\/onboarding/);

  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { mobile: '1', authorization: token ?? '' };
  const who = async () =>
    (await (await page.request.post('/mobile/login/getByToken', { headers, data: {} })).json()).code;
  expect(await who()).toBe(200);
  await page.getByRole('button', { name: '退出' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(who).toBe(401);
});

test('signing in returns to the intended page; a foreign address is not followed', async ({ page }) => {
  await page.goto('/mydemand');
  await expect(page).toHaveURL(/\/login\?from=%2Fmydemand/);
  const { login, password } = await personNamed(page.request, '陈晨');
  await page.getByLabel('手机号').fill(login);
  await page.getByLabel('密码', { exact: true }).fill('wrong-password');
  await solveCaptcha(page);
  const enter = page.locator('form').getByRole('button', { name: /登\s?录/ });
  await enter.click();
  await expect(page.getByText('手机号或密码不正确')).toBeVisible();
  await page.getByLabel('密码', { exact: true }).fill(password);
  await solveCaptcha(page);
  await enter.click();
  await expect(page).toHaveURL(/\/mydemand$/);

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login?from=//evil.example/x');
  await page.getByLabel('手机号').fill(login);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await solveCaptcha(page);
  await enter.click();
  await expect(page).toHaveURL(/\/mycenter/);
});

test('a captcha question that was answered is put away at once, not only when the next one comes', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('手机号').fill(freshPhone());
  await page.getByLabel('密码', { exact: true }).fill('wrong-password');
  await solveCaptcha(page);
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route('**/wl/captchaImage*', async (route) => {
    await mayCome;
    await route.continue();
  });
  await page
    .locator('form')
    .getByRole('button', { name: /登\s?录/ })
    .click();
  await expect(page.getByText('手机号或密码不正确')).toBeVisible();
  await expect(page.getByText('正在出题…')).toBeVisible();
  await expect(page.getByText('等于多少')).toHaveCount(0);
  letCome();
  await expect(page.getByText('等于多少')).toBeVisible();
  await expect(page.getByLabel('验证题')).toHaveValue('');
});

test('a captcha question that is refused says why where it would stand, as a picture and in words', async ({
  page,
}) => {
  let isRefused = true;
  await page.route('**/wl/captchaImage*', (route) =>
    isRefused ? route.fulfill({ json: { code: 429, msg: '操作过于频繁，请稍后再试', data: null } }) : route.continue(),
  );
  await page.goto('/login');
  const refusal = page.locator('form').getByText('操作过于频繁，请稍后再试');
  await expect(refusal).toBeVisible();
  await expect(page.getByLabel('图形验证码', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '改用文字题' }).click();
  await expect(page.getByLabel('验证题')).toBeVisible();
  await expect(refusal).toBeVisible();
  isRefused = false;
  await page.getByRole('button', { name: '换一个验证码' }).click();
  await expect(page.getByText('等于多少')).toBeVisible();
  await expect(refusal).toHaveCount(0);
});

test('a changed password ends the sign-in', async ({ page }) => {
  await signUp(page, freshPhone());

  await page.goto('/myuppwd');
  await page.getByLabel('原密码').fill(newPassword);
  await page.getByLabel('新密码').fill('another-quiet-lake');
  await page.getByRole('main').getByRole('button', { name: '修改密码' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('密码已修改，请用新密码登录')).toBeVisible();
});

test('an operator signs in to the office and sees what waits', async ({ page }) => {
  await signInAs(page, '赵岩');
  await expect(page.getByRole('heading', { name: '赵岩，您好' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '运营导航' })).toBeVisible();
  await page.getByRole('button', { name: '退出' }).click();
  await expect(page).toHaveURL(/\/office\/login/);
});
