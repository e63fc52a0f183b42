// An agreement changes: who signed up under the last version is expectToast, and once it is in force agrees before going on.
import { expect, type Page } from '@playwright/test';
import { expectNoBarrier } from './axe-walk.ts';
import { pointer } from './hands.ts';
import { authenticate, expectToast, signInAs } from './people.ts';
import { test } from './story.ts';

const due = '**/api/account/consent/due';

/** An editor changes a word of the agreement and announces it for the earliest day. */
async function announce(page: Page): Promise<void> {
  await page.goto('/office/document?kind=agreement');
  await page.getByRole('link', { name: /服务协议/ }).click();
  const body = page.getByRole('textbox', { name: '正文' });
  await body.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(`本协议自第 ${Date.now()} 号公告起修订。`);
  await page.getByRole('button', { name: '保存工作稿' }).click();
  await expectToast(page, '工作稿已保存');
  await page.getByRole('button', { name: '发布', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('修订说明').fill('写明修订所依据的公告');
  await pointer(page).press(dialog.getByRole('button', { name: /^发\s?布$/ }));
  await expectToast(page, '版已发布');
}

/** The day it comes into force is a week away: the answer is given as it will be then, once it may be. */
async function asOnThatDay(page: Page, mayAnswer: Promise<void> = Promise.resolve()): Promise<void> {
  await page.route(due, async (route) => {
    await mayAnswer;
    const reply = await route.fetch();
    // A page that was left meanwhile waits for no answer, and has taken it along.
    const envelope = await reply.json().catch(() => null);
    if (envelope === null) return;
    const data = (envelope.data as object[]).map((row) => ({ ...row, isStanding: true }));
    await route.fulfill({ response: reply, json: { ...envelope, data } });
  });
}

test('a new version of an agreement is read and agreed to once', async ({ page, newPage }) => {
  const office = await newPage();
  await authenticate(office, '孙悦');
  await announce(office);

  await test.step('while it is only announced nothing is in the way', async () => {
    await signInAs(page, '陈晨');
    const notice = page.getByText('协议即将更新');
    await expect(notice).toBeVisible();
    await expect(page.getByText('写明修订所依据的公告')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: '个人中心' })).toBeVisible();
  });

  await test.step('on the day it comes into force it is agreed to before anything else', async () => {
    await asOnThatDay(page);
    await page.goto('/publish');
    await expect(page.getByRole('heading', { level: 1, name: '协议有更新，请您重新确认' })).toBeVisible();
    await expectNoBarrier(page);
    for (const form of ['/attestation', '/checkin', '/postdemand']) {
      await page.goto(form);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('协议有更新，请您重新确认');
    }
    await page.getByRole('link', { name: '导出个人信息或注销账号' }).click();
    await expect(page.getByText('您尚未同意新版本')).toBeVisible();
    await page.goto('/mydemand');
    await expect(page.getByText('可以办完已有的交易')).toBeVisible();
    await page.getByRole('link', { name: '返回阅读并同意' }).click();
    const goOn = page.getByRole('button', { name: '同意并继续' });
    await expect(goOn).toBeDisabled();
    await page.getByLabel(/我已阅读并同意/).check();
    await goOn.click();
    await expectToast(page, '已记录您的同意');
    await expect(page.getByRole('heading', { level: 1, name: '个人中心' })).toBeVisible();
    await page.goto('/postdemand');
    await expect(page.getByRole('heading', { level: 1, name: '发布需求' })).toBeVisible();
  });

  await test.step('what is written before that is known stays where it was written', async () => {
    const buyer = await newPage();
    await authenticate(buyer, '王芳');
    const { promise: isWritten, resolve: written } = Promise.withResolvers<void>();
    await asOnThatDay(buyer, isWritten);
    await buyer.goto('/ordermanage');
    const keyword = buyer.getByRole('main').getByRole('searchbox');
    await keyword.fill('港区');
    written();
    await expect(buyer.getByText('您尚未同意新版本')).toBeVisible();
    await expect(keyword).toHaveValue('港区');
  });

  await test.step('the next sign-in asks no more, and what was agreed to is on record', async () => {
    await page.getByRole('banner').getByRole('button', { name: '退出' }).click();
    await expect(page).toHaveURL(/\/login/);
    const answered = page.waitForResponse(due);
    await signInAs(page, '陈晨');
    await expect(page.getByRole('heading', { level: 1, name: '个人中心' })).toBeVisible();
    await answered;
    await expect(page.getByText('协议即将更新')).toHaveCount(0);
    await page.goto('/mycenter/privacy');
    const rows = page.getByRole('table', { name: '同意记录' }).getByRole('row', { name: /用户服务协议/ });
    await expect(rows.last()).toContainText('有效');
    await expect(rows.first()).toContainText('已同意更新的版本');
  });
});
