// A new operator: two administrators, a link to their own phone, a second factor, and a queue shared with a colleague.
import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectNoBarrier } from './axe-walk.ts';
import { pointer } from './hands.ts';
import { signInAs, solveCaptcha } from './people.ts';
import { test } from './story.ts';

const username = `feng${Math.floor(Math.random() * 1e8)}`;
const password = 'tide-lamp-river';
const phone = `137${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

/** The card of the request that waits. */
function requestOn(page: Page) {
  return page.locator('section').filter({ has: page.getByRole('heading', { name: new RegExp(username) }) });
}

async function enter(page: Page, secretWord: string): Promise<void> {
  await page.goto('/office/login');
  await fillIn(page, secretWord);
}

/** The form of the sign-in, sent. */
async function fillIn(page: Page, secretWord: string): Promise<void> {
  await page.getByLabel('用户名').fill(username);
  await page.getByLabel('密码', { exact: true }).fill(secretWord);
  await solveCaptcha(page);
  await page
    .locator('form')
    .getByRole('button', { name: /登\s?录/ })
    .click();
}

test('two administrators take on a reviewer, who sets their own password and a second factor, and shares a desk', async ({
  page: admin,
  newPage,
}) => {
  const onPhone = () => newPage({ viewport: { width: 390, height: 844 } });
  let secret = '';
  let spare = '';

  await test.step('an administrator asks for them; nothing is there yet, and asking is not approving', async () => {
    await signInAs(admin, '钱宁');
    await admin.getByRole('link', { name: '运营人员' }).first().click();
    await expect(admin.getByRole('row', { name: /钱宁/ })).toContainText('本人');
    await admin.getByRole('button', { name: '新增运营人员' }).click();
    const form = admin.getByRole('dialog');
    await form.getByLabel('用户名').fill(username);
    await form.getByLabel('姓名').fill('冯远');
    await form.getByLabel('手机').fill(phone);
    await form.getByRole('checkbox', { name: '审核' }).check();
    await form.getByLabel('事由').fill('审核组新到岗');
    await pointer(admin).press(form.getByRole('button', { name: '提交申请' }));
    const request = requestOn(admin);
    await expect(request).toContainText('批准前不生效');
    await expect(request.getByRole('button', { name: '批准', exact: true })).toHaveCount(0);
    await expect(admin.getByRole('row', { name: new RegExp(username) })).toHaveCount(0);
    await expectNoBarrier(admin);
  });

  await test.step('a second administrator reads what it changes, and approves', async () => {
    const second = await onPhone();
    await signInAs(second, '郑澜', '/office/operator');
    const request = requestOn(second);
    await expect(request).toContainText('钱宁');
    await expect(request).toContainText('审核组新到岗');
    await expect(request).toContainText(phone);
    await expectNoBarrier(second);
    await request.getByRole('button', { name: '批准', exact: true }).click();
    await second.getByRole('dialog').getByRole('button', { name: '批准', exact: true }).click();
    await expect(second.getByText('待设置密码')).toBeVisible();
  });

  const reviewer = await onPhone();
  await test.step('on their own phone they open the link, once, and sign in with a password of their own', async () => {
    await reviewer.goto('/demo/sms');
    const text = await reviewer.getByText(`用户名 ${username}`).textContent();
    const link = /\/office\/welcome#[\w-]{22}/.exec(text ?? '')?.[0] ?? '';
    await reviewer.goto(link);
    await expect(reviewer.getByRole('heading', { name: '设置后台密码' })).toBeVisible();
    await expectNoBarrier(reviewer);
    await reviewer.getByLabel('新密码').fill(password);
    await reviewer.getByRole('button', { name: '设置密码' }).click();
    await expect(reviewer.getByText(`您的用户名是 ${username}`)).toBeVisible();
    await enter(reviewer, password);
    await expect(reviewer.getByRole('heading', { name: '冯远，您好' })).toBeVisible();
    const again = await onPhone();
    await again.goto(link);
    await again.getByLabel('新密码').fill(`${password}-2`);
    await again.getByRole('button', { name: '设置密码' }).click();
    await expect(again.getByText(/链接已使用/).first()).toBeVisible();
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
    spare = (await code.nth(1).textContent()) ?? '';
    await reviewer.getByRole('button', { name: '我已保存' }).click();
    await reviewer.getByRole('button', { name: '退出' }).first().click();

    await enter(reviewer, password);
    await expect(reviewer.getByRole('heading', { name: '输入动态验证码' })).toBeVisible();
    await expectNoBarrier(reviewer);
    await reviewer.getByLabel('动态验证码').fill(recovery);
    await reviewer.getByRole('button', { name: '完成登录' }).click();
    await expect(reviewer.getByRole('heading', { name: '冯远，您好' })).toBeVisible();
  });

  await test.step('password and code go in together: a wrong code says nothing about the password, right both sign in', async () => {
    const strange = await onPhone();
    const together = async (secretWord: string, code: string) => {
      await strange.goto('/office/login');
      await strange.getByRole('button', { name: '连同动态验证码一起登录' }).click();
      await expectNoBarrier(strange);
      await strange.getByLabel('动态验证码').fill(code);
      await fillIn(strange, secretWord);
    };
    const answerTo = async (secretWord: string, code: string) => {
      await together(secretWord, code);
      const answer = strange.getByText(/不正确/).first();
      await expect(answer).toBeVisible();
      return answer.textContent();
    };
    const ofWrongCode = await answerTo('tide-lamp-wrong', '000000');
    expect(ofWrongCode).toContain('动态验证码不正确');
    expect(await answerTo(password, '000000')).toBe(ofWrongCode);
    expect(await answerTo('tide-lamp-wrong', spare)).toBe('用户名或密码不正确');
    await together(password, spare);
    await expect(strange.getByRole('heading', { name: '冯远，您好' })).toBeVisible();
  });

  await test.step('what they have in hand, a colleague sees, and takes over knowingly', async () => {
    await reviewer.goto('/office/permit');
    await reviewer.getByRole('row').getByRole('link').first().click();
    await reviewer.getByRole('button', { name: '领取并审核' }).click();
    await expect(reviewer.getByText('前由您办理')).toBeVisible();
    const colleague = await onPhone();
    await signInAs(colleague, '赵岩', reviewer.url());
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
