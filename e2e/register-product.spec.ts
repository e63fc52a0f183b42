// 李明 writes a registration form over days and windows, and nothing of it is lost; the form names what it lacks.
import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoBarrier } from './axe-walk.ts';
import { attach } from './deal.ts';
import { choose, pointer } from './hands.ts';
import { expectToast, personNamed, signInAs, solveCaptcha } from './people.ts';
import { test } from './story.ts';

const serial = Date.now() % 100_000;
const name = `滨海湾潮位预报数据 ${serial}`;
const summary = '沿岸十二个验潮站的逐时潮位实测与七日预报，供港口调度与海堤巡检使用。';

function saving(page: Page): Locator {
  return page
    .getByRole('status')
    .filter({ hasText: /自动保存|保存/ })
    .first();
}

async function saved(page: Page): Promise<void> {
  await expect(saving(page)).toHaveText(/^已自动保存 \d\d:\d\d/);
}

test('a draft saves itself, is there again after signing out, and outlives a lost network and an expired sign-in', async ({
  newContext,
}) => {
  const context = await newContext();
  const page = await context.newPage();
  await signInAs(page, '李明', '/prodin');
  await page.getByLabel('产品名称').fill(name);
  await choose(page, '产品类型', '数据集');
  await saved(page);
  await expect(page).toHaveURL(/\/prodin\?id=/);
  const address = page.url();

  await page.getByLabel('产品简介').fill(summary);
  // At once, before the form has saved by itself.
  await page.getByRole('button', { name: '退出' }).click();
  await expect(page).toHaveURL(/\/login/);
  await signInAs(page, '李明', '/myprod');
  await page.getByRole('heading', { name }).getByRole('link').click();
  // The list, which has such a link for each draft, stands until its page is read.
  await expect(page.getByRole('heading', { name: '我的产品' })).toBeHidden();
  await page.getByRole('link', { name: '继续填写' }).click();
  await expect(page.getByLabel('产品名称')).toHaveValue(name);
  await expect(page.getByLabel('产品简介')).toHaveValue(summary);

  await context.setOffline(true);
  await pointer(page).add(page.getByLabel('关键词', { exact: true }), '潮汐');
  await expect(saving(page)).toHaveText(/网络不通，已暂存在本机/);
  await context.setOffline(false);
  await saved(page);

  await page.evaluate(() => localStorage.setItem('token', 'expired'));
  await pointer(page).add(page.getByLabel('关键词', { exact: true }), '海堤');
  await page.getByRole('dialog').getByRole('button', { name: '确认' }).click();
  // The form behind the dialog has a phone field as well.
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible();
  const { login, password } = await personNamed(page.request, '李明');
  await page.getByLabel('手机号').fill(login);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await solveCaptcha(page);
  await page
    .locator('form')
    .getByRole('button', { name: /登\s?录/ })
    .click();
  await expect(page).toHaveURL(address);
  await expect(page.getByTitle('海堤')).toBeVisible();
  await saved(page);
  await page.reload();
  await expect(page.getByTitle('海堤')).toBeVisible();
});

test('the first save of a new product keeps the focused field', async ({ page }) => {
  await signInAs(page, '李明', '/prodin');
  await page.getByLabel('产品名称').fill(`滨海湾风暴潮预警数据 ${serial}`);
  const contact = page.getByLabel('联系人', { exact: true });
  await contact.fill('李明');
  // The buttons that stand at the foot of the window must not lie on the field that has the focus.
  const isSeen = await contact.evaluate((field) => {
    const { left, top, width, height } = field.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === field;
  });
  expect(isSeen).toBe(true);
  const tops = await page.evaluateHandle(() => {
    const seen: number[] = [];
    window.addEventListener('scroll', () => seen.push(window.scrollY));
    return seen;
  });
  await expect(page).toHaveURL(/\/prodin\?id=/);
  const again = page.waitForResponse('**/api/product/infoapply/add');
  await page.getByLabel('手机号').fill('13800000029');
  await again;
  expect(await tops.jsonValue()).not.toContain(0);
});

