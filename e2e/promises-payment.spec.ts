// What was promised about money that a bank reports, walked by using it.
import { expect, type Page } from '@playwright/test';
import { expectNoBarrier } from './axe-walk.ts';
import { authenticate, expectToast, personNamed, sumOf } from './people.ts';
import { test } from './story.ts';

const serial = (at: number) => `77${Date.now()}${at}0`;
const heading = '交易日期,流水号,对方户名,收入金额,支出金额,附言';
const [first, second] = [serial(1), serial(2)];
const lines = [
  `2026-11-20,${first},滨海渔港示例有限公司,"3,600.00",,往来款`,
  `2026-11-20,${second},滨海盐业示例有限公司,512.30,,货款`,
  '2026-11-20,,银行营业部,,12.00,手续费',
];

function fileOf(text: string, name = '银行流水.csv') {
  return { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
}

async function choose(page: Page, file: ReturnType<typeof fileOf>): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
}

test('an operator imports a statement, decides what does not match and confirms what does', async ({ page }) => {
  await authenticate(page, '沈静');
  await test.step('a file that is none is refused, and the template helps', async () => {
    await page.goto('/office/receipt');
    await page.getByRole('link', { name: '导入银行流水' }).click();
    await page.getByRole('combobox', { name: '银行' }).fill('渔港银行');
    await choose(page, fileOf('你好'));
    await expect(page.getByRole('main')).toContainText('没有找到表头');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: '下载样例' }).click();
    expect((await downloading).suggestedFilename()).toBe('银行流水样例.csv');
  });

  await test.step('the preview names every line, and the import leaves out what is known', async () => {
    await choose(page, fileOf([heading, ...lines].join('\n')));
    await expect(page.getByText('2 笔收入待导入，其中 0 笔与订单相符')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: '手续费' })).toContainText('不是收入');
    await expectNoBarrier(page);
    await page.getByRole('button', { name: '导入 2 笔收入' }).click();
    await expect(page.getByRole('heading', { name: '已导入 2 笔收入' })).toBeVisible();
    await choose(page, fileOf([heading, ...lines].join('\n')));
    await expect(page.getByText('0 笔收入待导入')).toBeVisible();
    await expect(page.getByText('按该银行上次的选择')).toBeVisible();
    await expect(page.getByRole('button', { name: '导入 0 笔收入' })).toBeDisabled();
  });

  await test.step('what matches no order is dismissed with a reason, and a wrong order is refused at its field', async () => {
    await page.goto('/office/receipt');
    const row = page.getByRole('row').filter({ hasText: first });
    await expect(row).toContainText('没有找到订单');
    await row.getByRole('button', { name: '指定订单' }).click();
    await page.getByRole('dialog').getByLabel('订单编号').fill('DD-2026-00000-00000');
    await page.getByRole('dialog').getByRole('button', { name: '确认到账' }).click();
    await expect(page.getByRole('dialog')).toContainText('没有找到该编号的订单');
    await page.getByRole('dialog').getByRole('button', { name: '返回' }).click();
    await row.getByRole('button', { name: '不入账' }).click();
    await page.getByLabel('理由').fill('不是本中心的货款，已原路退回');
    await page.getByRole('dialog').getByRole('button', { name: '不入账' }).click();
    await expectToast(page, '已记为不入账');
    await expect(row).toHaveCount(0);
  });

  await test.step('what does not agree says why; what agrees is confirmed and the supplier delivers', async () => {
    const named = (words: string) => page.getByRole('row').filter({ hasText: words }).first();
    await expect(named('订单已付过款').getByRole('button', { name: '确认到账' })).toHaveCount(0);
    const row = named('与订单相符');
    const number = /DD-\d{4}-\w{5}-\w{5}/.exec((await row.textContent()) ?? '')?.[0] ?? '';
    await row.getByRole('button', { name: '确认到账' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '确认到账' }).click();
    await expectToast(page, '已确认到账');
    await page.goto(`/office/order?keyword=${number}`);
    await expect(page.getByRole('row').filter({ hasText: number })).toContainText('待交付');
  });
});

const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==';
const slider = { piece: dot, top: 20, width: 320, height: 160, size: 48 };

test('a puzzle is answered by keyboard, and who cannot see it signs in by a question in words', async ({ page }) => {
  // The form is a setting of the whole centre: this page alone is answered as with the other.
  await page.route('**/wl/captchaImage?*', async (route) => {
    if (route.request().url().includes('kind=text')) return route.fallback();
    const reply = await (await route.fetch()).json();
    return route.fulfill({ json: { ...reply, data: { ...reply.data, img: dot, slider } } });
  });
  const { login, password } = await personNamed(page.request, '李明');
  await page.goto('/login');
  await page.getByLabel('手机号').fill(login);
  await page.getByLabel('密码', { exact: true }).fill(password);
  const piece = page.getByRole('slider', { name: '拖动滑块，把拼图移到缺口处' });
  await piece.focus();
  for (const key of ['PageUp', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(piece).toHaveAttribute('aria-valuetext', /^右移 [1-9]/);
  await expectNoBarrier(page);
  await page
    .locator('form')
    .getByRole('button', { name: /登\s?录/ })
    .click();
  await expect(page.getByText('图形验证码不正确或已过期').first()).toBeVisible();
  await page.getByRole('button', { name: '换成文字题' }).click();
  const question = page.getByText('等于多少');
  await page.getByLabel('验证题').fill(String(sumOf((await question.textContent()) ?? '')));
  await page
    .locator('form')
    .getByRole('button', { name: /登\s?录/ })
    .click();
  await expect(page).toHaveURL(/\/mycenter/);
});
