// The centre's own words: an editor writes and publishes, a reader finds it; an administrator sees what a setting does.
import { expect } from '@playwright/test';
import { expectNoBarrier } from './axe-walk.ts';
import { narrow, pointer } from './hands.ts';
import { expectToast, signInAs } from './people.ts';
import { test } from './story.ts';

const title = `港口数据专区开放申请 ${Math.floor(Math.random() * 1e6)}`;

test('an editor drafts, previews, schedules and publishes; a reader finds it', async ({ page, newPage }) => {
  await signInAs(page, '孙悦');
  await page.getByRole('navigation', { name: '运营导航' }).getByRole('link', { name: '行业资讯' }).click();

  await test.step('a draft is written and looked at as readers will', async () => {
    await page.getByRole('link', { name: '写一篇资讯' }).click();
    await page.getByLabel('标题').fill(title);
    await page.getByLabel('摘要').fill('港口数据专区即日起接受申请。');
    await page.getByRole('textbox', { name: '正文' }).click();
    await page.keyboard.type('符合条件的数商可以申请进入港口数据专区，申请材料见附件。');
    await page.keyboard.press('Enter');
    await page.getByRole('toolbar', { name: '文字格式' }).getByRole('button', { name: '表格' }).click();
    await expect(page.getByRole('textbox', { name: '正文' })).toBeFocused();
    for (const words of ['材料', '份数', '说明', '申请表', '一份', '加盖公章']) {
      await page.keyboard.type(words);
      await page.keyboard.press('Tab');
    }
    await page.getByRole('toolbar', { name: '表格' }).getByRole('button', { name: '删除行' }).click();
    await expectNoBarrier(page);
    await page.getByRole('button', { name: '保存草稿' }).click();
    await expectToast(page, '草稿已保存');
    await expect(page.getByRole('article')).toContainText('申请材料见附件');
    await expectNoBarrier(page);
  });

  const reader = await newPage();
  await test.step('nobody else sees it, not even with a day set', async () => {
    await page.getByRole('button', { name: '定时发布' }).click();
    await page.getByLabel('发布时间').fill('2099-01-01T09:00');
    await pointer(page).press(page.getByRole('dialog').getByRole('button', { name: /确\s?定/ }));
    await expectToast(page, '已设定');
    await expect(page.getByText('将于 2099-01-01 09:00 自动发布')).toBeVisible();
    await reader.goto(`/messgsearch?keyword=${encodeURIComponent(title)}`);
    await expect(reader.getByRole('link', { name: title })).toHaveCount(0);
  });

  await test.step('published, it is found at once', async () => {
    await page.getByRole('button', { name: '立即发布' }).click();
    await page.getByRole('button', { name: '发布', exact: true }).click();
    await expectToast(page, '已发布');
    await reader.goto('/news');
    await reader.getByRole('link', { name: title }).first().click();
    await expect(reader.getByRole('heading', { name: title })).toBeVisible();
    const table = reader.getByRole('article').getByRole('table');
    await expect(table.getByRole('columnheader', { name: '份数' })).toBeVisible();
    await expect(table.getByRole('row')).toHaveCount(2);
    await expect(table.getByRole('cell', { name: '加盖公章' })).toBeVisible();
  });

  await test.step('a change is looked at before it is saved', async () => {
    await page.getByRole('link', { name: '编辑', exact: true }).click();
    await page.getByLabel('摘要').fill('申请期限延长至年底。');
    await page.getByRole('button', { name: '预览改动' }).click();
    const seen = page.getByRole('dialog', { name: '预览，尚未保存' });
    await expect(seen.getByRole('heading', { name: title })).toBeVisible();
    await expect(seen).toContainText('申请期限延长至年底。');
    await expect(seen.getByRole('table')).toBeVisible();
    await expectNoBarrier(page);
    await page.keyboard.press('Escape');
    await expect(seen).toBeHidden();
    await reader.reload();
    await expect(reader.getByRole('article')).toContainText('港口数据专区即日起接受申请。');
  });

  await test.step('its history is shown', async () => {
    await page.getByRole('link', { name: '版本与记录' }).click();
    await expect(page.getByRole('row', { name: /设定发布时间/ })).toContainText('孙悦');
    await expectNoBarrier(page);
  });

  await test.step('withdrawn, it is gone', async () => {
    await page.getByRole('button', { name: '下线' }).click();
    await page.getByLabel('下线原因').fill('演示结束');
    await pointer(page).press(page.getByRole('dialog').getByRole('button', { name: /下\s?线/ }));
    await expectToast(page, '已下线');
    const reply = await reader.reload();
    expect(reply?.status()).toBe(404);
  });
});

test('an administrator sees what a setting does before and after changing it', async ({ page }) => {
  await signInAs(page, '钱宁');
  await page.getByRole('navigation', { name: '运营导航' }).getByRole('link', { name: '系统设置' }).click();
  await page.getByRole('link', { name: '订单期限' }).click();
  await page.getByRole('button', { name: '修改争议处理期限' }).click();
  const field = page.getByRole('textbox', { name: '争议处理期限' });
  await expect(field).not.toHaveValue('');
  const before = await field.inputValue();
  await field.fill('1000');
  await expect(page.getByText('争议处理期限需在 1 至 90 天之间').first()).toBeVisible();
  const after = before === '20' ? '21' : '20';
  await field.fill(after);
  await expect(page.getByText('今天提出的争议，协商期至')).toHaveCount(2);
  await page.getByRole('button', { name: '保存，立即生效' }).click();
  await expectToast(page, '争议处理期限已修改');
  await page.getByRole('button', { name: '修改争议处理期限' }).click();
  await expect(page.getByRole('region', { name: '修改记录' })).toContainText(`钱宁：${before} 天 → ${after} 天`);
  await expectNoBarrier(page);
  await page.getByRole('textbox', { name: '争议处理期限' }).fill(before);
  await page.getByRole('button', { name: '保存，立即生效' }).click();
  await expectToast(page, '争议处理期限已修改');

  await page.getByRole('navigation', { name: '运营导航' }).getByRole('link', { name: '字典与地区' }).click();
  await narrow(page.getByRole('combobox', { name: '字典' }), '伙伴类别');
  await expect(page.getByRole('row', { name: /战略合作/ })).toBeVisible();
});
