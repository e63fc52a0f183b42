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

test('a reviewer works off several rows at once and reads what became of each', async ({ newPage }) => {
  const page = await newPage();
  await signInAs(page, '赵岩', '/office/complaint');
  await page.getByRole('checkbox', { name: '选择本页全部' }).check();
  await page.getByRole('button', { name: '批量领取' }).click();
  const dialog = page.getByRole('dialog', { name: /领取所选的 \d+ 条/ });
  await expect(dialog).toContainText('一次至多一页 100 条');
  await dialog.getByRole('button', { name: /领\s?取/ }).click();
  await expect(dialog.getByRole('listitem').first()).toContainText('已办成');
  await dialog.getByRole('button', { name: /完\s?成/ }).click();
  await page.getByRole('checkbox', { name: '选择本页全部' }).check();
  await page.getByRole('button', { name: '批量放回' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /放\s?回/ })
    .click();
  await expect(page.getByRole('dialog')).toContainText('全部办成');
});

test('an operator saves a view, shares it with the role, and deletes it', async ({ newPage }) => {
  const page = await newPage();
  await signInAs(page, '赵岩', '/office/product?tab=all&status=listed&sort=oldest');
  const views = page.getByRole('list', { name: '保存的视图' });
  await expect(views.getByRole('button', { name: '在架的老产品' })).toBeVisible();
  await views.getByRole('button', { name: '保存为视图' }).click();
  const dialog = page.getByRole('dialog', { name: '保存为视图' });
  await expect(dialog).toContainText('一个列表最多保存 20 个');
  await dialog.getByLabel('视图名称').fill('在架的老产品');
  await dialog.getByRole('button', { name: /保\s?存/ }).click();
  await expect(page.getByText('这个列表已有同名的视图，请换一个名称')).toBeVisible();
  await dialog.getByLabel('视图名称').fill('在架的，老的在前');
  await dialog.getByRole('button', { name: /保\s?存/ }).click();
  const own = views.getByRole('button', { name: '在架的，老的在前' });
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/office/product');
  await own.click();
  await expect(page).toHaveURL(/tab=all&status=listed&sort=oldest/);
  await views.getByRole('button', { name: /全部视图/ }).click();
  await page.getByRole('button', { name: '删除在架的，老的在前' }).click();
  await expect(page.getByText('已删除“在架的，老的在前”')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '在架的，老的在前' })).toHaveCount(0);
});

test('an editor drafts a message to a group, an administrator approves it, and the group reads it', async ({
  newPage,
}) => {
  const title = `数据产品季度核对 ${Date.now() % 100_000}`;
  const [editor, admin, seller] = [await newPage(), await newPage(), await newPage()];
  await signInAs(editor, '孙悦', '/office/broadcast?id=new');
  await editor.getByLabel('标题').fill(title);
  await editor.getByLabel('链接').fill('https://elsewhere.example');
  await editor.getByRole('button', { name: '保存草稿' }).click();
  await expect(editor.getByText('请填写本站的路径，以 / 开头')).toBeVisible();
  await editor.getByLabel('链接').fill('/myprod');
  await editor.getByRole('button', { name: '保存草稿' }).click();
  await expect(editor.getByRole('status').filter({ hasText: /全部用户，现有 \d+ 人/ })).toBeVisible();
  await editor.getByRole('button', { name: '提交批准' }).click();
  await editor.getByRole('dialog').getByLabel('事由').fill('季度末的例行提醒');
  await editor
    .getByRole('dialog')
    .getByRole('button', { name: /提交批准|确\s?定/ })
    .click();
  await expect(editor.getByText('待批准', { exact: true })).toBeVisible();

  await signInAs(admin, '钱宁', '/office?queue=broadcastRequest');
  await expect(
    admin.getByRole('navigation', { name: '运营导航' }).getByRole('link', { name: /^群发消息.*\d/ }),
  ).toBeVisible();
  await admin.getByRole('link', { name: '季度末的例行提醒' }).last().click();
  await expect(admin.getByRole('heading', { name: `群发“${title}”` })).toBeVisible();
  await admin
    .getByRole('button', { name: /^批\s?准$/ })
    .last()
    .click();
  await admin
    .getByRole('dialog')
    .getByRole('button', { name: /批\s?准/ })
    .click();
  await admin.goto('/office/broadcast');
  await expect(admin.getByRole('row', { name: new RegExp(`${title}.*已发送`) })).toBeVisible();

  await signInAs(seller, '李明', '/mycenter/notice');
  await expect(seller.getByText(title)).toBeVisible();
});
