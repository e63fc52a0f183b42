// 王芳 objects to what stands in public notice; 李明, whose product it is, answers with papers; 赵岩 reads both and decides.
import { expect, type Page } from '@playwright/test';
import { expectToast, signInAs } from './people.ts';
import { test } from './story.ts';

/** A new version of 李明's that the demo keeps in notice while the listed one stays on the market. */
const name = '居民小区噪声等级分布（新版）';
const listed = '居民小区噪声等级分布';

async function attach(page: Page, label: string, fileName: string): Promise<void> {
  const field = page.locator('.ant-form-item', { hasText: label });
  const buffer = Buffer.from('%PDF-1.7\n1 0 obj\n');
  await field.locator('input[type=file]').setInputFiles({ name: fileName, mimeType: 'application/pdf', buffer });
  await expect(field.locator('.ant-upload-list-item-done')).toHaveCount(1);
}

function cardOf(page: Page, heading: string) {
  return page.locator('section', { has: page.getByRole('heading', { name: heading, exact: true }) });
}

test('a new version in notice is objected to, answered and decided, while the listed one stays', async ({
  newPage,
}) => {
  const visitor = await newPage();
  await visitor.goto(`/prodsearch?keyword=${encodeURIComponent(listed)}`);
  await visitor.getByRole('heading', { name: listed }).getByRole('link').first().click();
  await expect(visitor.getByRole('heading', { name: listed, level: 1, exact: true })).toBeVisible();
  const market = visitor.url();
  await visitor.getByRole('link', { name: /新版本公示中，至 \d{4}-\d\d-\d\d/ }).click();
  await expect(visitor.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(visitor.getByText(/还剩 \d+ 天|还剩 \d+ 小时/)).toBeVisible();
  await visitor.getByRole('link', { name: '提出异议' }).click();
  await expect(visitor.getByText('请先登录')).toBeVisible();
  const address = new URL(visitor.url());

  const objector = await newPage();
  await signInAs(objector, '王芳', address.pathname + address.search);
  await objector.getByRole('button', { name: '提交异议' }).click();
  await expect(objector.getByText('请选择异议理由')).toBeVisible();
  await objector.getByLabel('异议理由').click();
  await objector.locator('.ant-select-item', { hasText: '数据权属有争议' }).click();
  await objector.getByLabel('事实与说明').fill('其中三百处点位的读数由我公司采集，未授权他人登记。');
  await attach(objector, '证据材料', '采集合同.pdf');
  await objector.getByRole('button', { name: '提交异议' }).click();
  await expect(objector).toHaveURL(/\/mycenter\/objection/);
  await expect(cardOf(objector, name).getByText('核实中')).toBeVisible();

  const supplier = await newPage();
  await signInAs(supplier, '李明', '/myprod');
  await cardOf(supplier, name).getByRole('link', { name: '查看并答复异议' }).click();
  const received = cardOf(supplier, name);
  await expect(received.getByText('未授权他人登记')).toBeVisible();
  await expect(received.getByText('采集合同')).toHaveCount(0);
  await received.getByRole('button', { name: '答复异议' }).click();
  await supplier
    .getByLabel('答复', { exact: true })
    .fill('双方签有数据共享协议，约定可以登记，协议和点位清单一并提交。');
  await attach(supplier, '证明材料', '共享协议.pdf');
  await supplier.getByRole('button', { name: '提交答复' }).click();
  await expectToast(supplier, '答复已提交');
  await expect(received.getByRole('link', { name: '共享协议.pdf' })).toBeVisible();
  await expect(received.getByRole('button', { name: '答复异议' })).toHaveCount(0);
  await objector.reload();
  await expect(cardOf(objector, name).getByText('双方签有数据共享协议')).toBeVisible();

  const reviewer = await newPage();
  await signInAs(reviewer, '赵岩', '/office/objection');
  await reviewer.getByRole('link', { name }).click();
  await expect(reviewer.getByRole('link', { name: '采集合同.pdf' })).toBeVisible();
  await expect(reviewer.getByRole('link', { name: '共享协议.pdf' })).toBeVisible();
  await reviewer.getByRole('button', { name: '领取并审核' }).click();
  await reviewer.getByRole('radio', { name: '成立，退回供方补正' }).check();
  await reviewer.getByRole('button', { name: '插入常用语' }).click();
  await reviewer.getByRole('button', { name: /^经核对双方材料，异议所述权属争议属实/ }).click();
  await reviewer.getByRole('button', { name: '作出处理', exact: true }).click();
  await expectToast(reviewer, '异议已处理，双方都会收到通知');
  await expect(reviewer.getByText('异议成立').first()).toBeVisible();

  await visitor.goto('/notice');
  await expect(visitor.getByRole('link', { name })).toHaveCount(0);
  await visitor.getByRole('link', { name: '异议处理结果' }).click();
  await expect(visitor.getByRole('row', { name: new RegExp(`${listed}.*异议成立`) })).toBeVisible();
  await visitor.goto(market);
  await expect(visitor.getByRole('heading', { name: listed, level: 1, exact: true })).toBeVisible();
  await objector.goto('/mycenter/notice');
  await expect(objector.getByText(`您对公示产品“${name}”提出的异议经核实成立`)).toBeVisible();
  await supplier.goto('/myprod');
  await expect(cardOf(supplier, name).getByText('请按审核意见补正后重新提交')).toBeVisible();
});
