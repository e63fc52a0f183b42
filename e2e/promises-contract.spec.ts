// Issue 20, 13: a contract is taken along as text, as PDF and with its proof, and checked without network.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { expectNoBarrier } from './axe-walk.ts';
import { authenticate } from './people.ts';
import { test } from './story.ts';

test('a party takes the contract along and checks it with the network off', async ({ page, newContext }, info) => {
  await authenticate(page, '王芳');
  await page.goto('/ordermanage?status=completed');
  await page.getByRole('main').locator('a[href^="/orderinfo?"]').first().click();
  const digest = /SHA-256 ([0-9a-f]{64})/;
  const shown = page.getByRole('definition').filter({ hasText: digest });
  const [, sha256] = digest.exec((await shown.textContent()) ?? '') ?? [];
  const take = async (button: string, name: string) => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    await (await downloading).saveAs(info.outputPath(name));
    return readFile(info.outputPath(name));
  };
  await page.getByRole('button', { name: '展开全文' }).click();
  await expect(page.getByRole('heading', { name: /^第一条/ })).toBeVisible();
  await expectNoBarrier(page);
  const text = await take('下载合同文本', 'contract.txt');
  expect(createHash('sha256').update(text).digest('hex')).toBe(sha256);
  const pdf = await take('下载合同 PDF', 'contract.pdf');
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  const html = (await take('下载离线查验文件', 'offline.html')).toString();

  const reader = await (await newContext({ offline: true })).newPage();
  const file = info.outputPath('offline.html');
  await reader.goto(pathToFileURL(file).href);
  await expect(reader.getByRole('status')).toContainText('核验通过：合同文本没有改动');
  await expect(reader.getByRole('cell', { name: sha256 ?? '' })).toBeVisible();
  await expectNoBarrier(reader);
  const at = html.indexOf('id="proof"');
  await writeFile(file, html.slice(0, at) + html.slice(at).replace('第一条', '第二条'));
  await reader.reload();
  await expect(reader.getByRole('status')).toContainText('核验未通过，请勿采信：合同文本的 SHA-256');
});
