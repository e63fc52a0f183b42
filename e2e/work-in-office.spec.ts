// The office as a workplace: what waits and how long, found from the header, worked by keyboard, in bulk, and taken along.
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectNoBarrier } from './axe-walk.ts';
import { authenticate, expectToast, signInAs } from './people.ts';
import { test } from './story.ts';

test('a reviewer sees what waits, looks into unusual trading, and finds a product without the mouse', async ({
  page,
}) => {
  await signInAs(page, '赵岩');

  await test.step('the front page says how much waits, since when, and what the month brought', async () => {
    await expect(page.getByText(/共有 \d+ 项待办/)).toBeVisible();
    const waiting = page.getByRole('table', { name: /^待办事项/ });
    await expect(waiting.getByRole('row').nth(1)).toContainText('已超期');
    const filter = page.getByRole('navigation', { name: '按队列筛选待办' });
    await filter.getByRole('link', { name: /^交易争议/ }).click();
    await expect(page).toHaveURL(/queue=dispute/);
    await expect(waiting.getByRole('row').filter({ hasText: '产品登记审核' })).toHaveCount(0);
    await expectNoBarrier(page);
    await waiting.getByRole('row').nth(1).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: /^争议：/ })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('img', { name: /每天的注册、登记、需求与订购/ })).toBeVisible();
    await page.getByRole('button', { name: '上一个月' }).click();
    await expect(page).toHaveURL(/month=20\d\d-\d\d/);
  });

  await test.step('one pair that trades again and again is judged, with a reason that stays', async () => {
    await page.getByRole('link', { name: /^全部 \d+ 条$/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: '异常交易提示' })).toBeVisible();
    const subject = await page.getByRole('heading', { level: 2 }).first().innerText();
    await page
      .getByRole('button', { name: `核查：${subject}` })
      .first()
      .click();
    await page.getByRole('textbox', { name: /核查结论/ }).fill('已电话核实双方，为年度框架采购');
    await page.getByRole('button', { name: '记录结论' }).last().click();
    await expectToast(page, '已记录');
    await page.getByRole('link', { name: '已核查' }).click();
    await expect(page.getByRole('cell', { name: '已电话核实双方，为年度框架采购' }).first()).toBeVisible();
    await expectNoBarrier(page);
  });

  await test.step('keys lead to a desk, through its rows and to the search', async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await expect(page.getByRole('heading', { level: 1, name: '产品登记审核' })).toBeVisible();
    const rows = page.getByRole('main').getByRole('row');
    await expect(rows.nth(2)).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    const name = await rows.nth(2).getByRole('link').innerText();
    await expect(rows.nth(2).getByRole('link')).toBeFocused();
    await page.keyboard.press('/');
    await page.keyboard.type(name);
    await expect(page.getByRole('search').getByRole('link', { name })).toBeVisible();
    await expectNoBarrier(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/office\/product\?id=/);
  });

  await test.step('keys that get in the way are turned off', async () => {
    await page.getByRole('button', { name: '快捷键' }).click();
    await page.getByLabel(/开启单键快捷键/).uncheck();
    await page.getByRole('button', { name: '知道了' }).click();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: '快捷键' }).click();
    await page.getByLabel(/开启单键快捷键/).check();
  });
});

