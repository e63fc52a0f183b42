// 李明 takes the template, brings a table with two wrong rows, mends them, and finds the drafts; then takes them out again.
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { signInAs } from './people.ts';
import { test } from './story.ts';

const serial = Date.now() % 100_000;
const heading = '编号,产品名称,产品简介,产品类型,价格规格';
const good = `E${serial}-1,批量导入潮汐观测 ${serial},滨海沿岸二十四个站点的潮位逐时记录,数据集,标准版 |  | 1200 | 365`;
const row = (type: string, price: string) =>
  `E${serial}-2,批量导入波浪观测 ${serial},浮标测得的有效波高与周期逐时记录,${type},标准版 | | ${price}`;
const third = (name: string) => `E${serial}-3,${name},岸基雷达反演的表层流速流向逐时记录,数据集,`;

async function bring(page: Page, rows: string[]): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: '产品.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([heading, ...rows].join('\r\n')),
    });
}

async function savedBy(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const begun = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await begun;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('a supplier brings a table in, mends what is wrong, and takes the products out again', async ({ page }) => {
  await signInAs(page, '李明', '/myprod');
  await page.getByRole('link', { name: '批量导入' }).click();
  await expect(page.getByRole('heading', { name: '批量导入产品', level: 1 })).toBeVisible();
  const template = await savedBy(page, '下载模板');
  expect(template.name).toBe('产品批量导入模板.xlsx');
  expect(template.bytes.subarray(0, 2).toString()).toBe('PK');

  await bring(page, [good, row('数据湖', '十元'), third('短')]);
  const wrong = page.getByRole('table', { name: '需要改正的行' });
  await expect(wrong.getByRole('row')).toHaveCount(3);
  await expect(wrong.getByText(/产品类型：没有“数据湖”这一项，可填：数据集/)).toBeVisible();
  await expect(wrong.getByText(/价格规格：第 1 行的售价（元）/)).toBeVisible();
  await expect(wrong.getByText('产品名称：产品名称需为 2–40 个字')).toBeVisible();
  await expect(page.getByRole('button', { name: /确认导入/ })).toBeDisabled();

  await bring(page, [good, row('数据集', '10.5'), third(`批量导入海流观测 ${serial}`)]);
  await expect(page.getByText('新建 3 个草稿，更新 0 个，0 个没有变化，0 行需要改正。')).toBeVisible();
  await page.getByRole('button', { name: '确认导入 3 个产品' }).click();
  await expect(page.getByRole('heading', { name: '导入完成' })).toBeVisible();
  await page.getByRole('link', { name: '查看草稿' }).click();
  for (const name of ['潮汐观测', '波浪观测', '海流观测'])
    await expect(page.getByText(`批量导入${name} ${serial}`)).toBeVisible();

  const saved = await savedBy(page, '导出 CSV');
  expect(saved.name).toMatch(/^我的产品 .+\.csv$/);
  const text = saved.bytes.toString();
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text).toContain(`批量导入波浪观测 ${serial}`);
  expect(text).not.toContain('已上架');

  await page.goto('/myprod/import');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: saved.name, mimeType: 'text/csv', buffer: saved.bytes });
  await expect(page.getByRole('button', { name: '没有需要写入的内容' })).toBeDisabled();
});
