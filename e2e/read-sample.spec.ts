// 李明's sample holds phone numbers: he is warned, so is 赵岩, and 王芳 reads the rows with every number hidden.
import { expect, type Page } from '@playwright/test';
import { choose } from './hands.ts';
import { signInAs } from './people.ts';
import { test } from './story.ts';

const serial = Date.now() % 100_000;
const name = `滨海湾渔船进出港记录 ${serial}`;
const secret = '13812345678';
const sample = {
  name: '进出港样例.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`船名,船长电话,吨位\n滨渔01,${secret},120.5\n滨渔02,13987654321,88\n滨渔03,13612348765,240\n`),
};

async function attach(page: Page, label: string, file: typeof sample): Promise<void> {
  const field = page.locator('.ant-form-item', { hasText: label });
  await field.locator('input[type=file]').setInputFiles(file);
  await expect(field.locator('.ant-upload-list-item-done', { hasText: file.name })).toHaveCount(1);
}

async function fillIn(page: Page): Promise<void> {
  await page.goto('/prodin');
  await page.getByLabel('产品名称').fill(name);
  await page.getByLabel('产品简介').fill('滨海湾渔船进出港逐次记录，供渔政管理与海上保险定价使用。');
  await choose(page, '产品类型', '数据集');
  await choose(page, '所属行业', '水利');
  await choose(page, '应用场景', '生态');
  await page
    .getByRole('textbox', { name: '产品详情' })
    .fill('由港口闸机与船舶自动识别设备生成，附字段说明与缺测标识，每日更新一次。');
  await choose(page, '数据来源', '自行生产');
  await choose(page, '数据权利', '持有权');
  await attach(page, '来源说明文件', {
    name: '来源说明.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n1 0 obj\n'),
  });
  await choose(page, '数据级别', '2 级');
  await choose(page, '个人信息情况', '不涉及');
  await choose(page, '更新频率', '每日');
  await choose(page, '交付方式', '平台交付·文件');
  await choose(page, '计价方式', '包年');
  await page.getByRole('button', { name: '添加价格规格' }).click();
  await page.getByLabel('规格', { exact: true }).fill('全港区');
  await page.getByLabel('售价').fill('9600');
  await page.getByLabel('联系人', { exact: true }).fill('李明');
  await page.getByLabel('手机号').fill('13800000001');
}

test('a sample with personal data warns its supplier, and a buyer reads it masked', async ({ newPage }) => {
  const supplier = await newPage();
  await signInAs(supplier, '李明');
  await fillIn(supplier);

  await test.step('the supplier sees the rows, and is warned', async () => {
    await attach(supplier, '样例文件', sample);
    await expect(supplier.getByText('样例里可能有个人信息', { exact: true })).toBeVisible();
    await expect(supplier.getByText('“船长电话”列有 3 处疑似手机号')).toBeVisible();
    await expect(supplier.getByText('展示前 3 行，样例文件共 3 行、3 列。').first()).toBeVisible();
    await expect(supplier.getByRole('cell', { name: '138****5678' })).toBeVisible();
    for (const [at, meaning] of ['船舶名称', '船长联系电话', '总吨位'].entries()) {
      await supplier.getByLabel('含义').nth(at).fill(meaning);
    }
    const original = supplier.waitForEvent('download');
    await supplier.getByRole('button', { name: '下载原文件（记入操作记录）' }).click();
    expect((await original).suggestedFilename()).toBe(sample.name);
    await supplier.getByRole('button', { name: '提交审核' }).click();
    await expect(supplier).toHaveURL(/\/myprod/);
    await supplier.getByRole('heading', { name }).getByRole('link').click();
    await expect(supplier.getByRole('heading', { name: '样例预览' })).toBeVisible();
    await expect(supplier.getByRole('cell', { name: '138****5678' })).toBeVisible();
  });

  await test.step('the reviewer is warned too, and approves', async () => {
    const reviewer = await newPage();
    await signInAs(reviewer, '赵岩', '/office/product');
    await reviewer.getByRole('link', { name }).click();
    await expect(reviewer.getByText('样例里可能有个人信息', { exact: true })).toBeVisible();
    await expect(reviewer.getByRole('cell', { name: '138****5678' })).toBeVisible();
    await expect(reviewer.getByText(secret)).toHaveCount(0);
    const original = reviewer.waitForEvent('download');
    await reviewer.getByRole('button', { name: '下载原文件（记入操作记录）' }).click();
    expect((await original).suggestedFilename()).toBe(sample.name);
    await reviewer.getByRole('button', { name: '领取并审核' }).click();
    await reviewer.getByRole('radio', { name: '通过' }).check();
    await reviewer.getByRole('button', { name: '确认通过' }).click();
    await expect(reviewer.getByText('公示中').first()).toBeVisible();
  });

  await supplier.goto('/myprod');
  const own = supplier.locator('section', { has: supplier.getByRole('heading', { name }) });
  await own.getByRole('button', { name: '演示：让公示立即期满' }).click();
  await own.getByRole('button', { name: '上架' }).click();
  await expect(own.getByText('已上架')).toBeVisible();

  await test.step('a buyer finds it by its sound and reads the rows at once', async () => {
    const buyer = await newPage();
    await signInAs(buyer, '王芳', `/prodsearch?keyword=yuchuan`);
    await buyer.getByRole('link', { name }).first().click();
    await expect(buyer.getByRole('heading', { name, level: 1 })).toBeVisible();
    const rows = buyer.getByRole('region', { name: '样例数据' });
    await rows.scrollIntoViewIfNeeded();
    await expect(rows.getByRole('cell', { name: '139****4321' })).toBeVisible();
    await expect(buyer.getByText('展示前 3 行，样例文件共 3 行、3 列。').first()).toBeVisible();
    await expect(buyer.getByRole('img', { name: '吨位的分布' }), 'three rows have no distribution').toHaveCount(0);
    await expect(buyer.getByText('样例里可能有个人信息，原文件不提供公开下载。')).toBeVisible();
    await expect(buyer.getByRole('button', { name: /下载样例/ })).toHaveCount(0);
    expect(await buyer.content()).not.toContain(secret);
  });

  await test.step('a sample of many rows shows how its numbers are distributed', async () => {
    const reader = await newPage();
    await reader.goto('/prodsearch?keyword=格点气象');
    await reader.getByRole('link', { name: '滨海新区一公里格点气象实况数据' }).click();
    await reader.getByRole('region', { name: '样例数据' }).scrollIntoViewIfNeeded();
    await expect(reader.getByRole('img', { name: /的分布$/ }).first()).toBeVisible();
  });
});
