// A centre begins without the demo: its operators see what is left to do, and users why something does not work yet.
import { expect, type Page } from '@playwright/test';
import { expectNoBarrier } from './axe-walk.ts';
import { type NewCentre, startCentre } from './new-centre.ts';
import { solveCaptcha } from './people.ts';
import { test } from './story.ts';

let centre: NewCentre;

test.beforeAll(async () => {
  centre = await startCentre();
});

test.afterAll(() => centre.end());

const password = 'tide-lamp-river';

async function enterOffice(page: Page, link: string, username: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('新密码').fill(password);
  await page.getByRole('button', { name: '设置密码' }).click();
  await expect(page.getByText(`您的用户名是 ${username}`)).toBeVisible();
  await page.goto(`${centre.origin}/office/login`);
  await page.getByLabel('用户名').fill(username);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await solveCaptcha(page);
  await page
    .locator('form')
    .getByRole('button', { name: /登\s?录/ })
    .click();
}

test('an editor publishes the agreements of a new centre, and only then may people sign up', async ({ newPage }) => {
  const visitor = await newPage({ viewport: { width: 390, height: 844 } });
  await test.step('without published agreements the sign-up says why it is closed', async () => {
    await visitor.goto(`${centre.origin}/register`);
    await expect(visitor.getByText('暂时不能注册')).toBeVisible();
    await expectNoBarrier(visitor);
    await visitor.goto(`${centre.origin}/rule`);
    await expect(visitor.getByText('还没有公布')).toHaveCount(2);
    await visitor.goto(`${centre.origin}/agreement`);
    await expect(visitor.getByText('还没有公布')).toBeVisible();
    await expectNoBarrier(visitor);
  });

  const editor = await newPage();
  await test.step('the list of what is to be done leads to the text, which shows its blanks', async () => {
    await enterOffice(editor, await centre.addOperator('sun', '孙编辑', '13800000008', 'editor'), 'sun');
    const list = editor.locator('section', { has: editor.getByRole('heading', { name: '开业前要做的事' }) }).first();
    await expect(list.getByText('还有')).toBeVisible();
    await expect(list.getByRole('listitem').filter({ hasText: '一名内容编辑' })).toContainText('已办');
    await expect(list.getByRole('listitem').filter({ hasText: '短信网关' })).toContainText('由管理服务器的人办理');
    await expectNoBarrier(editor);
    await list.getByRole('link', { name: '《用户服务协议》' }).click();
    await expect(editor.getByText(/处空白，填好才能发布：.*【中心名称】/)).toBeVisible();
    await expect(editor.getByRole('button', { name: '填好空白后发布' })).toBeDisabled();
  });

  await test.step('completed and published, each is done, and the sign-up opens', async () => {
    for (const name of ['用户服务协议', '个人信息保护政策']) {
      await editor.goto(`${centre.origin}/office/`);
      await editor.getByRole('link', { name: `《${name}》` }).click();
      const body = editor.getByRole('textbox', { name: '正文' });
      await expect(body).toContainText('【中心名称】');
      await body.getByText('【中心名称】').click();
      await body.press('ControlOrMeta+End');
      await body.evaluate((element) => {
        const last = [...element.querySelectorAll('p')].at(-1);
        if (last) getSelection()?.selectAllChildren(last);
      });
      await editor.keyboard.type('本文本由东海数据交易中心公布，住所东海市数据路 1 号。');
      await editor.getByRole('button', { name: '保存工作稿' }).click();
      await editor.getByRole('button', { name: '发布', exact: true }).click();
      await editor.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click();
      await expect(editor.getByText(/第 \d 版已发布/).first()).toBeVisible();
    }
    await editor.goto(`${centre.origin}/office/`);
    await expect(editor.getByRole('listitem').filter({ hasText: '《用户服务协议》' })).toContainText('已办');
    await visitor.goto(`${centre.origin}/register`);
    await expect(visitor.getByRole('heading', { name: '注册账号' })).toBeVisible();
    await solveCaptcha(visitor);
    await expect(visitor.getByText('暂时不能注册')).toHaveCount(0);
    await visitor.getByRole('link', { name: '《用户服务协议》' }).click();
  });
});
