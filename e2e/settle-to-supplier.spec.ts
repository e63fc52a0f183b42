// 李明 names the account his company is paid to; the office sees it masked, reveals it with a reason, and the auditor sees the access.
import { expect } from '@playwright/test';
import { authenticate, expectToast, personNamed } from './people.ts';
import { test } from './story.ts';

test('a supplier names the account to settle to, and the office pays there', async ({ page: seller, newPage }) => {
  const office = await newPage();
  const auditor = await newPage();
  await Promise.all([authenticate(seller, '李明'), authenticate(office, '沈静'), authenticate(auditor, '周正')]);
  const tail = String(1_000 + (Date.now() % 9_000));
  const number = `020000340902712${tail}`;
  const reason = `办理货款结算（${Date.now()}）`;

  await test.step('李明 changes his account, and proves that it is he', async () => {
    const { password } = await personNamed(seller.request, '李明');
    await seller.goto('/mycenter');
    await seller.getByRole('link', { name: '收款账户' }).first().click();
    await seller.getByRole('button', { name: '更换账户' }).click();
    await seller.getByLabel('开户银行').fill('中国建设银行滨海新区支行');
    await seller.getByLabel('银行账号').fill('12');
    await seller.getByRole('button', { name: '保存账户' }).click();
    await expect(seller.getByText('银行账号为 9–30 位数字')).toBeVisible();
    await seller.getByLabel('银行账号').fill(number);
    await seller.getByRole('textbox', { name: '登录密码' }).fill(password);
    await seller.getByRole('button', { name: '保存账户' }).click();
    await expectToast(seller, '收款账户已保存');
    await expect(seller.getByText(number.replace(/(\d{4})(?=\d)/g, '$1 '))).toBeVisible();
  });

  await test.step('沈静 sees the last four digits, and the rest for a reason', async () => {
    await office.goto('/office/payout');
    const row = office
      .getByRole('row')
      .filter({ hasText: `尾号 ${tail}` })
      .first();
    await expect(row).toContainText('中国建设银行滨海新区支行');
    await expect(office.getByText(number)).toHaveCount(0);
    await row.getByRole('button', { name: '查看完整银行账号' }).click();
    await office.getByLabel('查看事由').fill(reason);
    await office.getByRole('button', { name: '记录并查看' }).click();
    await expect(office.getByText(number)).toBeVisible();
  });

  await test.step('周正 finds the look on record', async () => {
    await auditor.goto(`/office/reveal?keyword=${encodeURIComponent(reason)}`);
    const row = auditor.getByRole('row').filter({ hasText: reason });
    await expect(row).toContainText('沈静');
    await expect(row).toContainText('银行账号');
  });
});
