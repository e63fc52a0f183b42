// 王芳 publishes a demand, 李明 offers, 王芳 counters and accepts; the order goes on to its certificate.

import { expect, type Page } from '@playwright/test';
import { dayMs } from '@shuji/contract/time';
import { bringToEnd, sign } from './deal.ts';
import { choose } from './hands.ts';
import { authenticate, expectToast, signInAs } from './people.ts';
import { test } from './story.ts';

const title = `征集港口船舶靠泊时效数据 ${Date.now() % 100_000}`;

function inDays(days: number): string {
  return new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
}

async function fillDay(page: Page, label: string, day: string): Promise<void> {
  await page.getByLabel(label).fill(day);
  await page.getByLabel(label).press('Enter');
}

test('a demand is answered by an offer, talked about, accepted, and ends in a certificate', async ({ newPage }) => {
  const [buyer, seller, office, finance] = [await newPage(), await newPage(), await newPage(), await newPage()];
  await Promise.all([authenticate(buyer, '王芳'), authenticate(seller, '李明'), signInAs(office, '赵岩')]);
  await signInAs(finance, '沈静');
  let address = '';
  let number = '';

  await test.step('王芳 publishes, 赵岩 approves', async () => {
    await buyer.goto('/publish');
    await buyer.getByLabel('标题').fill(title);
    await buyer.getByLabel('需求描述').fill('用于运力调度，需要港口船舶抵离泊时间与泊位，来源合法可追溯，按日更新。');
    await choose(buyer, '数据类型', '数据集');
    await choose(buyer, '所属行业', '交通运输');
    await fillDay(buyer, '截止日期', inDays(30));
    await buyer.getByLabel('最低预算').fill('50000');
    await buyer.getByLabel('最高预算').fill('80000');
    await buyer.getByLabel('联系人').fill('王芳');
    await buyer.getByLabel('手机号').fill('13912340000');
    await buyer.getByRole('button', { name: '提交审核' }).click();
    await expect(buyer.getByRole('note').filter({ hasText: '正在审核' })).toBeVisible();
    address = buyer.url();
    await office.getByRole('link', { name: '需求审核' }).first().click();
    await office.getByRole('link', { name: title }).click();
    await office.getByRole('button', { name: '领取并审核' }).click();
    await office.getByRole('radio', { name: '通过' }).check();
    await office.getByRole('button', { name: '确认通过' }).click();
    await expectToast(office, '审核结论已提交');
  });

  await test.step('李明 finds it by initials and offers one of the products', async () => {
    await seller.goto('/demand');
    await seller.getByRole('searchbox', { name: '关键词' }).fill('gkcb');
    await seller.getByRole('button', { name: '搜索' }).click();
    await seller.getByRole('link', { name: title }).click();
    await seller.getByRole('link', { name: '报价', exact: true }).click();
    await seller.getByLabel('用哪个产品应答').click();
    await seller.locator('.ant-select-item-option').filter({ hasText: '城市内涝' }).click();
    // Enter sends a form that is complete: the day comes before what is still missing.
    await fillDay(seller, '有效期至', inDays(20));
    await seller.getByLabel('规格').fill('一年期');
    await seller.getByLabel('价格', { exact: true }).fill('70000');
    await seller.getByRole('button', { name: '提交报价' }).click();
    await expectToast(seller, '报价已发给需方');
    await expect(seller.getByText('13912340000')).toHaveCount(0);
  });

  await test.step('王芳 counters', async () => {
    await buyer.goto(address);
    await buyer.getByRole('link', { name: '对比报价（1 份待答复）' }).click();
    await expect(buyer.getByText('¥70,000')).toBeVisible();
    await expect(buyer.getByText('预算内')).toBeVisible();
    await buyer.getByRole('button', { name: '还价' }).click();
    await buyer.getByLabel('还价', { exact: true }).fill('60000');
    await buyer.getByLabel('还价说明').fill('希望控制在六万元以内');
    await buyer.getByRole('button', { name: '发出还价' }).click();
    await expectToast(buyer, '还价已发给供方');
  });

  await test.step('李明 agrees', async () => {
    await seller.reload();
    await seller.getByRole('link', { name: '回应还价' }).click();
    await expect(seller.getByText('需方还价 ¥60,000，12 个月')).toBeVisible();
    await seller.getByRole('button', { name: '提交新的报价' }).click();
    await expectToast(seller, '新的报价已发给需方');
  });

  await test.step('王芳 accepts, and an order stands', async () => {
    await buyer.reload();
    await expect(buyer.getByText('往来记录（3 轮）')).toBeVisible();
    await buyer.getByRole('button', { name: '接受报价' }).click();
    await choose(buyer, '应用场景', '供应链物流');
    await choose(buyer, '使用目的', '内部经营分析');
    await buyer.getByRole('button', { name: '确认接受并生成订单' }).click();
    await expect(buyer.getByText(/^订单编号 DD-/)).toBeVisible();
    number = /DD-\S+/.exec((await buyer.getByText(/^订单编号 DD-/).textContent()) ?? '')?.[0] ?? '';
  });

  await test.step('李明 sees it, signs, and may read whom to call', async () => {
    await seller.goto('/mycenter/offer');
    await seller.getByRole('link', { name: `查看订单 ${number}` }).click();
    await sign(seller);
    const other = await seller.context().newPage();
    await other.goto(address);
    await other.getByRole('button', { name: '查看联系方式' }).click();
    await expect(other.getByRole('link', { name: '13912340000' })).toBeVisible();
    await expect(other.getByText('接受报价成交')).toBeVisible();
  });

  await bringToEnd({ buyer, seller, office: finance, number });
  await buyer.reload();
  await buyer.getByRole('link', { name: '查看交易凭证' }).click();
  await expect(buyer.getByRole('heading', { name: '数据交易凭证' })).toBeVisible();
});
