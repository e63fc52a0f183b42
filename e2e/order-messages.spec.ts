import { expect, type Page } from '@playwright/test';
import { authenticate, expectToast } from './people.ts';
import { test } from './story.ts';

const table = { name: '缺失日期.csv', mimeType: 'text/csv', buffer: Buffer.from('day,missing\n2026-11-01,12\n') };

/** An order of 王芳's from 李明's company, by its number. */
async function sharedOrder(seller: Page): Promise<string> {
  await seller.goto('/sellprod?keyword=海联供应链');
  const number = await seller
    .getByText(/^DD-\d{4}-/)
    .first()
    .textContent();
  if (!number) throw new Error('The demo has no order between 王芳 and 李明');
  return number;
}

async function open(page: Page, list: string, number: string): Promise<void> {
  await page.goto(`${list}?keyword=${number}`);
  await page.getByRole('link', { name: '订单详情' }).click();
  await expect(page.getByRole('heading', { name: '双方留言' })).toBeVisible();
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('留言', { exact: true }).fill(text);
  await page.getByRole('button', { name: '发送留言' }).click();
  await expectToast(page, '留言已发出');
}

test('the parties of an order write to each other, with a file, and see what is new', async ({
  page: buyer,
  newPage,
}) => {
  const seller = await newPage();
  await Promise.all([authenticate(buyer, '王芳'), authenticate(seller, '李明')]);
  const number = await sharedOrder(seller);
  const question = `十月的记录有缺失，日期见附件（${Date.now()}）`;
  const answer = `已收到，明日补齐（${Date.now()}）`;

  await test.step('王芳 asks, with a table; what she wrote survives a reload', async () => {
    await open(buyer, '/ordermanage', number);
    await buyer.getByLabel('留言', { exact: true }).fill(question);
    await buyer.reload();
    await expect(buyer.getByLabel('留言', { exact: true })).toHaveValue(question);
    const card = buyer.locator('#messages');
    await card.getByLabel('附件').setInputFiles(table);
    await expect(card.locator('.ant-upload-list-item-done').filter({ hasText: table.name })).toBeVisible();
    await buyer.getByRole('button', { name: '发送留言' }).click();
    await expectToast(buyer, '留言已发出');
    await expect(card.getByText(question).first()).toBeVisible();
    await expect(card.getByText('对方未读')).toBeVisible();
  });

  await test.step('李明 finds it in his list, reads it with its file, and answers', async () => {
    await seller.goto('/mycenter');
    await seller.getByRole('link', { name: /售出的产品有未读留言/ }).click();
    await expect(seller.getByRole('heading', { level: 1, name: '售出的产品' })).toBeVisible();
    await seller.goto(`/sellprod?show=unread&keyword=${number}`);
    await seller.getByRole('link', { name: /条新留言/ }).click();
    await expect(seller.getByText(question)).toBeVisible();
    const downloading = seller.waitForEvent('download');
    await seller.locator('#messages').getByRole('link', { name: table.name }).last().click();
    expect((await downloading).suggestedFilename()).toBe(table.name);
    await write(seller, answer);
    await seller.goto(`/sellprod?show=unread&keyword=${number}`);
    await expect(seller.getByText('没有符合条件的订单')).toBeVisible();
  });

  await test.step('王芳 sees that it was read, and the answer', async () => {
    await open(buyer, '/ordermanage', number);
    await expect(buyer.getByText(answer)).toBeVisible();
    await expect(buyer.locator('#messages').getByText('对方已读')).toBeVisible();
  });

  await test.step('王芳 takes her orders along as a table, and reads the product as it was ordered', async () => {
    await buyer.getByRole('button', { name: '查看全貌' }).click();
    await expect(buyer.getByRole('heading', { name: '产品详情' })).toBeVisible();
    await buyer.goto(`/ordermanage?keyword=${number}`);
    const downloading = buyer.waitForEvent('download');
    await buyer.getByRole('button', { name: '导出 CSV' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^订购的产品 .*\.csv$/);
  });
});
