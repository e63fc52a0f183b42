// A certificate is believed for what it can be checked by: here, on paper, without network, and not after one change.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { printFigure } from '../bench/figure.ts';
import { expectNoBarrier, widths } from './axe-walk.ts';
import { signInAs } from './people.ts';
import { test } from './story.ts';

async function saved(page: Page, button: string, path: string): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  await (await downloading).saveAs(path);
  return readFile(path, 'utf8');
}

const upTo = /^核验通过，截至 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d 有效$/;

async function openCertificate(page: Page): Promise<string> {
  await page.goto('/product');
  await page.getByRole('main').locator('a[href^="/prodinfo?"]').first().click();
  await page.getByRole('link', { name: /^DJ-/ }).first().click();
  await expect(page.getByRole('heading', { name: '数据产品登记证书' })).toBeVisible();
  await expect(page.getByRole('status').getByText('核验通过')).toBeVisible();
  return (await page.getByRole('definition').first().textContent()) ?? '';
}

test('a certificate is verified on its page, and offline from the file that was taken along', async ({
  page,
  newContext,
}, info) => {
  const name = await openCertificate(page);
  for (const step of ['证书内容与存证承诺', '检查点的 Ed25519 签名', '检查点的 SM2 签名', '证书状态']) {
    await expect(page.getByRole('listitem').filter({ hasText: step })).toContainText('通过');
  }
  await expect(page.getByText('不是区块链')).toBeVisible();
  await expect(page.getByText(/^查验结果：截至 .* 有效$/)).toBeVisible();
  await expect(page.getByText('最新检查点签署于')).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoBarrier(page);
  }
  const file = info.outputPath('offline.html');
  const html = await saved(page, '下载离线查验文件', file);
  const proof = await saved(page, '下载证明文件', info.outputPath('proof.json'));
  expect(proof).toContain(name);

  const offline = await newContext({ offline: true });
  const reader = await offline.newPage();
  const requests: string[] = [];
  reader.on('request', (request) => requests.push(request.url()));

  await test.step('with the network off, the file says that all fits', async () => {
    await reader.goto(pathToFileURL(file).href);
    await expect(reader.getByRole('status')).toHaveText(upTo);
    await expect(reader.getByRole('cell', { name, exact: true })).toBeVisible();
    await expectNoBarrier(reader);
    expect(requests).toEqual([pathToFileURL(file).href]);
  });

  const changes: [what: string, from: string | RegExp, to: string, message: string][] = [
    ['one character of the name', `"${name}"`, `"${name.slice(0, -1)}某"`, '“产品名称”与颁发时的存证不符'],
    ['one figure of a hash in the path', /(?<=index \d+\\n)./, '#', '格式被改动'],
    ['one letter of the checkpoint', /(shuji\.demo\/log\\n\d+\\n)(.)/, '$1@', '检查点读不出来'],
    ['the length of the log', /(?<=shuji\.demo\/log\\n)\d/, '7', '不一致'],
    ['one letter of the entry', '\\"event\\":\\"issued\\"', '\\"event\\":\\"issueb\\"', '不是一条颁发记录'],
  ];
  for (const [what, from, to, message] of changes) {
    await test.step(`${what} changed, the file is refused and says what does not fit`, async () => {
      const at = html.indexOf('id="proof"');
      const forged = html.slice(0, at) + html.slice(at).replace(from, to);
      expect(forged).not.toBe(html);
      await writeFile(file, forged);
      await reader.reload();
      await expect(reader.getByRole('status')).toContainText('核验未通过，请勿采信');
      await expect(reader.getByRole('status')).toContainText(message);
    });
  }

  await test.step('with the statement of its state cut off, the file is refused', async () => {
    const document = JSON.parse(proof);
    const old = { ...document, format: 'shuji-certificate-proof@v1', status: undefined };
    await writeFile(file, html);
    await reader.reload();
    for (const [changed, message] of [
      [{ ...document, status: undefined }, '核验未通过，请勿采信'],
      [old, '旧版证明文件'],
    ] as const) {
      const buffer = Buffer.from(`${JSON.stringify(changed, null, 2)}\n`);
      await reader.getByLabel('选择证明文件').setInputFiles({ name: 'cut.json', mimeType: 'application/json', buffer });
      await expect(reader.getByRole('status')).toContainText(message);
      await expect(reader.getByRole('status')).not.toContainText('核验通过');
    }
  });

  await test.step('the paper’s QR code is compared with the file', async () => {
    await reader.reload();
    const { number, entry } = { ...JSON.parse(JSON.parse(proof).issue.entry), entry: JSON.parse(proof).issue.entry };
    const digest = createHash('sha256').update(entry).digest('hex');
    const paper = (number: string) => `https://data.example.cn/prodcert?id=1&n=${number}&h=${digest}`;
    const field = reader.getByLabel('扫描纸面二维码得到的网址');
    for (const [address, message] of [
      [paper(number), '与纸面二维码一致'],
      [paper('DJ-2026-00000-00000'), '与纸面不符'],
      ['没有网址', '没有读出'],
    ] as const) {
      await field.fill(address);
      await field.blur();
      await expect(reader.getByRole('alert')).toContainText(message);
    }
  });

  await test.step('another proof is checked in the same file', async () => {
    await writeFile(file, html);
    await reader.reload();
    await reader.getByLabel('选择证明文件').setInputFiles(info.outputPath('proof.json'));
    await expect(reader.getByText('查验对象：proof.json')).toBeVisible();
    await expect(reader.getByRole('status')).toHaveText(upTo);
    const worse = {
      name: 'proof.json',
      mimeType: 'application/json',
      buffer: Buffer.from(proof.replace('product', 'Product')),
    };
    await reader.getByLabel('选择证明文件').setInputFiles(worse);
    await expect(reader.getByRole('status')).toContainText('核验未通过');
  });
  printFigure({
    id: 'E2',
    figure: `verified on its page and, with the network off, in one file; ${changes.length} files with one change refused`,
    goal: 'verified in the browser and offline',
    holds: true,
  });
});

