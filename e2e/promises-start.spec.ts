// A centre begins without the demo: its operators see what is left to do, and users why something does not work yet.
import { expect, type Page } from '@playwright/test';
import { expectNoBarrier } from './axe-walk.ts';
import { type NewCentre, startCentre } from './new-centre.ts';
import { authenticate, codeSentTo, freshPhone, newPassword, signInAs, signUp, solveCaptcha } from './people.ts';
import { test } from './story.ts';

let centre: NewCentre;

test.beforeAll(async () => {
  centre = await startCentre();
});

test.afterAll(() => centre.end());

const password = newPassword;

const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');

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

test('a phone is changed by codes to both, and by a review where the old one is lost', async ({ newPage }) => {
  const onPhone = () => newPage({ viewport: { width: 390, height: 844 } });
  const [owner, later] = [await onPhone(), await onPhone()];
  const [first, second, third] = [freshPhone(), freshPhone(), freshPhone()];
  await signUp(owner, first);
  await test.step('with both phones at hand', async () => {
    await owner.goto('/myphone');
    await owner.getByRole('button', { name: '获取验证码' }).first().click();
    await owner.getByLabel('原手机的验证码').fill(await codeSentTo(owner, first, '更换手机'));
    await owner.getByLabel('新手机号').fill(second);
    await solveCaptcha(owner);
    await owner.getByRole('button', { name: '获取验证码' }).last().click();
    await owner.getByLabel('新手机的验证码').fill(await codeSentTo(owner, second, '更换手机'));
    await expectNoBarrier(owner);
    await owner.locator('form').getByRole('button', { name: '更换手机' }).click();
    await expect(owner).toHaveURL(/\/login/);
  });
  await test.step('with the old one lost', async () => {
    await authenticate(later, { side: 'site', login: second, password: newPassword });
    await later.goto('/myphone?way=lost');
    await later.getByLabel('登录密码').fill(newPassword);
    await later.getByLabel('新手机号').fill(third);
    await solveCaptcha(later);
    await later.getByRole('button', { name: '获取验证码' }).click();
    await later.getByLabel('新手机的验证码').fill(await codeSentTo(later, third, '更换手机'));
    await later.getByLabel('说明').fill('原手机遗失，号码已经注销');
    await later.locator('form').getByRole('button', { name: '提交申请' }).click();
    await expect(later.getByText('请上传证明材料')).toBeVisible();
    await later.getByLabel('证明材料').setInputFiles({ name: '身份证.pdf', mimeType: 'application/pdf', buffer: pdf });
    await expect(later.getByText('身份证.pdf')).toBeVisible();
    await expectNoBarrier(later);
    await later.locator('form').getByRole('button', { name: '提交申请' }).click();
    await expect(later.getByText('已提交，等待审核')).toBeVisible();
  });
  await test.step('the office reads the papers and approves', async () => {
    const reviewer = await newPage();
    await signInAs(reviewer, '赵岩', '/office/phone');
    await reviewer
      .getByRole('row', { name: new RegExp(second.slice(-4)) })
      .getByRole('link')
      .click();
    await reviewer.getByRole('button', { name: '领取并审核' }).click();
    await expectNoBarrier(reviewer);
    await reviewer.getByRole('radio', { name: '通过' }).check();
    await reviewer.getByRole('button', { name: '确认通过' }).click();
    await expect(reviewer.getByText('审核结论已提交')).toBeVisible();
    await authenticate(later, { side: 'site', login: third, password: newPassword });
    await later.goto('/myphone');
    await expect(later.getByText(`现在绑定的手机：139****${third.slice(-4)}`)).toBeVisible();
  });
});

test('the header finds every kind by sound and initials, with spaces, and products and demands by the end of their numbers', async ({
  page,
}) => {
  await page.goto('/search?keyword=shu%20ju');
  for (const kind of ['行业资讯', '规则与协议', '帮助与介绍', '数商'])
    await expect(page.getByRole('heading', { name: kind })).toBeVisible();
  const listed = await (await page.request.get('/api/product/list?pageSize=1')).json();
  const { id, name } = listed.data.rows[0];
  const { number } = (await (await page.request.get(`/api/product/info/${id}`)).json()).data;
  await page.goto(`/search?keyword=${number.slice(-5)}`);
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('an own order is found by its number on the first load, and beside a number there are no filters', async ({
  page,
}) => {
  await signInAs(page, '王芳', '/ordermanage');
  const number =
    /DD-[\w-]+/.exec(
      (await page
        .getByText(/DD-\d{4}-/)
        .first()
        .textContent()) ?? '',
    )?.[0] ?? '';
  await page.goto(`/search?keyword=${number}`);
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  const listed = await (await page.request.get('/api/product/list?pageSize=1')).json();
  await page.goto(`/product?keyword=${listed.data.rows[0].number}&type=api`);
  await expect(page.getByRole('link', { name: listed.data.rows[0].name }).first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: '筛选' })).toHaveCount(0);
});
