import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { creditCheck } from '@shuji/contract/check-digit';
import { codeSentTo, signInAs, solveRiddle } from './people.ts';

// A company of its own for each run, so that a server which already runs can be told the story again.
const serial = String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
const phone = `139${serial}`;
const company = `潮汐数据服务${serial}有限公司`;
const creditCode = withCheck(`91990116M${serial}`);

const picture = {
  name: '影像.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
};

function withCheck(body: string): string {
  return body + creditCheck(body);
}

async function signUp(page: Page): Promise<void> {
  await page.goto('/register?type=2');
  await page.getByLabel('手机号').fill(phone);
  await solveRiddle(page);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByLabel('短信验证码').fill(await codeSentTo(page, phone));
  await page.getByLabel('设置密码').fill('tide-lamp-river');
  await page.getByLabel('我已阅读并同意《用户服务协议》').check();
  await page.getByLabel('我已阅读并同意《个人信息保护政策》').check();
  await page.getByRole('button', { name: '注册并填写入驻资料' }).click();
  await expect(page).toHaveURL(/\/checkin/);
}

async function checkAccess(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`)).toEqual([]);
}

/** Opens the company's application at one of the office's desks. */
async function openAt(office: Page, desk: string): Promise<void> {
  await office.getByRole('navigation', { name: '运营导航' }).getByRole('link', { name: desk }).click();
  await office.getByRole('searchbox', { name: '关键词' }).fill(company);
  await office.getByRole('button', { name: '查询' }).click();
  await office.getByRole('link', { name: company }).click();
  await expect(office.getByRole('heading', { level: 1, name: company })).toBeVisible();
}

async function approve(office: Page, desk: string): Promise<void> {
  await openAt(office, desk);
  await office.getByRole('button', { name: '领取并审核' }).click();
  await office.getByRole('radio', { name: '通过' }).check();
  await office.getByRole('button', { name: '确认通过' }).click();
  await expect(office.getByText('已通过').first()).toBeVisible();
}

test('a company is attested after a correction, enters as a merchant and may sell', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const office = await (await browser.newContext()).newPage();
  await signInAs(office, '赵岩');
  await signUp(page);
  await expect(page.getByText('请先完成企业身份认证')).toBeVisible();
  await page.getByRole('link', { name: '查看身份认证' }).click();

  await test.step('every gap is named at its field', async () => {
    await page.getByLabel('统一社会信用代码').fill('91990116MAG4BAHED0');
    await page.getByRole('button', { name: '提交审核' }).click();
    await expect(page.getByText('请填写企业名称')).toBeVisible();
    await expect(page.getByText('统一社会信用代码不正确')).toBeVisible();
    await expect(page.getByText('请上传营业执照影像')).toBeVisible();
    await checkAccess(page);
  });

  await test.step('it applies', async () => {
    await page.getByLabel('企业名称').fill(company);
    await page.getByLabel('统一社会信用代码').fill(creditCode);
    await page.getByLabel('法定代表人').fill('潘汐');
    await page.getByLabel('所在地区').click();
    for (const part of ['天津市', '滨海新区']) await page.getByRole('menuitemcheckbox', { name: part }).click();
    await page.getByLabel('经办人姓名').fill('潘汐');
    await page.getByLabel('联系电话').fill(phone);
    const uploads = page.locator('input[type=file]');
    await uploads.nth(0).setInputFiles(picture);
    await uploads.nth(1).setInputFiles(picture);
    await expect(page.getByText('影像.png')).toHaveCount(2);
    await page.getByLabel('我已阅读上述说明').check();
    await page.getByRole('button', { name: '提交审核' }).click();
    await expect(page.getByText('已提交，等待审核')).toBeVisible();
  });

  await test.step('the reviewer sends it back with an opinion at a field', async () => {
    await openAt(office, '身份认证审核');
    await checkAccess(office);
    await office.getByRole('button', { name: '领取并审核' }).click();
    await office.getByRole('radio', { name: '补正' }).check();
    await office.getByRole('checkbox', { name: '法定代表人' }).check();
    await office.getByLabel('对“法定代表人”的意见').fill('与营业执照不一致');
    await office.getByLabel('理由').fill('请核对后重新提交');
    await office.getByRole('button', { name: '确认补正' }).click();
    await expect(office.getByText('待补正').first()).toBeVisible();
  });

  await test.step('it corrects, and the reviewer sees what changed', async () => {
    await page.reload();
    await expect(page.getByText('审核意见：与营业执照不一致')).toBeVisible();
    await page.getByLabel('法定代表人').fill('潘海');
    await page.getByRole('button', { name: '提交审核' }).click();
    await expect(page.getByText('已提交，等待审核')).toBeVisible();
    await openAt(office, '身份认证审核');
    await expect(office.getByText('有改动')).toHaveCount(1);
    await office.getByRole('button', { name: '领取并审核' }).click();
    await office.getByRole('radio', { name: '通过' }).check();
    await office.getByRole('button', { name: '确认通过' }).click();
    await expect(office.getByText('已通过').first()).toBeVisible();
  });

  await test.step('it enters as a merchant', async () => {
    await page.goto('/checkin');
    await page.getByLabel('数商类别').click();
    await page.getByTitle('数据供方').click();
    await page.keyboard.press('Escape');
    await page.getByLabel('企业简介').fill('本公司汇聚近岸潮位、海浪与港口作业数据，为航运和海洋工程提供数据产品。');
    await page.getByRole('button', { name: '提交审核' }).click();
    await expect(page.getByText('已提交，等待审核')).toBeVisible();
    await approve(office, '数商入驻审核');
  });

  await test.step('it asks for permission to buy and to sell', async () => {
    await page.goto('/dealauth');
    await page.getByLabel(/^需方/).check();
    await page.getByLabel(/^供方/).check();
    await page.getByLabel('我已阅读并同意《数据交易规则》').check();
    await checkAccess(page);
    await page.getByRole('button', { name: '提交审核' }).click();
    await expect(page.getByText('已提交，等待审核')).toBeVisible();
    await approve(office, '交易权限审核');
    await page.goto('/openrecord');
    await expect(page.getByRole('heading', { name: '需方、供方' })).toBeVisible();
    await expect(page.getByText('审核通过')).toBeVisible();
  });

  await test.step('anyone reads its card, without script too', async () => {
    await page.goto('/checkin');
    const card = await page.getByRole('link', { name: '查看公开名片' }).getAttribute('href');
    const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await reader.goto(card as string);
    await expect(reader.getByRole('heading', { level: 1, name: company })).toBeVisible();
    await expect(reader.getByText('已认证数商')).toBeVisible();
    await expect(reader.getByText(creditCode)).toHaveCount(0);
  });
});

test('a merchant registers a deal, and its card tells it once approved', async ({ page, browser }) => {
  const office = await (await browser.newContext()).newPage();
  const name = `近岸潮位预报数据${serial}`;
  await signInAs(page, '李明');
  await page.goto('/transregister?id=new');
  await page.getByRole('radio', { name: '供方' }).check();
  await page.getByLabel('产品名称').fill(name);
  await page.getByLabel('交易对方').fill('蓝湾海洋工程有限公司');
  await page.getByLabel('交付情况').fill('按月交付十二个站点的潮位预报数据，全部按期验收合格，对方出具了验收单。');
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByText('交易日期需为日期')).toBeVisible();
  await page.getByLabel('交易日期').fill('2026-02-10');
  await page.getByLabel('交易日期').press('Enter');
  await page.locator('input[type=file]').setInputFiles(picture);
  await expect(page.getByText('影像.png')).toHaveCount(1);
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`${name}.*待审核`) })).toBeVisible();

  await signInAs(office, '赵岩');
  await office.goto(`/office/experience?keyword=${encodeURIComponent(name)}`);
  await office.getByRole('link', { name: new RegExp(name) }).click();
  await office.getByRole('button', { name: '领取并审核' }).click();
  await office.getByRole('radio', { name: '通过' }).check();
  await office.getByRole('button', { name: '确认通过' }).click();
  await expect(office.getByText('已通过').first()).toBeVisible();

  await page.goto('/checkin');
  await page.getByRole('link', { name: '查看公开名片' }).click();
  await expect(page.getByText(name)).toBeVisible();
  await expect(page.getByText('蓝湾海洋工程有限公司')).toHaveCount(0);
});