test('an editor narrows a list, chooses its columns, publishes in bulk and takes it along', async ({ page }) => {
  await authenticate(page, '孙悦');
  const word = `批量${Math.floor(Math.random() * 1e6)}`;
  for (const title of [`${word}：第一篇`, `${word}：第二篇`]) {
    await page.goto('/office/news?id=new');
    await page.getByLabel('标题').fill(title);
    await page.getByRole('button', { name: '保存草稿' }).click();
    await expectToast(page, '草稿已保存');
  }

  await test.step('filters stand in the address', async () => {
    await page.goto('/office/news');
    await page.getByLabel('关键词').fill(word);
    await page.getByRole('button', { name: '查询' }).click();
    await expect(page).toHaveURL(/keyword=/);
    await expect(page.getByRole('checkbox', { name: /^选择批量/ })).toHaveCount(2);
  });

  await test.step('each row of a bulk step is reported by itself', async () => {
    await page.getByRole('checkbox', { name: '选择本页全部' }).check();
    await page.getByRole('button', { name: '批量发布' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '发布' }).click();
    await expect(dialog.getByText('已办成 0 条，2 条没有办成')).toBeVisible();
    await expect(dialog.getByText(/摘要/).first()).toBeVisible();
    await dialog.getByRole('button', { name: '完成' }).click();
  });

  await test.step('columns are remembered, and the table taken along has just these', async () => {
    await page.getByRole('button', { name: '选择列' }).click();
    await page.getByLabel('版本').uncheck();
    await page.getByRole('button', { name: '完成' }).click();
    await page.reload();
    await expect(page.getByRole('columnheader', { name: '标题' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: '版本' })).toHaveCount(0);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '导出 CSV' }).click(),
    ]);
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines[0]).toBe('\uFEFF"标题","类别","状态","发布时间","最近更新"');
    expect(lines).toHaveLength(3);
    await page.getByRole('button', { name: '选择列' }).click();
    await page.getByRole('button', { name: '全部显示' }).click();
  });
});

test('on a phone the menu shows the desk that is open, and tabs the one that is', async ({ page, newPage }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signInAs(page, '赵岩', '/office/complaint');
  const here = page.getByRole('navigation', { name: '运营导航' }).getByRole('link', { name: '投诉与建议' });
  await expect(here).toHaveAttribute('aria-current', 'page');
  await expect(here).toBeInViewport({ ratio: 1 });

  const admin = await newPage({ viewport: { width: 390, height: 800 } });
  await signInAs(admin, '钱宁', '/office/setting?group=security');
  const last = admin.getByRole('navigation', { name: '设置分组' }).getByRole('link', { name: '后台安全' });
  // Its line lies on that of the row, which hides a pixel of it.
  await expect(last).toBeInViewport({ ratio: 0.9 });
});

test('a review that is not sent yet survives a reload, for the one who wrote it', async ({ page, newPage }) => {
  await signInAs(page, '赵岩', '/office/attestation');
  await page.getByRole('link', { name: '澜石水文数据服务有限公司' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '澜石水文数据服务有限公司' })).toBeVisible();
  await page.getByRole('button', { name: '领取并审核' }).click();
  await page.getByRole('button', { name: '对“法定代表人”写意见' }).click();
  await page.getByLabel('对“法定代表人”的意见').fill('与营业执照不一致');
  await page
    .getByRole('complementary', { name: '审核', exact: true })
    .getByLabel('理由（选填）')
    .fill('请核对后重新提交');
  await page.reload();
  await expect(page.getByLabel('对“法定代表人”的意见')).toHaveValue('与营业执照不一致');
  const verdict = page.getByRole('complementary', { name: '审核', exact: true });
  await expect(verdict.getByLabel('补正')).toBeChecked();
  await expect(verdict.getByLabel('理由（选填）')).toHaveValue('请核对后重新提交');
  await expectNoBarrier(page);

  const colleague = await newPage();
  await signInAs(colleague, '吴敏', new URL(page.url()).pathname + new URL(page.url()).search);
  await colleague.getByRole('button', { name: '接手办理' }).click();
  await colleague.getByRole('button', { name: '确认接手' }).click();
  await expect(colleague.getByRole('button', { name: '对“法定代表人”写意见' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: '接手办理' })).toBeVisible();
  await expect(page.getByLabel('对“法定代表人”的意见')).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('review:'))))
    .toEqual([]);
  await colleague.getByRole('button', { name: '放回' }).click();
  await expect(colleague.getByRole('button', { name: '领取并审核' })).toBeVisible();
});
