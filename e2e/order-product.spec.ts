import { expect, type Page, test } from '@playwright/test';
import { signInAs, told } from './people.ts';

const picture = {
  name: '付款回单.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
};
const table = { name: '首批数据.csv', mimeType: 'text/csv', buffer: Buffer.from('day,value\n2026-11-01,12\n') };

/** Something that 李明's company sells at a told price. */
async function productOnSale(page: Page): Promise<{ id: string; name: string }> {
  const reply = await (await page.request.get('/api/product/list?pageSize=100')).json();
  const rows = reply.data.rows as { id: string; name: string; merchantName: string; priceFrom: number | null }[];
  const found = rows.find((row) => row.merchantName === '滨海数科数据技术有限公司' && (row.priceFrom ?? 0) > 0);
  if (!found) throw new Error('The demo has nothing of 李明 on sale');
  return found;
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByLabel(label).fill(option);
  await page.getByLabel(label).press('Enter');
}

/** Uploads a file and waits until it has arrived. */
async function attach(page: Page, label: string, file: typeof picture): Promise<void> {
  await page.getByLabel(label).setInputFiles(file);
  await expect(page.locator('.ant-upload-list-item-done').filter({ hasText: file.name })).toBeVisible();
}

async function sign(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: '阅读并签署合同' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '数据提供合同' })).toBeVisible();
  await page.getByRole('checkbox', { name: '我已阅读合同全文' }).check();
  await page.getByRole('button', { name: '确认签署' }).click();
  await told(page, '已确认签署');
}

test('a buyer orders and both get their certificates', async ({ page: buyer, browser }) => {
  test.setTimeout(180_000);
  const seller = await (await browser.newContext()).newPage();
  const office = await (await browser.newContext()).newPage();
  const visitor = await (await browser.newContext()).newPage();
  await Promise.all([signInAs(buyer, '王芳'), signInAs(seller, '李明'), signInAs(office, '赵岩')]);
  const product = await productOnSale(buyer);
  let number = '';

  await test.step('王芳 applies', async () => {
    await buyer.goto(`/prodinfo?id=${product.id}`);
    await buyer.getByRole('link', { name: '申请订购' }).first().click();
    await expect(buyer.getByRole('heading', { level: 1, name: '申请订购' })).toBeVisible();
    await buyer.getByRole('button', { name: '提交订购申请' }).click();
    await expect(buyer.getByText('请填写用途说明')).toBeVisible();
    await choose(buyer, '应用场景', '供应链物流');
    await choose(buyer, '使用目的', '内部经营分析');
    await buyer.getByLabel('用途说明').fill('用于本公司运力调度与仓配计划的内部经营分析。');
    await buyer.getByLabel('联系人').fill('王芳');
    await buyer.getByLabel('联系电话').fill('138 0000 0002');
    await buyer.getByRole('button', { name: '提交订购申请' }).click();
    await expect(buyer.getByRole('heading', { name: '等待供方' })).toBeVisible();
    number = /DD-\S+/.exec((await buyer.getByText(/^订单编号 DD-/).textContent()) ?? '')?.[0] ?? '';
    expect(number).toMatch(/^DD-\d{4}-/);
  });

  await test.step('李明 accepts and signs', async () => {
    await seller.goto(`/sellprod?keyword=${number}`);
    await seller.getByRole('link', { name: '处理申请' }).click();
    await seller.getByRole('button', { name: '接受订购' }).click();
    await sign(seller);
    await expect(seller.getByRole('heading', { name: '等待需方' })).toBeVisible();
  });

  await test.step('王芳 signs and pays', async () => {
    await buyer.reload();
    await sign(buyer);
    await expect(buyer.getByRole('heading', { name: '支付合同价款' })).toBeVisible();
    await expect(buyer.getByText(number).first()).toBeVisible();
    await attach(buyer, '付款凭证', picture);
    await buyer.getByRole('button', { name: '提交付款凭证' }).click();
    await expect(buyer.getByRole('heading', { name: '等待核对到账' })).toBeVisible();
  });

  await test.step('赵岩 finds the money', async () => {
    await office.getByRole('navigation', { name: '运营导航' }).getByRole('link', { name: '付款确认' }).click();
    const card = office.locator('section').filter({ hasText: number });
    await card.getByRole('button', { name: '确认到账' }).click();
    await office.getByRole('dialog').getByRole('button', { name: '确认到账' }).click();
    await told(office, '已确认到账');
  });

  await test.step('李明 delivers', async () => {
    await seller.reload();
    await expect(seller.getByRole('heading', { name: '交付数据' })).toBeVisible();
    await seller.getByText('文件下载', { exact: true }).click();
    await attach(seller, '交付文件', table);
    await seller.getByRole('button', { name: '确认交付' }).click();
    await told(seller, '已交付，请等待需方验收');
  });

  await test.step('王芳 downloads and accepts', async () => {
    await buyer.reload();
    const downloading = buyer.waitForEvent('download');
    await buyer.getByRole('button', { name: /下\s?载/ }).click();
    expect((await downloading).suggestedFilename()).toBe(table.name);
    await buyer.getByRole('button', { name: '确认验收' }).click();
    await buyer.getByRole('dialog').getByRole('button', { name: '确认验收' }).click();
    await expect(buyer.getByRole('heading', { name: '交易已完成' })).toBeVisible();
  });

  let certificate = '';
  for (const [name, party] of [
    ['王芳', buyer],
    ['李明', seller],
  ] as const) {
    await test.step(`${name} has the transaction certificate, whole`, async () => {
      await party.reload();
      await party.getByRole('link', { name: '查看交易凭证' }).click();
      await expect(party.getByRole('heading', { name: '数据交易凭证' })).toBeVisible();
      await expect(party.getByText('您是交易一方')).toBeVisible();
      await expect(party.getByText(/^人民币/)).toBeVisible();
      certificate = party.url();
    });
  }

  await test.step('a visitor sees both certificates, and neither price nor buyer', async () => {
    await visitor.goto(certificate);
    await expect(visitor.getByText('查验结果：有效')).toBeVisible();
    await expect(visitor.getByText('公开查验时隐去').first()).toBeVisible();
    await expect(visitor.getByText('海联供应链管理有限公司')).toHaveCount(0);
    const registered = (await visitor.getByText(/^DJ-\d{4}-/).textContent()) ?? '';
    await visitor.goto('/prodcert');
    await visitor.getByLabel('证书编号').fill(registered.toLowerCase());
    await visitor.getByRole('button', { name: '查验' }).click();
    await expect(visitor.getByRole('heading', { name: '数据产品登记证书' })).toBeVisible();
    await expect(visitor.getByText(product.name).first()).toBeVisible();
  });
});
