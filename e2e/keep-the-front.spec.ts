// Editors manage the front page: posters in their order, partners, articles with restorable versions.
import { expect, type Page } from '@playwright/test';
import { expectNoBarrier } from './axe-walk.ts';
import { picture } from './deal.ts';
import { pointer } from './hands.ts';
import { authenticate, expectToast, signInAs } from './people.ts';
import { test } from './story.ts';

const mark = Math.floor(Math.random() * 1e6);

async function openQueue(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: '运营导航' }).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function addPoster(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: '新增海报' }).click();
  const dialog = page.getByRole('dialog', { name: '新增海报' });
  await dialog.getByLabel('标题', { exact: true }).fill(title);
  await dialog.getByLabel('链接').fill('/demand');
  await dialog.getByLabel('开始日期').fill('2026-01-01');
  await page.keyboard.press('Enter');
  await pointer(page).press(dialog.getByRole('button', { name: /保\s?存/ }));
  await expectToast(page, '已保存，网站已更新');
}

async function removePoster(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `删除${title}` }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: '删除' }).click();
  await expectToast(page, '已删除');
  // The toast may belong to an earlier step.
  await expect(page.getByRole('button', { name: `删除${title}` })).toHaveCount(0);
}

test('a poster is added, dragged to the front, and seen there; one of the market is seen in the market', async ({
  page,
  newPage,
}) => {
  const title = `数据周开幕 ${mark}`;
  await signInAs(page, '孙悦');
  await openQueue(page, '海报');
  await addPoster(page, title);
  const rows = page.getByRole('main').locator('ol > li');
  await expect(rows.last()).toContainText(title);
  await expectNoBarrier(page);

  const reader = await newPage();
  const shown = reader.getByRole('region', { name: '首页海报' }).getByRole('listitem');
  await reader.goto('/');
  await expect(shown.filter({ hasText: title })).toHaveCount(1);
  await expect(shown.first()).not.toContainText(title);

  await rows.last().dragTo(rows.first());
  await expectToast(page, '顺序已调整');
  await expect(rows.first()).toContainText(title);
  await reader.reload();
  await expect(shown.first()).toContainText(title);
  await removePoster(page, title);

  await page.getByRole('link', { name: '数据市场', exact: true }).click();
  await addPoster(page, title);
  await reader.goto('/product');
  const band = reader.getByRole('region', { name: '海报' });
  await expect(band.getByText(title, { exact: true })).toBeVisible();
  await removePoster(page, title);
  await reader.reload();
  await expect(reader.getByText(title)).toHaveCount(0);
});

test('partners that cannot be read show an error in words, and load after a retry', async ({ page }) => {
  await authenticate(page, '孙悦');
  await page.route(/office\/api\/partner(\?|$)/, (route) => route.fulfill({ status: 502, body: '' }), { times: 1 });
  await page.goto('/office/partner');
  const desk = page.getByRole('main');
  await expect(desk.getByText('服务器连接失败，请稍后再试。')).toBeVisible();
  await desk.getByRole('button', { name: '重试' }).click();
  await expect(desk.getByRole('button', { name: /^修改/ }).first()).toBeVisible();
});

test('a partner is added and seen among the partners, until hidden', async ({ page, newPage }) => {
  const name = `滨海数据研究院 ${mark}`;
  const hand = pointer(page);
  await signInAs(page, '孙悦');
  await openQueue(page, '生态伙伴');
  await page.getByRole('button', { name: '新增伙伴' }).click();
  const dialog = page.getByRole('dialog', { name: '新增伙伴' });
  await dialog.getByLabel('名称').fill(name);
  await dialog.getByRole('combobox', { name: '伙伴类别' }).click();
  await page.locator('.ant-select-item').filter({ hasText: '科研院所' }).click();
  await dialog.getByLabel('简介').fill('研究数据要素市场的制度与方法。');
  await hand.check(dialog.getByLabel('在网站展示'));
  await pointer(page).press(dialog.getByRole('button', { name: /保\s?存/ }));
  await expectToast(page, '已保存，网站已更新');

  const reader = await newPage();
  await reader.goto('/companion');
  await expect(reader.getByText(name).first()).toBeVisible();

  await page.getByRole('button', { name: `修改${name}` }).click();
  const change = page.getByRole('dialog', { name: '修改伙伴' });
  await change.getByLabel('在网站展示').uncheck();
  await hand.press(change.getByRole('button', { name: /保\s?存/ }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await reader.reload();
  await expect(reader.getByText(name)).toHaveCount(0);
});

test('an article gets a picture that is described and a link, and an older version is brought back', async ({
  page,
}) => {
  await signInAs(page, '孙悦', '/office/news?id=new');
  await page.getByLabel('标题').fill(`数据质量评估指引 ${mark}`);
  const text = page.getByRole('textbox', { name: '正文' });
  const tools = page.getByRole('toolbar', { name: '文字格式' });
  await text.click();
  await page.keyboard.type('第一稿：评估从完整性开始，详见帮助中心');
  for (const _ of '帮助中心') await page.keyboard.press('Shift+ArrowLeft');
  await tools.getByRole('button', { name: '链接' }).click();
  const link = page.getByRole('textbox', { name: '链接地址' });
  await link.fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(page.getByText('请填写 https:// 或 mailto: 开头的地址')).toBeVisible();
  await link.fill('/help');
  await page.keyboard.press('Enter');
  await expect(link).toHaveCount(0);
  await expect(text).toBeFocused();

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+End');
  // The browser reports a moved cursor to the editor asynchronously; text typed before that replaces the selection.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.keyboard.press('Enter');
  const chosen = page.waitForEvent('filechooser');
  await tools.getByRole('button', { name: '图片', exact: true }).click();
  await (await chosen).setFiles({ ...picture, name: '流程.png' });
  await page.getByRole('textbox', { name: '图片说明' }).fill('评估流程：申请、采样、评分、报告');
  await expectNoBarrier(page);
  await page.getByRole('button', { name: '插入图片' }).click();
  await page.getByRole('button', { name: '保存草稿' }).click();
  await expectToast(page, '草稿已保存');
  const article = page.getByRole('article');
  const shown = article.getByRole('img', { name: '评估流程：申请、采样、评分、报告' });
  await expect(shown).toBeVisible();
  await expect(shown).toHaveAttribute('height', /^[1-9]/);
  await expect(article.getByRole('link', { name: '帮助中心' })).toHaveAttribute('href', '/help');

  await page.getByRole('link', { name: '编辑', exact: true }).click();
  await page.getByRole('textbox', { name: '正文' }).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('第二稿：全部重写。');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expectToast(page, '已保存');

  await page.getByRole('link', { name: '版本与记录' }).click();
  await page.getByRole('button', { name: /查看\s*第 1 版/ }).click();
  await page.getByRole('button', { name: '恢复这一版' }).click();
  await page.getByRole('button', { name: '恢复', exact: true }).click();
  await expectToast(page, '已恢复');
  await page.getByRole('link', { name: '预览', exact: true }).click();
  await expect(article).toContainText('第一稿');
  await expect(article.getByRole('img', { name: '评估流程：申请、采样、评分、报告' })).toBeVisible();
});
