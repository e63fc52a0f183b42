// Where a grant is needed, the state of its application is shown: waiting, to be corrected, granted.
import { expect, type Page } from '@playwright/test';
import { isIdNumber } from '@shuji/contract/check-digit';
import { expectNoBarrier } from './axe-walk.ts';
import { authenticate, post, signInAs, signUp } from './people.ts';
import { test } from './story.ts';

const serial = String(Date.now()).slice(-3);
const phone = `1385${String(Date.now()).slice(-7)}`;
const body = `11010519910211${serial}`;
const idNumber = [...'0123456789X'].map((check) => body + check).find(isIdNumber) ?? '';

const places = ['/mycenter', '/dealauth', '/checkin', '/ordermanage', '/postdemand'];

async function expectEverywhere(page: Page, title: string, action: string): Promise<void> {
  for (const place of places) {
    await page.goto(place);
    const main = page.getByRole('main');
    await expect(main.getByText(title).first(), place).toBeVisible();
    await expect(main.getByRole('link', { name: action }).first(), place).toBeVisible();
    await expect(main.getByRole('link', { name: '去认证' }), place).toHaveCount(0);
  }
}

test('an application under review, sent back and approved reads so wherever it is needed', async ({
  page,
  newPage,
}) => {
  await signUp(page, phone);
  const office = await newPage();
  await authenticate(office, '赵岩');
  const form = { kind: 'person', name: '苏晚晴', idNumber, consentId: true, submit: true };
  const { id } = await post(page, 'token', '/mobile/pc/website/accApply', form);

  await expectEverywhere(page, '身份认证审核中', '查看申请');
  await expect(page.getByText(/预计 \d{4}-\d{2}-\d{2} 前完成/)).toBeVisible();
  await expectNoBarrier(page);
  await page.goto('/mycenter/notice');
  await expect(page.getByRole('link', { name: '您的身份认证申请已提交' })).toBeVisible();

  const decide = (decision: string, reason: string) =>
    post(office, 'officeToken', `/office/api/attestation/review/${id}`, { decision, reason });
  await decide('correction', '请核对姓名与证件一致');
  await expectEverywhere(page, '身份认证待补正', '去补正');
  await page.goto('/mycenter');
  await expect(page.getByText('身份认证待补正　请核对姓名与证件一致')).toBeVisible();
  await expectNoBarrier(page);

  await post(page, 'token', '/mobile/pc/website/accApply', form);
  await decide('approve', '');
  await page.goto('/mycenter');
  await expect(page.getByRole('link', { name: '身份认证：已认证' })).toBeVisible();
  await expect(page.getByRole('link', { name: '去开通' }).first()).toBeVisible();
});

test('who is not attested yet begins an order with the own phone', async ({ page }) => {
  await signInAs(page, '陈晨', '/product');
  await page.getByRole('main').locator('a[href^="/prodinfo"]').first().click();
  await page.getByRole('main').locator('a[href^="/checkprod"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: '申请订购' })).toBeVisible();
  await expect(page.getByLabel('联系电话')).toHaveValue('13800000003');
});

test('the papers of a product’s source come as templates beside their field', async ({ page }) => {
  await signInAs(page, '李明', '/prodin');
  await page.getByLabel('产品名称').fill('潮位观测整编数据');
  for (const name of ['数据来源说明', '数据合规承诺书']) {
    const saved = page.waitForEvent('download');
    const asked = page.waitForRequest((request) => request.url().includes('/api/merchant/template/'));
    await page.getByRole('button', { name: `下载${name}模板` }).click();
    expect(new URL((await asked).url()).searchParams.get('product')).toBe('潮位观测整编数据');
    expect((await saved).suggestedFilename()).toBe(`${name}.pdf`);
  }
});
