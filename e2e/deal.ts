// The steps of a deal on the pages of its two sides and the office, from the contract to acceptance.
import { expect, type Page, test } from '@playwright/test';
import { personNamed, told } from './people.ts';

export const picture = {
  name: '付款回单.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
};
const table = { name: '首批数据.csv', mimeType: 'text/csv', buffer: Buffer.from('day,value\n2026-11-01,12\n') };

export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByLabel(label).fill(option);
  await page.getByLabel(label).press('Enter');
}

/** Uploads a file and waits until it has arrived. */
export async function attach(page: Page, label: string, file: typeof picture): Promise<void> {
  await page.getByLabel(label).setInputFiles(file);
  await expect(page.locator('.ant-upload-list-item-done').filter({ hasText: file.name })).toBeVisible();
}

export async function sign(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: '阅读并签署合同' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '数据提供合同' })).toBeVisible();
  await page.getByRole('checkbox', { name: '我已阅读合同全文' }).check();
  const { password } = await personNamed(page.request, '李明');
  await page.getByRole('textbox', { name: '登录密码' }).fill(password);
  await page.getByRole('button', { name: '确认签署' }).click();
  await told(page, '已确认签署');
}

export interface Dealers {
  buyer: Page;
  seller: Page;
  office: Page;
  /** The order's. */
  number: string;
}

/** From the supplier's signature on: 王芳 signs and pays, and the money is found. */
export async function bringToDelivery({ buyer, office, number }: Dealers): Promise<void> {
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
}

/** From the supplier's signature on: 王芳 signs, pays, receives and accepts what 李明 delivers. */
export async function bringToEnd(dealers: Dealers): Promise<void> {
  const { buyer, seller } = dealers;
  await bringToDelivery(dealers);

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
}
