// What was promised to the office's own work: divisions with effect dates, bulk work, saved views, messages to many.
import { expect, type Page } from '@playwright/test';
import { chinaDay, dayMs } from '@shuji/contract/time';
import { signInAs } from './people.ts';
import { test } from './story.ts';

async function writeDay(page: Page, label: string, day: string): Promise<void> {
  await page.getByLabel(label).fill(day);
  await page.keyboard.press('Enter');
}

test('an administrator plans a change of divisions, takes it back, and one whose day has come is offered', async ({
  newPage,
}) => {
  const page = await newPage();
  await signInAs(page, '钱宁', '/office/dict?tab=change');
  await expect(page.getByRole('row', { name: /海河新区 .* 待生效/ })).toBeVisible();

  await page.getByRole('button', { name: '登记变更' }).click();
  const dialog = page.getByRole('dialog', { name: '登记行政区划变更' });
  await dialog.getByRole('radio', { name: '新增' }).check();
  await dialog.getByLabel('区划代码').fill('120116');
  await dialog.getByLabel('名称').fill('渤海新区');
  await writeDay(page, '生效日期', chinaDay(new Date(Date.now() + 30 * dayMs)));
  await dialog.getByLabel('依据').fill('津政函〔2026〕8 号');
  await dialog.getByRole('button', { name: /登\s?记/ }).click();
  await expect(dialog).toContainText('120116 已是“滨海新区”的代码；代码用过之后不再改作他用');
  await dialog.getByLabel('区划代码').fill('120152');
  await dialog.getByRole('button', { name: /登\s?记/ }).click();
  const planned = page.getByRole('row', { name: /120152/ });
  await expect(planned).toContainText('待生效');
  await planned.getByRole('button', { name: '撤回' }).click();
  await expect(page.getByRole('row', { name: /120152/ })).toContainText('已撤回');

  await page.goto('/office/dict?tab=region&parent=120000');
  await expect(page.getByRole('cell', { name: '海河科创区' })).toBeVisible();
  await expect(page.getByRole('cell', { name: '渤海新区' })).toHaveCount(0);
});
