// 李明 registers a product, 赵岩 sends it back once and then approves, 李明 lists it, and a visitor finds it.
import { type Browser, expect, type Page, test } from '@playwright/test';
import { signInAs, told } from './people.ts';

const serial = Date.now() % 100_000;
const name = `滨海湾蓝藻水华监测数据 ${serial}`;

async function newPage(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

async function choose(page: Page, label: string, words: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(words);
  await page.getByLabel(label, { exact: true }).press('Enter');
}

async function attach(
  page: Page,
  label: string,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const field = page.locator('.ant-form-item', { hasText: label });
  await field.locator('input[type=file]').setInputFiles(file);
  await expect(field.locator('.ant-upload-list-item-done', { hasText: file.name })).toHaveCount(1);
}

async function reviewOf(page: Page): Promise<void> {
  await page.goto('/office/product');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

test('a supplier publishes, an operator approves, a visitor finds it', async ({ browser }) => {
  test.setTimeout(300_000);
  const supplier = await newPage(browser);
  await signInAs(supplier, '李明');
  await supplier.goto('/prodin');
  await supplier.getByLabel('产品名称').fill(name);

  await supplier.getByRole('button', { name: '提交审核' }).click();
  for (const sentence of [
    '请填写产品简介',
    '请选择产品类型',
    '请上传来源说明文件',
    '产品详情至少 20 个字',
    '请选择计价方式',
  ]) {
    await expect(supplier.getByText(sentence).first()).toBeVisible();
  }

  await supplier.getByLabel('产品简介').fill('近岸二十六个浮标的叶绿素与藻密度逐小时观测，供养殖与海域管理预警。');
  await choose(supplier, '产品类型', '数据集');
  await choose(supplier, '所属行业', '水利');
  await choose(supplier, '应用场景', '生态');
  await choose(supplier, '关键词', '蓝藻');
  await supplier
    .getByRole('textbox', { name: '产品详情' })
    .fill('浮标数据经比对与质量控制，附仪器型号、校准记录与缺测说明，每小时更新一次。');
  await choose(supplier, '数据来源', '自行生产');
  await choose(supplier, '数据权利', '持有权');
  await attach(supplier, '来源说明文件', {
    name: '来源说明.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n1 0 obj\n'),
  });
  await choose(supplier, '数据级别', '2 级');
  await choose(supplier, '个人信息情况', '不涉及');
  await choose(supplier, '更新频率', '每时');
  await supplier.getByRole('button', { name: '从表格粘贴' }).click();
  await supplier
    .getByLabel('粘贴数据字典')
    .fill('buoy_id\t文本\t浮标编号\nat\t日期时间\t观测时刻\nchl\t小数\t叶绿素浓度');
  await supplier.getByRole('button', { name: '加入 3 个字段' }).click();
  await choose(supplier, '交付方式', '平台交付·文件');
  await choose(supplier, '计价方式', '包年');
  await supplier.getByRole('button', { name: '添加价格规格' }).click();
  await supplier.getByLabel('规格', { exact: true }).fill('全海域');
  await supplier.getByLabel('售价').fill('12800');
  await supplier.getByLabel('联系人', { exact: true }).fill('李明');
  await supplier.getByLabel('手机号').fill('13800000001');
  await supplier.getByRole('button', { name: '提交审核' }).click();
  await expect(supplier).toHaveURL(/\/myprod/);
  await expect(supplier.getByRole('heading', { name })).toBeVisible();
  await expect(supplier.getByText('待审核').first()).toBeVisible();

  const reviewer = await newPage(browser);
  await signInAs(reviewer, '赵岩');
  await reviewOf(reviewer);
  await reviewer.getByRole('button', { name: '领取并审核' }).click();
  await reviewer.getByRole('radio', { name: '补正' }).check();
  await reviewer.getByRole('checkbox', { name: '产品简介' }).check();
  await reviewer.getByLabel('对“产品简介”的意见').fill('请写明海域范围');
  await reviewer.getByLabel('理由').fill('材料齐全，简介需要更具体');
  await reviewer.getByRole('button', { name: '确认补正' }).click();
  await told(reviewer, '审核结论已提交');

  await supplier.goto('/myprod');
  await supplier.getByRole('heading', { name }).getByRole('link').click();
  await supplier.getByRole('link', { name: '继续填写' }).click();
  await expect(supplier.getByText('请写明海域范围')).toBeVisible();
  await supplier
    .getByLabel('产品简介')
    .fill('滨海湾近岸二十六个浮标的叶绿素与藻密度逐小时观测，供养殖与海域管理预警。');
  await supplier.getByLabel('含义').nth(2).fill('叶绿素a浓度');
  await supplier.getByRole('button', { name: '提交审核' }).click();
  await expect(supplier).toHaveURL(/\/myprod/);

  await reviewOf(reviewer);
  await expect(reviewer.getByText('有改动', { exact: true })).toHaveCount(2);
  const lines = reviewer.getByRole('list', { name: '逐行改动' }).getByRole('listitem');
  await expect(lines.filter({ hasText: '删去：chl（小数）叶绿素浓度' })).toBeVisible();
  await expect(lines.filter({ hasText: '新增：chl（小数）叶绿素a浓度' })).toBeVisible();
  await reviewer.getByRole('button', { name: '领取并审核' }).click();
  await reviewer.getByRole('radio', { name: '通过' }).check();
  await reviewer.getByRole('button', { name: '确认通过' }).click();
  await expect(reviewer.getByText('公示中').first()).toBeVisible();

  await supplier.goto('/myprod');
  const own = supplier.locator('section', { has: supplier.getByRole('heading', { name }) });
  await own.getByRole('button', { name: '演示：让公示立即期满' }).click();
  await own.getByRole('button', { name: '上架' }).click();
  await expect(own.getByText('已上架')).toBeVisible();

  const visitor = await newPage(browser);
  await visitor.goto('/product');
  await visitor.getByRole('combobox', { name: '产品关键词' }).fill('lanzao');
  await expect(visitor.getByRole('option', { name })).toBeVisible();
  await visitor.getByRole('button', { name: '搜索' }).click();
  await expect(visitor).toHaveURL(/\/prodsearch\?keyword=lanzao/);
  await visitor.getByRole('link', { name }).click();
  await expect(visitor.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(visitor.getByText('¥12,800').first()).toBeVisible();
  await expect(visitor.getByRole('cell', { name: '叶绿素a浓度' })).toBeVisible();
  await expect(visitor.getByRole('link', { name: '申请订购' })).toBeVisible();
  await visitor.getByRole('link', { name: '查验证书' }).click();
  await expect(visitor.getByText(name).first()).toBeVisible();
  await expect(visitor.getByText('查验结果：有效')).toBeVisible();
});
