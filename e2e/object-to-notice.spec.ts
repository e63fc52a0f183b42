// 王芳 objects to what stands in public notice; 赵岩 examines the evidence and upholds it; the notice is over.
import { type Browser, expect, type Page, test } from '@playwright/test';
import { signInAs, told } from './people.ts';

const name = '公共厕所与无障碍设施数据';

async function newPage(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

test('an objection with evidence stops a public notice, and its decision reaches the objector', async ({ browser }) => {
  test.setTimeout(120_000);
  const visitor = await newPage(browser);
  await visitor.goto('/');
  await visitor.getByRole('navigation', { name: '页脚导航' }).getByRole('link', { name: '产品公示' }).click();
  await visitor.getByRole('link', { name }).click();
  await expect(visitor.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(visitor.getByText(/还剩 \d+ 天|还剩 \d+ 小时/)).toBeVisible();
  await visitor.getByRole('link', { name: '提出异议' }).click();
  await expect(visitor.getByText('请先登录')).toBeVisible();
  const address = new URL(visitor.url());

  const objector = await newPage(browser);
  await signInAs(objector, '王芳');
  await objector.goto(address.pathname + address.search);
  await objector.getByRole('button', { name: '提交异议' }).click();
  await expect(objector.getByText('请选择异议理由')).toBeVisible();
  await objector.getByLabel('异议理由').click();
  await objector.locator('.ant-select-item', { hasText: '数据权属有争议' }).click();
  await objector.getByLabel('事实与说明').fill('其中三百处设施的核实记录由我公司采集，未授权他人登记。');
  const evidence = objector.locator('.ant-form-item', { hasText: '证据材料' });
  await evidence.locator('input[type=file]').setInputFiles({
    name: '采集合同.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n1 0 obj\n'),
  });
  await expect(evidence.locator('.ant-upload-list-item-done')).toHaveCount(1);
  await objector.getByRole('button', { name: '提交异议' }).click();
  await expect(objector).toHaveURL(/\/mycenter\/objection/);
  await expect(objector.getByText('核实中')).toBeVisible();
  await visitor.goto('/notice');
  await expect(visitor.getByText('异议处理中')).toBeVisible();

  const reviewer = await newPage(browser);
  await signInAs(reviewer, '赵岩');
  await reviewer
    .getByRole('link', { name: /公示异议/ })
    .first()
    .click();
  await reviewer.getByRole('link', { name }).click();
  await expect(reviewer.getByRole('link', { name: '采集合同.pdf' })).toBeVisible();
  await reviewer.getByRole('radio', { name: '成立，退回供方补正' }).check();
  await reviewer.getByLabel('处理理由').fill('采集合同属实，请供方剔除该部分或补充授权。');
  await reviewer.getByRole('button', { name: '作出处理' }).click();
  await told(reviewer, '异议已处理，双方都会收到通知');

  await visitor.goto('/notice');
  await expect(visitor.getByRole('link', { name })).toHaveCount(0);
  await objector.goto('/mycenter/notice');
  await expect(objector.getByText(`您对公示产品“${name}”提出的异议经核实成立`)).toBeVisible();
});
