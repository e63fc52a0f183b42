// The office oversees what does not wait for it: an account is frozen and let in again; a job is run out of turn.
import { expect, type Page } from '@playwright/test';
import { narrow } from './hands.ts';
import { authenticate, freshPhone, newPassword, signInAs, signUp } from './people.ts';
import { test } from './story.ts';

async function decide(page: Page, label: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: `${label}账号` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('原因').fill(reason);
  await dialog.getByRole('button', { name: label, exact: true }).click();
  await dialog.getByRole('button', { name: '完成' }).click();
}

test('a reviewer finds an account by its phone, freezes it with a reason and lets it in again', async ({
  page,
  newPage,
}) => {
  // Nobody else's: a frozen account would end the sign-in of other stories.
  const login = freshPhone();
  const owner = await newPage();
  await signUp(owner, login);
  await signInAs(page, '赵岩');

  await test.step('the address holds the search, and the number stays masked', async () => {
    await page.getByRole('link', { name: '账号总览' }).first().click();
    await page.getByLabel('关键词').fill(login);
    await page.getByRole('button', { name: '查询' }).click();
    await expect(page).toHaveURL(new RegExp(`keyword=${login}`));
    const masked = `${login.slice(0, 3)}****${login.slice(-4)}`;
    await page.getByRole('row').filter({ hasText: masked }).getByRole('link').click();
    await expect(page.locator('main')).toContainText(masked);
    await expect(page.locator('main')).not.toContainText(login);
  });

  await test.step('frozen, its owner is out; let in again, they sign in', async () => {
    await decide(page, '冻结', '多次发布虚假需求');
    await expect(page.locator('main')).toContainText('已冻结');
    await owner.goto('/mycenter/notice');
    await owner.getByRole('dialog').filter({ hasText: '登录已过期' }).getByRole('button', { name: '确认' }).click();
    await expect(owner).toHaveURL(/\/login/);
    await decide(page, '解除冻结', '核实后未发现问题');
    await expect(page.getByRole('listitem').filter({ hasText: '核实后未发现问题' }).first()).toContainText('赵岩');
    await authenticate(owner, { side: 'site', login, password: newPassword });
  });

  await test.step('a deal is read whole', async () => {
    await page.getByRole('link', { name: '订单总览' }).first().click();
    await narrow(page.getByLabel('状态'), '已完成');
    await page.getByRole('row').filter({ hasText: '已完成' }).first().getByRole('link').click();
    for (const card of ['办理记录', '交付记录', '合同文本'])
      await expect(page.getByRole('heading', { name: card })).toBeVisible();
  });
});

test('an administrator runs a job out of turn and reads how the centre does', async ({ page }) => {
  await signInAs(page, '钱宁');
  await page.getByRole('link', { name: '定时任务' }).first().click();
  await page.getByRole('button', { name: '立即运行清理过期登录' }).click();
  await page.getByRole('link', { name: '运行记录' }).click();
  await narrow(page.getByLabel('任务', { exact: true }), '清理过期登录');
  const run = page.getByRole('row').filter({ hasText: '钱宁' });
  await expect(async () => {
    await page.reload();
    await expect(run.first()).toBeVisible();
    expect(await run.first().textContent()).toContain('已完成');
  }).toPass();

  await page.getByRole('link', { name: '系统状态' }).first().click();
  const backup = page.getByRole('listitem').filter({ hasText: '最近备份' });
  await expect(backup).toContainText('请用 deploy/backup.sh 定期备份');
  await expect(page.getByRole('table', { name: '节点' })).toContainText('运行中');
});
