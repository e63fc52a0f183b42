// A new account is notified of the centre's decision, on a phone, and is then closed.
import { expect } from '@playwright/test';
import { isIdNumber } from '@shuji/contract/check-digit';
import { expectNoBarrier } from './axe-walk.ts';
import { authenticate, newPassword, post, signUp, solveCaptcha } from './people.ts';
import { test } from './story.ts';

const serial = String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
const phone = `138${serial}`;
const body = `1101051990010${Number(serial[0]) % 9 || 1}${serial.slice(1, 4)}`;
const idNumber = [...'0123456789X'].map((check) => body + check).find(isIdNumber) ?? '';

test.use({ viewport: { width: 390, height: 844 } });

test('a newcomer hears of the decision, reads it, and closes the account', async ({ page, newPage }) => {
  await signUp(page, phone);
  const form = { kind: 'person', name: '林晓舟', idNumber, consentId: true, submit: true };
  const { id } = await post(page, 'token', '/mobile/pc/website/accApply', form);
  const bell = page.getByRole('banner').getByRole('link', { name: '消息' });

  const office = await newPage();
  await authenticate(office, '赵岩');
  await post(office, 'officeToken', `/office/api/attestation/review/${id}`, { decision: 'approve' });

  await page.goto('/mycenter');
  // The receipt and the decision.
  await expect(bell).toHaveAccessibleName(/2\s*条未读/);
  await expect(page.getByRole('list', { name: '从注册到交易的进度' }).getByText('身份认证')).toBeVisible();
  await bell.click();
  await expect(page.getByRole('heading', { level: 1, name: '站内消息' })).toBeVisible();
  await page.getByRole('link', { name: '您的身份认证申请已审核通过' }).click();
  await expect(page).toHaveURL(/\/attestation/);
  await expect(bell).toHaveAccessibleName(/1\s*条未读/);

  await page.goto('/mycenter/notice/setting');
  const sms = page.getByRole('switch', { name: '订单交易：短信提醒' });
  await expect(sms).toBeChecked();
  await sms.click();
  await expect(sms).not.toBeChecked();

  await page.goto('/mycenter/privacy');
  await expect(page.getByText('身份核验材料的单独同意')).toBeVisible();
  await page.getByRole('button', { name: '申请我的信息副本' }).click();
  await page.getByLabel('登录密码').fill(newPassword);
  await page.getByRole('button', { name: '申请副本' }).click();
  await expect(page.getByText('正在准备')).toBeVisible();
  await expectNoBarrier(page);

  await page.getByRole('button', { name: '注销账号' }).click();
  await page.getByLabel('登录密码').fill('not-my-password');
  await page.getByLabel('我已了解上述后果').check();
  await page.getByRole('button', { name: '确认注销' }).click();
  await expect(page.getByText('登录密码不正确').first()).toBeVisible();
  await page.getByLabel('登录密码').fill(newPassword);
  await page.getByRole('button', { name: '确认注销' }).click();
  await expect(page).toHaveURL(/\/login/);

  await page.getByLabel('手机号').fill(phone);
  await page.getByLabel('密码', { exact: true }).fill(newPassword);
  await solveCaptcha(page);
  await page
    .locator('form')
    .getByRole('button', { name: /登\s?录/ })
    .click();
  await expect(page.getByText('手机号或密码不正确').first()).toBeVisible();
});