test('two windows with one draft: the later one is warned, and chooses', async ({ newContext }) => {
  const context = await newContext();
  const page = await context.newPage();
  await signInAs(page, '李明', '/prodin');
  await page.getByLabel('产品名称').fill(`${name} 甲`);
  await saved(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel('产品名称').fill(`${name} 乙`);
  await saved(other);

  await page.getByLabel('产品名称').fill(`${name} 丙`);
  await expect(page.getByText('这份草稿在别的窗口或设备上改过')).toBeVisible();
  await page.getByRole('button', { name: '载入较新的一份' }).click();
  await expect(page.getByLabel('产品名称')).toHaveValue(`${name} 乙`);

  await page.getByLabel('产品名称').fill(`${name} 丁`);
  await saved(page);
  await other.getByLabel('产品名称').fill(`${name} 戊`);
  await other.getByRole('button', { name: '以本页为准' }).click();
  await saved(other);
  await page.reload();
  await expect(page.getByLabel('产品名称')).toHaveValue(`${name} 戊`);
});

test('a dictionary is pasted, completeness grows, and every gap is named and leads to its field', async ({ page }) => {
  await signInAs(page, '李明', '/prodin');
  await page.getByLabel('产品名称').fill(`${name} 缺项`);
  await choose(page, '产品类型', '数据集');
  const score = page.getByRole('meter', { name: '完整度' });
  await saved(page);
  const before = Number(await score.getAttribute('value'));

  await page.getByRole('button', { name: '从表格粘贴' }).click();
  const rows = [
    '英文名\t中文名\t数据类型\t是否敏感',
    'station\t验潮站\tvarchar\t否',
    '\t无名\tint\t否',
    'at\t观测时刻\ttimestamp\t否',
  ];
  await page.getByLabel('粘贴数据字典').fill([...rows, 'level\t潮位\t量子\t否'].join('\n'));
  await expect(page.getByText('第 3 行：没有字段名，未加入')).toBeVisible();
  await expect(page.getByText('第 5 行：不认识的类型“量子”，按文本处理')).toBeVisible();
  await page.getByRole('button', { name: '加入 3 个字段' }).click();
  await expect(page.getByLabel('含义').nth(2)).toHaveValue('潮位');
  await expect(score).toHaveAttribute('value', String(before + 14));
  await page.getByLabel('含义').nth(2).fill('');
  await saved(page);

  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByLabel('产品简介')).toBeFocused();
  const gaps = page.getByRole('list', { name: '待补的内容' });
  await expect(gaps).toBeInViewport();
  for (const gap of ['产品简介', '来源说明文件', '数据字典第 3 行', '计价方式'])
    await expect(gaps.getByRole('button', { name: gap, exact: true })).toBeVisible();
  await gaps.getByRole('button', { name: '数据字典第 3 行' }).click();
  await expect(page.getByLabel('含义').nth(2)).toBeFocused();

  // A field says what is wrong with it once it is left: not under a press that has begun, which that could move away.
  const phone = page.getByLabel('手机号');
  await phone.fill('');
  await page.getByRole('button', { name: '提交审核' }).hover();
  await page.mouse.down();
  await expect(phone).toBeFocused();
  await page.mouse.up();
  await expect(page.getByLabel('产品简介')).toBeFocused();
  await expect(gaps.getByRole('button', { name: '联系人·手机号' })).toBeVisible();
  await gaps.getByRole('button', { name: '来源说明文件' }).click();
  await expect(page.getByRole('button', { name: /来源说明文件：\s?选择文件/ })).toBeFocused();
  const hint = page.getByRole('button', { name: /没有封面/ });
  await hint.click();
  await expect(page.getByRole('button', { name: /封面：\s?选择文件/ })).toBeFocused();

  await page.getByRole('button', { name: '从表格粘贴' }).click();
  const more = Array.from({ length: 30 }, (_, at) => `tide_${at + 1}\t小数\t${at === 23 ? '' : '逐时潮位'}\t否`);
  await page.getByLabel('粘贴数据字典').fill(more.join('\n'));
  await page.getByRole('button', { name: '加入 30 个字段' }).click();
  await expect(page.getByText('第 1–20 个字段')).toBeVisible();
  await page.getByRole('button', { name: '提交审核' }).click();
  await gaps.getByRole('button', { name: '数据字典第 27 行' }).click();
  await expect(page.getByLabel('含义').nth(6)).toBeFocused();
  await expect(page.getByText('第 21–33 个字段')).toBeVisible();
  await expect(page.getByLabel('含义').nth(6)).toHaveAccessibleDescription('请填写字段含义');
});

