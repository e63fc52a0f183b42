// Issue 20, 8: services of merchants are found and ordered as data are.
import { expect, type Page } from '@playwright/test';
import { expectNoBarrier } from './axe-walk.ts';
import { attachByApi, fillApplication, slipOf } from './deal.ts';
import { authenticate, personNamed, post } from './people.ts';
import { test } from './story.ts';

/** 正度, who holds 服务方; the password of the demo is everyone's. */
async function asMerchant(page: Page, phone: string): Promise<void> {
  const { password } = await personNamed(page.request, '李明');
  await authenticate(page, { side: 'site', login: phone, password });
}

test('a service is found by its type, ordered, delivered, accepted and certified', async ({ page, newPage }) => {
  const [merchant, office] = [await newPage(), await newPage()];
  await asMerchant(merchant, '13800001007');
  await authenticate(office, '韩磊');
  await authenticate(page, '王芳');
  const { password } = await personNamed(page.request, '李明');

  await page.goto('/');
  await page.getByRole('link', { name: '质量检测服务', exact: true }).first().click();
  await expect(page.getByRole('link', { name: '去掉条件：产品类型 质量检测服务' })).toBeVisible();
  await page.getByRole('link', { name: '数据集质量检测服务' }).click();
  await expect(page.getByRole('heading', { name: '服务内容' })).toBeVisible();
  await expect(page.getByText('数据质量检测报告（盖章 PDF）')).toBeVisible();
  await expect(page.getByRole('heading', { name: /数据字典|样例|更新与准时率/ })).toHaveCount(0);
  await expectNoBarrier(page);
  await page.getByRole('link', { name: '申请订购' }).first().click();
  await expect(page.getByLabel('使用期限（月）')).toHaveCount(0);
  await fillApplication(page);
  const id = new URL(page.url()).searchParams.get('id') ?? '';

  await post(merchant, 'token', '/api/order/confirm', { id });
  await page.reload();
  await expect(page.getByRole('heading', { name: '数据服务合同' })).toBeVisible();
  await expect(page.getByText('服务提供方').first()).toBeVisible();
  const digest = /SHA-256 ([0-9a-f]{64})/;
  const shown = await page.getByRole('definition').filter({ hasText: digest }).textContent();
  const [, sha256] = digest.exec(shown ?? '') ?? [];
  for (const side of [merchant, page]) {
    await post(side, 'token', '/api/order/sign', { id, sha256, password });
  }
  const voucher = await attachByApi(page, 'voucher', slipOf(id));
  const transfer = { reference: `LS ${id}`, payer: '海联供应链管理有限公司', paidOn: '2026-11-02' };
  await post(page, 'token', '/api/order/pay', { id, voucher, ...transfer });
  await page.reload();
  await expect(page.getByRole('heading', { name: '等待核对到账' })).toBeVisible();
  const queue = await office.request.get('/office/api/payment/queue?pageSize=100', {
    headers: { mobile: '1', authorization: (await office.evaluate(() => localStorage.getItem('officeToken'))) ?? '' },
  });
  const rows = (await queue.json()).data.rows as { id: string; orderId: string }[];
  const payment = rows.find((row) => row.orderId === id)?.id ?? '';
  await post(office, 'officeToken', '/office/api/payment/confirm', { id: payment });
  const file = await attachByApi(merchant, 'delivery', {
    name: '检测报告.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('指标,得分\n完整性,98\n'),
  });
  await post(merchant, 'token', '/api/order/deliver', { id, kind: 'file', files: [file], note: '报告原件已寄出' });

  await page.reload();
  await expect(page.getByText('服务方已交付')).toBeVisible();
  await page.getByRole('button', { name: '确认验收' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认验收' }).click();
  for (const aspect of ['成果质量', '描述相符', '交付及时', '服务支持'])
    await page.getByRole('radiogroup', { name: aspect }).getByLabel('5 分').check({ force: true });
  await page.getByLabel('评价', { exact: true }).fill('报告完整，结论清楚，按约定的日期交付。');
  await page.getByRole('button', { name: '提交评价' }).click();
  await expect(page.getByText('成果质量')).toBeVisible();
  await page.getByRole('link', { name: '查看交易凭证' }).click();
  await expect(page.getByText('兹证明下列数据服务交易')).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: /^服务方$/ })).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: '供方' })).toHaveCount(0);
  await expect(page.getByRole('definition').filter({ hasText: '数据集质量检测服务' })).toBeVisible();
});

test('a service of a merchant without the role is not ordered', async ({ page, newPage }) => {
  const [merchant, office] = [await newPage(), await newPage()];
  await asMerchant(merchant, '13800001017');
  await authenticate(office, '赵岩');
  await authenticate(page, '王芳');
  const token = (await merchant.evaluate(() => localStorage.getItem('token'))) ?? '';
  const permits = await merchant.request.get('/api/permit/list', { headers: { mobile: '1', authorization: token } });
  const [permit] = (await permits.json()).data.rows as { id: string }[];
  const freeze = (frozen: boolean) =>
    post(office, 'officeToken', `/office/api/permit/freeze/${permit?.id}`, {
      frozen,
      reason: '资质到期，暂停提供服务',
    });

  await page.goto('/merchants?service=labeling');
  await page.getByRole('link', { name: '数据标注服务', exact: true }).last().click();
  await page.getByRole('link', { name: '遥感与街景影像标注服务' }).click();
  await freeze(true);
  await page.getByRole('link', { name: '申请订购' }).first().click();
  await expect(page.getByRole('main').getByText('该数商目前未持有服务方权限，不能订购其服务')).toBeVisible();
  await freeze(false);
  await page.reload();
  await expect(page.getByRole('button', { name: '提交订购申请' })).toBeVisible();
});

test('the filters of the market name the services under a heading of their own', async ({ page }) => {
  await page.goto('/product');
  const filters = page.getByRole('navigation', { name: '筛选' });
  await expect(filters.getByRole('heading', { name: '服务类型' })).toBeVisible();
  await filters.getByRole('link', { name: /^质量检测服务/ }).click();
  await expect(page.getByRole('link', { name: '去掉条件：产品类型 质量检测服务' })).toBeVisible();
  await expect(page.getByRole('link', { name: '数据集质量检测服务' })).toBeVisible();
});
