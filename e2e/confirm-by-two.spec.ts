// A sum above the office's limit: 沈静 asks, 韩磊 approves, for the money that comes in and for the money that goes out.
import { expect, type Page } from '@playwright/test';
import { expectNoBarrier } from './axe-walk.ts';
import { bringFromDelivery, bringToPayment, fillApplication, productOnSale, sign } from './deal.ts';
import { authenticate, expectToast, signInAs } from './people.ts';
import { test } from './story.ts';

async function go(page: Page, label: string): Promise<void> {
  await page.getByRole('navigation', { name: '运营导航' }).getByRole('link', { name: label }).click();
  await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
}

test('a large payment is confirmed, and its settlement noted, by two of finance', async ({ page: buyer, newPage }) => {
  const [seller, shen, han] = [await newPage(), await newPage(), await newPage()];
  await Promise.all([
    authenticate(buyer, '王芳'),
    authenticate(seller, '李明'),
    signInAs(shen, '沈静'),
    signInAs(han, '韩磊'),
  ]);
  let number = '';
  const cardOn = (page: Page) => page.locator('section').filter({ hasText: number });

  await test.step('李明 quotes 150,000, and 王芳 signs and pays', async () => {
    const product = await productOnSale(buyer);
    await buyer.goto(`/checkprod?id=${product.id}`);
    number = await fillApplication(buyer);
    await seller.goto(`/sellprod?keyword=${number}`);
    await seller.getByRole('link', { name: '处理申请' }).click();
    await seller.getByRole('button', { name: '另行报价' }).click();
    await seller.getByLabel('报价金额').fill('150000');
    await seller.getByRole('button', { name: '提交报价' }).click();
    await expectToast(seller, '报价已发给需方');
    await sign(seller);
    await bringToPayment({ buyer, seller, office: shen, number });
  });

  await test.step('沈静 finds the money and asks for a second person', async () => {
    await go(shen, '付款确认');
    await cardOn(shen).getByRole('button', { name: '确认到账' }).click();
    await expect(shen.getByRole('dialog')).toContainText('超过财务双人复核金额');
    await shen.getByRole('dialog').getByRole('button', { name: '提交复核' }).click();
    await expectToast(shen, '已提交，待另一名财务人员复核');
    await expect(cardOn(shen)).toContainText('等待第二人复核');
    await expect(cardOn(shen)).toContainText(/沈静 于 .+ 提交/);
    await expect(cardOn(shen).getByRole('button', { name: '退回凭证' })).toHaveCount(0);
    await expectNoBarrier(shen);
    await cardOn(shen).getByRole('link', { name: '财务复核' }).click();
    await expect(cardOn(shen).getByRole('button', { name: '撤回申请' })).toBeVisible();
    await expect(cardOn(shen).getByRole('button', { name: '批准', exact: true })).toHaveCount(0);
  });

  await test.step('韩磊 sees no such sum at first, and says why', async () => {
    await go(han, '财务复核');
    await expect(cardOn(han).getByRole('link', { name: /付款回单/ })).toBeVisible();
    await expectNoBarrier(han);
    await cardOn(han).getByRole('button', { name: '不批准' }).click();
    await han.getByRole('button', { name: '确认不批准' }).click();
    await expect(han.getByRole('dialog')).toContainText('请写明不同意的理由');
    await han.getByLabel('意见').fill('流水中暂未看到这笔款项，下午再核');
    await han.getByRole('button', { name: '确认不批准' }).click();
    await expectToast(han, '已办结：未批准');
  });

  await test.step('沈静 reads it and asks again; 韩磊 approves, and the deal goes on', async () => {
    await go(shen, '付款确认');
    await expect(cardOn(shen)).toContainText('流水中暂未看到这笔款项，下午再核');
    await cardOn(shen).getByRole('button', { name: '确认到账' }).click();
    await shen.getByRole('dialog').getByRole('button', { name: '提交复核' }).click();
    await expect(cardOn(shen)).toContainText('等待第二人复核');
    await go(han, '付款确认');
    await go(han, '财务复核');
    await cardOn(han).getByRole('button', { name: '批准', exact: true }).click();
    await han.getByRole('dialog').getByRole('button', { name: '批准', exact: true }).click();
    await expectToast(han, '已批准');
    await expect(cardOn(han)).toHaveCount(0);
    await bringFromDelivery({ buyer, seller, office: shen, number });
  });

  await test.step('沈静 notes the settlement, which 韩磊 approves', async () => {
    await go(shen, '结算退款');
    const row = shen.getByRole('row').filter({ hasText: number });
    await row.getByRole('button', { name: '登记转账' }).click();
    await shen.getByLabel('转账凭证号').fill(`JS ${number}`);
    await shen.getByRole('dialog').getByRole('button', { name: '提交复核' }).click();
    await expectToast(shen, '已提交，待另一名财务人员复核');
    await expect(row).toContainText('等待第二人复核');
    await expectNoBarrier(shen);
    await go(han, '付款确认');
    await go(han, '财务复核');
    await expect(cardOn(han)).toContainText(`JS ${number}`);
    await cardOn(han).getByRole('button', { name: '批准', exact: true }).click();
    await han.getByRole('dialog').getByRole('button', { name: '批准', exact: true }).click();
    await expectToast(han, '已批准');
    await go(shen, '付款确认');
    await go(shen, '结算退款');
    await expect(row).toHaveCount(0);
  });
});