test('an interface is tried as it is described, and an address inside is not', async ({ page, baseURL }) => {
  await signInAs(page, '李明', '/prodin');
  await page.getByLabel('产品名称').fill(`${name} 接口`);
  await choose(page, '产品类型', '数据API');
  await saved(page);
  await page.getByRole('button', { name: '添加请求参数' }).click();
  await page.getByLabel('参数名').fill('port');
  await page.getByLabel('示例值').fill('tanggu');
  await page.getByLabel('返回示例').fill('{"code": 200, "data": {"port": "塘沽", "level": "高"}}');
  const apiTest = page.getByRole('group', { name: '接口测试' });
  const { port } = new URL(baseURL ?? '');
  await apiTest.getByLabel('接口地址').fill(`http://127.0.0.1:${port}/api/demo/tide`);
  await apiTest.getByRole('button', { name: '测试接口' }).click();
  await expect(apiTest.getByText('“data.level”应为文本，实际为数字')).toBeVisible();

  await page.getByLabel('返回示例').fill('{"code": 200, "data": {"port": "塘沽", "level": 240}}');
  await apiTest.getByRole('button', { name: '测试接口' }).click();
  await expect(apiTest.getByText('返回与说明相符')).toBeVisible();
  await apiTest.getByRole('button', { name: '留存测试结果供审核参考' }).click();
  await expect(apiTest.getByText(/^接口测试通过于 /)).toBeVisible();

  await apiTest.getByLabel('接口地址').fill(`http://127.0.0.1:${port}/readyz`);
  await apiTest.getByRole('button', { name: '测试接口' }).click();
  await expectToast(page, '这个地址不能测试');
});

test('a sample fills what is empty, says so, and never overwrites; beside the form stands one navigation', async ({
  page,
}) => {
  await signInAs(page, '李明', '/prodin');
  await expect(page.getByRole('navigation', { name: '登记表各部分' })).toBeVisible();
  await expect(page.getByRole('link', { name: '收藏的产品' })).toBeHidden();
  await page.getByLabel('产品名称').fill(`${name} 样例`);
  await choose(page, '产品类型', '数据集');
  await page.getByLabel('数据条数').fill('876000');
  await page.getByRole('button', { name: '添加字段' }).click();
  await page.getByLabel('字段名').fill('chl');
  await page.getByLabel('含义').fill('叶绿素浓度，微克每升');
  await saved(page);

  const rows = [
    'device_id,observed_at,chl,水位(m),mystery',
    'B1,2025-03-01 08:00,0.5,1.2,x',
    'B2,2026-02-28 09:00,0.7,1.3,y',
  ];
  await attach(page, '样例文件', { name: '样例.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
  await expectToast(page, '已按样例填写，还有 1 个字段的含义请补充');
  const field = (label: string) => expect(page.getByLabel(label, { exact: true }));
  await field('数据条数').toHaveValue('876000');
  await field('数据起始日').toHaveValue('2025-03-01');
  await field('数据截止日').toHaveValue('2026-02-28');
  await field('数据起始日').toHaveAccessibleDescription(/由样例填写/);
  await field('数据条数').not.toHaveAccessibleDescription(/由样例填写/);
  const meanings = page.getByLabel('含义');
  await expect(meanings).toHaveCount(5);
  const shown = await meanings.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  expect(shown).toEqual(['叶绿素浓度，微克每升', '设备编号', '观测时刻', '水位，单位 m', '']);
  await expect(page.getByText('由样例填写', { exact: true })).toHaveCount(3);
  await expectNoBarrier(page);

  await meanings.nth(1).fill('海洋浮标的设备号');
  await expect(meanings.nth(1)).toBeFocused();
  await expect(page.getByText('由样例填写', { exact: true })).toHaveCount(2);
  await saved(page);
  // A corrected file: what was changed by hand stays, the rest follows the file.
  const corrected = [
    'device_id,observed_at,chl,水位(m)',
    ...rows.slice(1).map((row) => row.slice(0, -2)),
    'B3,2026-05-01 10:00,0.9,1.4',
  ];
  const replaced = { name: '样例二.csv', mimeType: 'text/csv', buffer: Buffer.from(corrected.join('\n')) };
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /样例文件：.*更换文件/ }).click();
  await (await chooser).setFiles(replaced);
  await field('数据截止日').toHaveValue('2026-05-01');
  await expect(meanings).toHaveCount(4);
  await expect(page.getByText('海洋浮标的设备号')).toHaveCount(0);
  const after = await meanings.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  expect([...after].sort()).toEqual(['叶绿素浓度，微克每升', '海洋浮标的设备号', '观测时刻', '水位，单位 m'].sort());
});