test('a page that is made to show other words is refuted', async ({ page }) => {
  await openCertificate(page);
  await page.route('**/api/certificate/proof/*', async (route) => {
    const reply = await (await route.fetch()).json();
    reply.data.issue.entry = reply.data.issue.entry.replace('"issued"', '"issueb"');
    await route.fulfill({ json: reply });
  });
  await page.reload();
  await expect(page.getByText('核验未通过，请勿采信')).toBeVisible();
  await expect(page.getByText(/^查验结果/)).toBeHidden();
  await page.unroute('**/api/certificate/proof/*');
  await page.route('**/api/certificate/proof/*', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('没有取到证明')).toBeVisible();
  await page.unroute('**/api/certificate/proof/*');
  await page.getByRole('button', { name: '重新核验' }).click();
  await expect(page.getByRole('status').getByText('核验通过')).toBeVisible();
});

test('a page reached from a paper that says other than the page does is refuted', async ({ page }) => {
  await openCertificate(page);
  const plain = page.url();
  const number = await page.getByText(/^编号 DJ-/).textContent();
  const digest = await page.getByText(/^SHA-256/).textContent();
  const paper = new URL(plain);
  paper.searchParams.set('n', number?.replace('编号 ', '') ?? '');
  paper.searchParams.set('h', digest?.replace(/^SHA-256\s*/, '') ?? '');
  await page.goto(paper.href);
  await expect(page.getByText('和本页一致')).toBeVisible();
  await expect(page.getByRole('status').getByText('核验通过')).toBeVisible();
  for (const [name, value] of [
    ['n', 'DJ-2026-00000-00000'],
    ['h', '0'.repeat(64)],
  ] as const) {
    const altered = new URL(paper);
    altered.searchParams.set(name, value);
    await page.goto(altered.href);
    await expect(page.getByText('与纸面不符')).toBeVisible();
    await expect(page.getByText(/^查验结果/)).toBeHidden();
  }
});

test('a page that stays open notices when the certificate is revoked', async ({ page }) => {
  await page.clock.install();
  await openCertificate(page);
  await page.route('**/api/product/infoEr/*', async (route) => {
    const reply = await (await route.fetch()).json();
    await route.fulfill({ json: { ...reply, data: { ...reply.data, state: 'revoked', stateReason: '登记材料不实' } } });
  });
  await page.clock.runFor(60_000);
  // Only the page's data is altered; the log is not, and the page trusts the log.
  await expect(page.getByRole('status').getByText('页面上的状态与日志记载不符')).toBeVisible();
  await expect(page.getByText(/^查验结果/)).toBeHidden();
  await page.unrouteAll({ behavior: 'wait' });
});

test('a party sees and proves the whole sale certificate, the public the masked one', async ({ page, newPage }) => {
  await signInAs(page, '王芳', '/ordermanage?status=completed');
  await page.locator('a[href^="/sellcert?"]').first().click();
  await expect(page.getByText('您是交易一方')).toBeVisible();
  await expect(page.getByText(/^人民币/)).toBeVisible();
  await expect(page.getByRole('status').getByText('核验通过')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '证书内容与存证承诺' })).not.toContainText('只公开承诺值');

  const anyone = await newPage();
  await anyone.goto(page.url());
  await expect(anyone.getByRole('status').getByText('核验通过')).toBeVisible();
  await expect(anyone.getByText('（公开查验时隐去）')).toBeVisible();
  await expect(anyone.getByText(/^人民币/)).toHaveCount(0);
  await expect(anyone.getByRole('listitem').filter({ hasText: '证书内容与存证承诺' })).toContainText(
    '另有 6 项只公开承诺值',
  );
});
