// Someone new in the office: a first password, a second factor, and a desk shared with a colleague.
import { expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectNoBarrier } from './axe-walk.ts';
import { pointer } from './hands.ts';
import { signInAs, solveRiddle } from './people.ts';

test.setTimeout(120_000);

const username = `feng${Math.floor(Math.random() * 1e8)}`;
const password = 'tide-lamp-river';

async function enter(page: Page, secretWord: string): Promise<void> {
  await page.goto('/office/login');
  await page.getByLabel('用户名').fill(username);
  await page.getByLabel('密码', { exact: true }).fill(secretWord);
  await solveRiddle(page);
  await page
    .locator('form')
    .getByRole('button', { name: /登\s?录/ })
    .click();
}

test('a new reviewer gets a first password, sets their own and a second factor, and shares a desk', async ({
  page: admin,
  browser,
}) => {
  const newPage = async () => (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  let first = '';
  let secret = '';

  await test.step('an administrator adds them and reads the first password once', async () => {
    await signInAs(admin, '钱宁');
    await admin.getByRole('link', { name: '运营人员' }).first().click();
    await expect(admin.getByRole('row', { name: /钱宁/ })).toContainText('本人');
    await expectNoBarrier(admin);
    await admin.getByRole('button', { name: '新增运营人员' }).click();
    await admin.getByLabel('用户名').fill(username);
    await admin.getByLabel('姓名').fill('冯远');
    await admin.getByRole('checkbox', { name: '审核' }).check();
    await pointer(admin).press(admin.getByRole('dialog').getByRole('button', { name: /新\s?增/ }));
    const told = admin.getByRole('dialog').filter({ hasText: '请转交初始密码' });
    first = ((await told.locator('code').textContent()) ?? '').trim();
    await pointer(admin).press(told.getByRole('button', { name: '我已转交' }));
    await expect(admin.getByRole('row', { name: new RegExp(username) })).toContainText('待改初始密码');
  });

  const reviewer = await newPage();
  await test.step('on a phone, nothing opens before they have a password of their own', async () => {
    await enter(reviewer, first);
    await expect(reviewer.getByRole('heading', { name: '修改初始密码' })).toBeVisible();
    await reviewer.goto('/office/attestation');
    await expect(reviewer.getByRole('heading', { name: '修改初始密码' })).toBeVisible();
    await expectNoBarrier(reviewer);
    await reviewer.getByLabel('初始密码').fill(first);
    await reviewer.getByLabel('新密码').fill(password);
    await reviewer.getByRole('button', { name: '修改密码' }).click();
    await expect(reviewer).toHaveURL(/\/office\/login/);
    await enter(reviewer, password);
    await expect(reviewer.getByRole('heading', { name: '冯远，您好' })).toBeVisible();
  });

  await test.step('they set up a second factor and keep the recovery codes', async () => {
    await reviewer.getByRole('link', { name: /冯远/ }).click();
    await reviewer.getByRole('button', { name: '绑定动态验证码' }).click();
    await reviewer.getByRole('button', { name: '开始绑定' }).click();
    const field = reviewer.getByLabel('验证器显示的 6 位动态验证码');
    await expect(field).toBeVisible();
    await expectNoBarrier(reviewer);
    secret = /(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}/.exec((await reviewer.getByRole('main').textContent()) ?? '')?.[0] ?? '';
    await field.fill(new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate());
    await reviewer.getByRole('button', { name: '确认绑定' }).click();
    const code = reviewer.getByRole('listitem').filter({ hasText: /^(?:[A-Z2-7]{4} ){3}[A-Z2-7]{4}$/ });
    await expect(code).toHaveCount(10);
    const recovery = (await code.first().textContent()) ?? '';
    await reviewer.getByRole('button', { name: '我已保存' }).click();
    await reviewer.getByRole('button', { name: '退出' }).first().click();

    await enter(reviewer, password);
    await expect(reviewer.getByRole('heading', { name: '输入动态验证码' })).toBeVisible();
    await expectNoBarrier(reviewer);
    await reviewer.getByLabel('动态验证码').fill(recovery);
    await reviewer.getByRole('button', { name: '完成登录' }).click();
    await expect(reviewer.getByRole('heading', { name: '冯远，您好' })).toBeVisible();
  });

  await test.step('what they have in hand, a colleague sees, and takes over knowingly', async () => {
    await reviewer.goto('/office/permit');
    await reviewer.getByRole('row').getByRole('link').first().click();
    await reviewer.getByRole('button', { name: '领取并审核' }).click();
    await expect(reviewer.getByText('前由您办理')).toBeVisible();
    const colleague = await newPage();
    await signInAs(colleague, '赵岩');
    await colleague.goto(reviewer.url());
    await expect(colleague.getByText('冯远正在办理')).toBeVisible();
    await expectNoBarrier(colleague);
    await colleague.getByRole('button', { name: '接手办理' }).click();
    await colleague.getByRole('button', { name: '确认接手' }).click();
    await colleague.getByRole('radio', { name: '补正' }).check();
    await colleague.getByRole('button', { name: '插入常用语' }).click();
    await colleague.getByRole('button', { name: /^申请理由过于简略/ }).click();
    await expect(colleague.getByRole('textbox', { name: '理由' })).toHaveValue(/申请理由过于简略/);
    await colleague.getByRole('button', { name: '放回' }).click();
    await expect(colleague.getByRole('button', { name: '领取并审核' })).toBeVisible();
  });
});
