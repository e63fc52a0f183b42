// A new account is notified of the centre's decision, on a phone, and is then closed.
import { expect, type Page, test } from '@playwright/test';
import { isIdNumber } from '@shuji/contract/check-digit';
import { expectNoBarrier } from './axe-walk.ts';
import { codeSentTo, signInAs, solveCaptcha } from './people.ts';

const serial = String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
const phone = `138${serial}`;
const password = 'tide-lamp-river';
const body = `1101051990010${Number(serial[0]) % 9 || 1}${serial.slice(1, 4)}`;
const idNumber = [...'0123456789X'].map((check) => body + check).find(isIdNumber) ?? '';

test.use({ viewport: { width: 390, height: 844 } });

async function signUp(page: Page): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('手机号').fill(phone);
  await solveCaptcha(page);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByLabel('短信验证码').fill(await codeSentTo(page, phone));
  await page.getByLabel('设置密码').fill(password);
  await page.getByLabel('我已阅读并同意《用户服务协议》').check();
  await page.getByLabel('我已阅读并同意《个人信息保护政策》').check();
  await page.getByRole('button', { name: /^注\s?册/ }).click();
  await expect(page).toHaveURL(/\/mycenter|\/attestation/);
}

async function post(page: Page, key: 'token' | 'officeToken', path: string, data: object): Promise<{ id: string }> {
  const token = await page.evaluate((name) => localStorage.getItem(name), key);
  const reply = await page.request.post(path, { headers: { mobile: '1', authorization: token ?? '' }, data });
  const { code, msg, data: result } = await reply.json();
  expect(`${code} ${msg}`).toMatch(/^200/);
  return result;
}

test('a newcomer hears of the decision, reads it, and closes the account', async ({ page, browser }) => {
  await signUp(page);
  const form = { kind: 'person', name: '林晓舟', idNumber, consentId: true, submit: true };
  const { id } = await post(page, 'token', '/mobile/pc/website/accApply', form);
  const bell = page.getByRole('banner').getByRole('link', { name: '消息' });

  const office = await (await browser.newContext()).newPage();
  await signInAs(office, '赵岩');
  await post(office, 'officeToken', `/office/api/attestation/review/${id}`, { decision: 'approve' });

  await page.goto('/mycenter');
  await expect(bell).toHaveAccessibleName(/1\s*条未读/);
  await expect(page.getByRole('list', { name: '从注册到交易的进度' }).getByText('身份认证')).toBeVisible();
  await expectNoBarrier(page);
  await bell.click();
  await expect(page.getByRole('heading', { level: 1, name: '站内消息' })).toBeVisible();
  await expectNoBarrier(page);
  await page.getByRole('link', { name: '您的身份认证申请已审核通过' }).click();
  await expect(page).toHaveURL(/\/attestation/);
  await expect(bell).toHaveAccessibleName('消息');

  await page.goto('/mycenter/notice/setting');
  const sms = page.getByRole('switch', { name: '订单交易：短信提醒' });
  await expect(sms).toBeChecked();
  await sms.click();
  await expect(sms).not.toBeChecked();
  await expectNoBarrier(page);

  await page.goto('/mycenter/privacy');
  await expect(page.getByText('身份核验材料的单独同意')).toBeVisible();
  await page.getByRole('button', { name: '申请我的信息副本' }).click();
  await page.getByLabel('登录密码').fill(password);
  await page.getByRole('button', { name: '申请副本' }).click();
  await expect(page.getByText('正在准备')).toBeVisible();
  await expectNoBarrier(page);

  await page.getByRole('button', { name: '注销账号' }).click();
  await page.getByLabel('登录密码').fill('not-my-password');
  await page.getByLabel('我已了解上述后果').check();
  await page.getByRole('button', { name: '确认注销' }).click();
  await expect(page.getByText('登录密码不正确').first()).toBeVisible();
  await page.getByLabel('登录密码').fill(password);
  await page.getByRole('button', { name: '确认注销' }).click();
  await expect(page).toHaveURL(/\/login/);

  await page.getByLabel('手机号').fill(phone);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await solveCaptcha(page);
  await page
    .locator('form')
    .getByRole('button', { name: /登\s?录/ })
    .click();
  await expect(page.getByText('手机号或密码不正确').first()).toBeVisible();
});
