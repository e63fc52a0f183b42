// A company is several people: an admin invites, the invited does what the role says and no more, and is out at once.

import { expect, type Page } from '@playwright/test';
import { maskPhone } from '@shuji/contract/mask';
import { expectNoBarrier } from './axe-walk.ts';
import { freshPhone, newPassword, signInAs } from './people.ts';
import { test } from './story.ts';

async function linkSentTo(page: Page, phone: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const reply = await (await page.request.get('/api/demo/sms')).json();
    const messages = reply.data as { phone: string; text: string }[];
    const sent = messages.find((one) => one.phone === maskPhone(phone) && one.text.includes('/join#'));
    link = /\/join#[\w-]{22}/.exec(sent?.text ?? '')?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}

test('an admin invites a colleague, who works by their role and is out at once when removed', async ({ newPage }) => {
  const [admin, colleague] = [await newPage(), await newPage()];
  const phone = freshPhone();
  const name = '柏舟';

  await test.step('the invitation goes to the phone', async () => {
    await signInAs(admin, '李明', '/mycenter/member');
    await admin.getByRole('button', { name: '邀请成员' }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByLabel('姓名').fill(name);
    await dialog.getByLabel('手机号').fill(phone);
    await dialog.getByRole('checkbox', { name: /^供方运营/ }).check();
    await expectNoBarrier(admin);
    await dialog.getByRole('button', { name: '发送邀请' }).click();
    await expect(admin.getByRole('table', { name: '未接受的邀请' })).toContainText(name);
  });

  await test.step('the invited sets a password and is inside', async () => {
    await colleague.goto(await linkSentTo(colleague, phone));
    await expect(colleague.getByText('供方运营：')).toBeVisible();
    await expectNoBarrier(colleague);
    await colleague.getByLabel('设置密码').fill(newPassword);
    await colleague.getByLabel('我已阅读并同意《用户服务协议》').check();
    await colleague.getByLabel('我已阅读并同意《个人信息保护政策》').check();
    await colleague.getByRole('button', { name: '设置密码并加入' }).click();
    await expect(colleague).toHaveURL(/\/mycenter$/);
  });

  await test.step('what the role says is offered, what it lacks is not, and is refused', async () => {
    const usual = colleague.locator('section', { has: colleague.getByRole('heading', { name: '常用操作' }) });
    await expect(usual.getByRole('link')).toHaveText(['发布产品', '登记交易经验']);
    await colleague.goto('/mycenter/member');
    await expect(colleague.getByRole('table', { name: '企业成员' })).toContainText(name);
    await expect(colleague.getByRole('button', { name: '邀请成员' })).toHaveCount(0);
    await expect(colleague.getByRole('button', { name: /^移除/ })).toHaveCount(0);
    await colleague.goto('/myprod');
    await expect(colleague.getByRole('button', { name: '下架', exact: true }).first()).toBeVisible();
    const menu = colleague.getByRole('navigation', { name: '个人中心导航' }).first();
    await expect(menu.getByRole('link', { name: '发布产品' })).toBeVisible();
    for (const name of ['收款账户', '开通交易权限', '发布需求', '收藏的产品'])
      await expect(menu.getByRole('link', { name })).toHaveCount(0);
    // The buttons of the market ask the same.
    await colleague.goto('/product');
    await colleague.getByRole('link', { name: '环渤海港口泊位作业效率数据集' }).first().click();
    await expect(colleague.getByRole('button', { name: '加入对比' }).first()).toBeVisible();
    await expect(colleague.getByText('柏舟').or(colleague.getByText('个人中心')).first()).toBeVisible();
    await expect(colleague.getByRole('link', { name: '申请订购' })).toHaveCount(0);
    await expect(colleague.getByRole('button', { name: '收藏' })).toHaveCount(0);
    await colleague.goto('/mycenter/member');
    const token = await colleague.evaluate(() => localStorage.getItem('token') ?? '');
    const headers = { mobile: '1', authorization: token };
    const refused = await colleague.request.post('/api/member/invite', {
      headers,
      data: { name: '何琳', phone: freshPhone(), roles: ['admin'] },
    });
    expect(await refused.json()).toMatchObject({ code: 40308, msg: '您在本企业的角色不含此操作，请联系企业管理员' });
  });

  await test.step('once removed, they are out', async () => {
    await admin.reload();
    await admin.getByRole('button', { name: `移除：${name}` }).click();
    await admin.getByRole('button', { name: '移除', exact: true }).click();
    await expect(admin.getByRole('table', { name: '企业成员' })).not.toContainText(name);
    await colleague.reload();
    await expect(colleague.getByText('登录已过期是否重新登录?')).toBeVisible();
  });
});
