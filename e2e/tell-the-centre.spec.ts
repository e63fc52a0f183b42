// A reader finds a rule and what changed in it, and tells the centre something; the office answers and publishes anew.
import { expect, test } from '@playwright/test';
import { expectNoBarrier } from './axe-walk.ts';
import { signInAs, solveRiddle, told } from './people.ts';

test.setTimeout(180_000);

const mark = Math.floor(Math.random() * 1e6);
const title = `证书查验页面打不开 ${mark}`;

test('from the header to a rule, to a complaint, to its answer', async ({ page, browser }) => {
  await test.step('everything is searched from the header of any page', async () => {
    await page.goto('/about');
    const box = page.getByRole('banner').getByRole('searchbox', { name: '搜索全站' });
    await box.fill('收费标准');
    await box.press('Enter');
    await expect(page.getByRole('status')).toContainText('“收费标准”');
    await page.getByRole('link', { name: '服务收费标准' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: '服务收费标准' })).toBeVisible();
  });

  await test.step('a rule tells its versions, what changed, and can be kept', async () => {
    await page.getByRole('link', { name: '查看修改了什么' }).click();
    await expect(
      page
        .locator('del', { hasText: '50,000' })
        .or(page.locator('del', { hasText: '50' }))
        .first(),
    ).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: '下载本版' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('服务收费标准（第3版）.html');
    await page
      .getByRole('link', { name: /第 1 版/ })
      .first()
      .click();
    await expect(page.getByRole('note')).toContainText('已失效');
  });

  let number = '';
  let code = '';
  await test.step('a visitor files a complaint and is given number and code', async () => {
    await page.goto('/complaint');
    await page.getByLabel('标题').fill(title);
    await page.getByLabel('内容').fill('扫描证书上的二维码后，页面一直停在读取中，请核实。');
    await page.getByLabel('手机号').fill('13512345678');
    await solveRiddle(page);
    await page.getByRole('button', { name: /提\s?交/ }).click();
    const receipt = page.getByRole('status');
    await expect(receipt).toContainText('请记下受理编号与查询码');
    await expectNoBarrier(page);
    [number = '', code = ''] = (await receipt.locator('strong').allTextContents()).map((text) => text.trim());
  });

  const office = await (await browser.newContext()).newPage();
  await test.step('the office takes it in hand and answers', async () => {
    await signInAs(office, '赵岩');
    await office
      .getByRole('navigation', { name: '运营导航' })
      .getByRole('link', { name: /投诉与建议/ })
      .click();
    await office.getByRole('link', { name: title }).click();
    await expect(office.getByText('135****5678')).toBeVisible();
    await office.getByRole('button', { name: '受理' }).click();
    await told(office, '已受理');
    await office.getByRole('button', { name: '领取并审核' }).click();
    await office.getByLabel('答复').last().fill('已修复，请清除浏览器缓存后再试。');
    await office.getByRole('button', { name: '发送答复' }).click();
    await told(office, '已答复');
    await expectNoBarrier(office);
  });

  await test.step('the visitor reads the answer, is content, and it is closed', async () => {
    await page.goto('/complaint?tab=follow');
    await page.getByLabel('受理编号').fill(number);
    await page.getByLabel('查询码').fill(code);
    await page.getByRole('button', { name: /查\s?询/ }).click();
    await expect(page.getByText('已修复，请清除浏览器缓存后再试。')).toBeVisible();
    await page.getByRole('radio', { name: '满意', exact: true }).check();
    await page.getByRole('button', { name: '确认办结' }).click();
    await told(page, '已办结');
    await expect(page.getByText('已办结', { exact: true })).toBeVisible();
  });

  await test.step('an editor writes an answer to a question that readers then find', async () => {
    const editor = await (await browser.newContext()).newPage();
    await signInAs(editor, '孙悦');
    await editor.goto('/office/document?id=new&kind=question');
    await editor.getByLabel('文本名').fill(`story-${mark}`);
    await editor.getByLabel('标题').fill(`证书页面打不开怎么办 ${mark}？`);
    await editor.getByRole('combobox', { name: '主题' }).click();
    await editor.getByTitle('安全与合规').click();
    await editor.getByRole('textbox', { name: '正文' }).click();
    await editor.keyboard.type('请清除浏览器缓存后再试，仍有问题请提交投诉与建议。');
    await editor.getByRole('button', { name: '保存工作稿' }).click();
    await told(editor, '工作稿已保存');
    await editor.getByRole('button', { name: /发\s?布/ }).click();
    await editor
      .getByRole('dialog')
      .getByRole('button', { name: /发\s?布/ })
      .click();
    await told(editor, '第 1 版已发布');
    await page.goto(`/help?keyword=${mark}`);
    await expect(page.getByText('请清除浏览器缓存后再试，仍有问题')).toBeVisible();
  });
});
