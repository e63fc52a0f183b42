// A reader finds a rule and its changes, and files a complaint; the office answers and publishes anew.
import { expect } from '@playwright/test';
import { printFigure } from '../bench/figure.ts';
import { expectNoBarrier } from './axe-walk.ts';
import { hands, keyboard } from './hands.ts';
import { expectToast, signInAs, solveCaptcha } from './people.ts';
import { test } from './story.ts';

for (const { how, handOf } of hands)
  test(`from the header to a rule, to a complaint, to its answer, ${how}`, async ({ page, newPage }) => {
    const mark = Math.floor(Math.random() * 1e6);
    const title = `证书查验页面打不开 ${mark}`;
    const hand = handOf(page);

    await test.step('everything is searched from the header of any page', async () => {
      await page.goto('/about');
      const box = page.getByRole('banner').getByRole('searchbox', { name: '搜索全站' });
      await hand.write(box, '收费标准');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status')).toContainText('“收费标准”');
      await hand.press(page.getByRole('link', { name: '服务收费标准' }).first());
      await expect(page.getByRole('heading', { level: 1, name: '服务收费标准' })).toBeVisible();
    });

    await test.step('a rule shows its versions and their changes, and can be saved', async () => {
      await hand.press(page.getByRole('link', { name: '查看修改了什么' }));
      await expect(
        page
          .locator('del', { hasText: '50,000' })
          .or(page.locator('del', { hasText: '50' }))
          .first(),
      ).toBeVisible();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        hand.press(page.getByRole('link', { name: '下载本版' })),
      ]);
      expect(file.suggestedFilename()).toBe('服务收费标准（第3版）.html');
      await hand.press(page.getByRole('link', { name: /第 1 版/ }).first());
      await expect(page.getByRole('note')).toContainText('已失效');
    });

    let number = '';
    let code = '';
    await test.step('a visitor files a complaint and gets number and code', async () => {
      await page.goto('/complaint');
      await hand.write(page.getByLabel('标题'), title);
      await hand.write(page.getByLabel('内容'), '扫描证书上的二维码后，页面一直停在读取中，请核实。');
      await hand.write(page.getByLabel('手机号'), '13512345678');
      await solveCaptcha(page, hand);
      await hand.press(page.getByRole('button', { name: /提\s?交/ }));
      const receipt = page.getByRole('status');
      await expect(receipt).toContainText('请记下受理编号与查询码');
      await expectNoBarrier(page);
      [number = '', code = ''] = (await receipt.locator('strong').allTextContents()).map((text) => text.trim());
    });

    const office = await newPage();
    const clerk = handOf(office);
    await test.step('the office takes it in hand and answers', async () => {
      await signInAs(office, '赵岩');
      await clerk.press(office.getByRole('navigation', { name: '运营导航' }).getByRole('link', { name: /投诉与建议/ }));
      await clerk.press(office.getByRole('link', { name: title }));
      await expect(office.getByText('135****5678')).toBeVisible();
      await clerk.press(office.getByRole('button', { name: '受理' }));
      await expectToast(office, '已受理');
      await clerk.press(office.getByRole('button', { name: '领取并审核' }));
      await clerk.write(office.getByLabel('答复').last(), '已修复，请清除浏览器缓存后再试。');
      await clerk.press(office.getByRole('button', { name: '发送答复' }));
      await expectToast(office, '已答复');
      await expectNoBarrier(office);
    });

    await test.step('the visitor reads the answer, is content, and it is closed', async () => {
      await page.goto('/complaint?tab=follow');
      await hand.write(page.getByLabel('受理编号'), number);
      await hand.write(page.getByLabel('查询码'), code);
      await hand.press(page.getByRole('button', { name: /查\s?询/ }));
      await expect(page.getByText('已修复，请清除浏览器缓存后再试。')).toBeVisible();
      await hand.check(page.getByRole('radio', { name: '满意', exact: true }));
      await hand.press(page.getByRole('button', { name: '确认办结' }));
      await expectToast(page, '已办结');
      await expect(page.getByText('已办结', { exact: true })).toBeVisible();
    });

    await test.step('an editor writes an answer to a question that readers then find', async () => {
      const editor = await newPage();
      const writer = handOf(editor);
      await signInAs(editor, '孙悦', '/office/document?id=new&kind=question');
      await writer.write(editor.getByLabel('文本名'), `story-${mark}`);
      await writer.write(editor.getByLabel('标题'), `证书页面打不开怎么办 ${mark}？`);
      await writer.choose(editor.getByRole('combobox', { name: '主题' }), '安全与合规');
      await writer.write(
        editor.getByRole('textbox', { name: '正文' }),
        '请清除浏览器缓存后再试，仍有问题请提交投诉与建议。',
      );
      await writer.press(editor.getByRole('button', { name: '保存工作稿' }));
      await expectToast(editor, '工作稿已保存');
      await writer.press(editor.getByRole('button', { name: /发\s?布/ }));
      await writer.press(editor.getByRole('dialog').getByRole('button', { name: /发\s?布/ }));
      await expectToast(editor, '第 1 版已发布');
      await page.goto(`/help?keyword=${mark}`);
      await expect(page.getByText('请清除浏览器缓存后再试，仍有问题')).toBeVisible();
    });
    const figure = `a complaint from its text to its answer, ${how}`;
    if (handOf === keyboard) printFigure({ id: 'care', figure, goal: 'all journeys', holds: true });
  });
