// Issue 20, 10: a trading record that a merchant takes along, shares for a time and withdraws.
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { expectNoBarrier } from './axe-walk.ts';
import { authenticate, signInAs } from './people.ts';
import { test } from './story.ts';

async function saved(page: Page, button: string, to: string): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  await (await downloading).saveAs(to);
  return (await readFile(to)).toString('utf8');
}

test('a merchant shares the record; a bank reads it without account and checks it offline; withdrawn, it is gone', async ({
  page,
  newContext,
}, info) => {
  await signInAs(page, '李明', '/mycenter/record');
  await expect(page.getByRole('heading', { name: '平台成交' })).toBeVisible();
  await expect(page.getByRole('table', { name: /持有的登记证书/ })).toBeVisible();
  await page.getByRole('textbox', { name: '给谁看' }).fill('滨海银行贷后检查');
  await page.getByRole('radio', { name: '7 天', exact: true }).check();
  await page.getByRole('button', { name: '创建分享链接' }).click();
  const address = (await page.getByRole('status', { name: '分享链接' }).textContent()) ?? '';
  await expectNoBarrier(page);
  await page.getByRole('button', { name: '我已保存' }).click();

  const bank = await (await newContext()).newPage();
  const reply = await bank.goto(address);
  expect(reply?.status()).toBe(200);
  await expect(bank.getByRole('heading', { level: 1 })).toHaveText('滨海数科数据技术有限公司的交易履历');
  await expect(bank.locator('meta[name="robots"][content="noindex"]')).toBeAttached();
  await expect(bank.getByRole('main')).not.toContainText('海联');
  await expectNoBarrier(bank);
  const pdf = await saved(bank, '下载 PDF', info.outputPath('record.pdf'));
  expect(pdf.slice(0, 5)).toBe('%PDF-');
  const file = info.outputPath('offline.html');
  const html = await saved(bank, '下载离线查验文件', file);

  const reader = await (await newContext({ offline: true })).newPage();
  await reader.goto(pathToFileURL(file).href);
  await expect(reader.getByRole('status')).toContainText('核验通过：履历没有改动');
  await expectNoBarrier(reader);
  const at = html.indexOf('id="proof"');
  await writeFile(file, html.slice(0, at) + html.slice(at).replace('\\"count\\"', '\\"cound\\"'));
  await reader.reload();
  await expect(reader.getByRole('status')).toContainText('核验未通过，请勿采信');

  await page.reload();
  const row = page.getByRole('row').filter({ hasText: '滨海银行贷后检查' });
  await expect(row).toContainText(/共 [1-9]\d* 次/);
  await row.getByRole('button', { name: '撤回：滨海银行贷后检查' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '撤回' }).click();
  await expect(row).toContainText('已撤回');
  const gone = await bank.goto(address);
  expect(gone?.status()).toBe(410);
  await expect(bank.getByRole('heading', { level: 1 })).toHaveText('这个链接已经失效');
  await expect(bank.getByRole('main')).not.toContainText('滨海');
  await expectNoBarrier(bank);
  expect((await bank.goto('/record?code=none'))?.status()).toBe(404);
});

test('who is no merchant is shown the way; a card states deals as a round number', async ({ page }) => {
  await authenticate(page, '陈晨');
  await page.goto('/mycenter/record');
  await expect(page.getByRole('heading', { name: '数商才有交易履历' })).toBeVisible();
  await page.goto('/merchants');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('term').filter({ hasText: '平台成交' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^(不足 5 笔|[\d,]+ 笔以上)$/ })).toBeVisible();
});
