// 王芳 writes a demand before signing in, 赵岩 approves it, 李明 takes it, and 王芳 concludes it with an order.
import { type Browser, expect, type Page, test } from '@playwright/test';
import { fillApplication, productOnSale } from './deal.ts';
import { personNamed, signInAs, solveRiddle, told } from './people.ts';

const title = `征集沿海风电场逐时功率数据 ${Date.now() % 100_000}`;

async function newPage(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

async function choose(page: Page, label: string, words: string): Promise<void> {
  await page.getByLabel(label).fill(words);
  await page.getByLabel(label).press('Enter');
}

function inThirtyDays(): string {
  return new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
}

/** Signs in where one was sent to, which leads back to where one came from. */
async function signInHere(page: Page, name: string): Promise<void> {
  const { login, password } = await personNamed(page.request, name);
  // The form one comes from has a phone field too.
  await expect(page.getByRole('heading', { name: '登录', level: 1 })).toBeVisible();
  await page.getByLabel('手机号').fill(login);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await solveRiddle(page);
  await page
    .locator('form')
    .getByRole('button', { name: /登\s?录/ })
    .click();
}

test('a demand is written, approved, found, taken by one supplier and concluded', async ({ browser }) => {
  test.setTimeout(180_000);
  const owner = await newPage(browser);
  await owner.goto('/demand');
  await owner.getByRole('link', { name: '发布需求' }).first().click();
  await owner.getByLabel('标题').fill(title);
  await owner
    .getByLabel('需求描述')
    .fill('用于电力交易的出力预测，需要沿海风电场逐时实测功率与风速，历史不少于两年，来源合法可追溯。');

  await owner.getByRole('button', { name: '登录后提交' }).click();
  await signInHere(owner, '王芳');
  await expect(owner).toHaveURL(/\/postdemand/);
  await expect(owner.getByLabel('标题')).toHaveValue(title);

  await owner.getByRole('button', { name: '提交审核' }).click();
  for (const sentence of ['请选择数据类型', '请选择所属行业', '请填写最低预算', '请填写联系人']) {
    await expect(owner.getByText(sentence)).toBeVisible();
  }

  await choose(owner, '数据类型', '数据集');
  await choose(owner, '所属行业', '电力、热力');
  await choose(owner, '期望字段', '场站编号');
  await owner.getByLabel('截止日期').fill(inThirtyDays());
  await owner.getByLabel('截止日期').press('Enter');
  await owner.getByLabel('最低预算').fill('50000');
  await owner.getByLabel('最高预算').fill('80000');
  await owner.getByLabel('联系人').fill('王芳');
  await owner.getByLabel('手机号').fill('13912340000');
  await owner.getByRole('button', { name: '提交审核' }).click();
  await expect(owner.getByRole('note').filter({ hasText: '正在审核' })).toBeVisible();

  const visitor = await newPage(browser);
  await visitor.goto('/demand');
  await expect(visitor.getByRole('link', { name: title })).toHaveCount(0);

  const reviewer = await newPage(browser);
  await signInAs(reviewer, '赵岩');
  await reviewer.getByRole('link', { name: '需求审核' }).first().click();
  await reviewer.getByRole('link', { name: title }).click();
  await reviewer.getByRole('button', { name: '领取并审核' }).click();
  await reviewer.getByRole('radio', { name: '通过' }).check();
  await reviewer.getByRole('button', { name: '确认通过' }).click();
  await told(reviewer, '审核结论已提交');

  await visitor.goto('/demand');
  await visitor.getByRole('link', { name: title }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByText('5–8 万元')).toBeVisible();
  await expect(visitor.getByText('13912340000')).toHaveCount(0);
  const address = visitor.url();

  const seller = await newPage(browser);
  await signInAs(seller, '李明');
  await seller.goto(address);
  await seller.getByRole('button', { name: '接单' }).click();
  await seller.getByRole('button', { name: '确认接单' }).click();
  await told(seller, '接单成功，请尽快联系需求方');
  await expect(seller.getByRole('link', { name: '13912340000' })).toBeVisible();
  await seller.goto('/mydemand');
  await expect(seller.getByRole('link', { name: title })).toBeVisible();

  const product = await productOnSale(owner);
  await owner.goto(`/prodinfo?id=${product.id}`);
  await owner.getByRole('link', { name: '申请订购' }).first().click();
  const number = await fillApplication(owner);
  await owner.goto(address);
  await owner.getByRole('button', { name: '确认成交' }).click();
  await owner.getByRole('dialog').getByLabel('成交订单').selectOption(`${number} ${product.name}`);
  await owner.getByRole('dialog').getByLabel('成交说明').fill('已签订合同');
  await owner.getByRole('dialog').getByRole('button', { name: '确认成交' }).click();
  await told(owner, '已确认成交');
  await visitor.goto(address);
  await expect(visitor.getByText('已成交').first()).toBeVisible();
  await expect(visitor.getByText(number)).toHaveCount(0);
  await seller.goto(address);
  await seller.getByRole('link', { name: '查看成交订单' }).click();
  await expect(seller.getByText(`订单编号 ${number}`)).toBeVisible();
});

test('who is not attested yet keeps what they wrote in their account, and finds it on another machine', async ({
  browser,
}) => {
  const [desk, elsewhere] = [await newPage(browser), await newPage(browser)];
  await signInAs(desk, '陈晨');
  await desk.goto('/postdemand');
  await expect(desk.getByText('发布需求前请先完成身份认证')).toBeVisible();
  await desk.getByLabel('标题').fill(title);
  await desk.getByRole('button', { name: /^保\s?存$/ }).click();
  await told(desk, '已保存到您的账号');
  await signInAs(elsewhere, '陈晨');
  await elsewhere.goto('/postdemand');
  await expect(elsewhere.getByLabel('标题')).toHaveValue(title);
});
