// A trial is a button: started at once, called through the gateway until it is used up; a sample opens whole.
import { expect, type Page } from '@playwright/test';
import { expectNoBarrier } from './axe-walk.ts';
import { expectToast, signInAs } from './people.ts';
import { test } from './story.ts';

const name = '景区客流实时与预测接口';

async function productNamed(page: Page, wanted: string): Promise<string> {
  const reply = await (
    await page.request.get(`/api/product/list?pageSize=20&keyword=${encodeURIComponent(wanted)}`)
  ).json();
  const rows = reply.data.rows as { id: string; name: string }[];
  return rows.find((row) => row.name === wanted)?.id ?? '';
}

test('a trial starts at once, is used up through the gateway and leads to an order', async ({
  page: buyer,
  newPage,
}) => {
  const supplier = await newPage();
  const id = await productNamed(buyer, name);
  let address = '';
  let key = '';

  await test.step('the filter 可试用 finds it, and its page has the button', async () => {
    await signInAs(buyer, '王芳', '/product');
    await buyer
      .getByRole('navigation', { name: '筛选' })
      .getByRole('link', { name: /^接口试用/ })
      .click();
    await buyer.getByRole('article').filter({ hasText: name }).getByRole('link', { name }).click();
    await buyer.getByRole('button', { name: '试用（免费 20 次，7 天）' }).click();
    await expect(buyer.getByRole('heading', { level: 1, name: '接口调用' })).toBeVisible();
  });

  await test.step('王芳 takes the key, shown once, and calls until nothing is left', async () => {
    await buyer.getByRole('button', { name: '领取调用密钥（仅显示一次）' }).click();
    key = ((await buyer.getByLabel('调用密钥').textContent()) ?? '').trim();
    address = `/gateway/${new URL(buyer.url()).searchParams.get('id')}`;
    const call = () => buyer.request.get(`${address}?site=J012`, { headers: { 'X-Api-Key': key } });
    for (let left = 19; left >= 0; left -= 1) {
      const reply = await call();
      expect(reply.status()).toBe(200);
      expect((await reply.json()).site).toBe('J012');
      expect(reply.headers()['x-gateway-left']).toBe(String(left));
    }
    expect((await call()).status()).toBe(403);
  });

  await test.step('我的试用 has what is left, and leads to an order; there is no second trial', async () => {
    await buyer.goto('/mycenter/trial');
    const own = buyer.locator('section', { has: buyer.getByRole('heading', { name }) });
    await expect(own.getByText('已用 20 / 20 次')).toBeVisible();
    await expect(own.getByText('次数已用完')).toBeVisible();
    await own.getByRole('link', { name: '申请订购' }).click();
    await expect(buyer.getByRole('heading', { level: 1, name: '申请订购' })).toBeVisible();
    await buyer.goto(`/prodinfo?id=${id}`);
    await expect(buyer.getByRole('link', { name: '我的试用（已用 20 / 20 次）' })).toBeVisible();
    await expect(buyer.getByRole('button', { name: /^试用（/ })).toHaveCount(0);
  });

  await test.step('a supplier sees who has tried and stops one; an own product is neither tried nor ordered', async () => {
    const own = await productNamed(buyer, '城市道路通行指数接口');
    await signInAs(supplier, '李明', `/myprod/trial?id=${own}`);
    const row = supplier.getByRole('row', { name: /74 \/ 200/ });
    await row.getByRole('button', { name: '终止' }).click();
    await supplier.getByLabel('终止原因').fill('调用频率异常，疑似转售');
    await supplier.getByRole('dialog').getByRole('button', { name: '终止' }).click();
    await expectToast(supplier, '已终止');
    await expect(row.getByText('疑似转售')).toBeVisible();
    await supplier.goto(`/prodinfo?id=${own}`);
    await expect(supplier.getByText('这是贵单位的产品')).toBeVisible();
    await expect(supplier.getByRole('button', { name: /^试用（/ })).toHaveCount(0);
    for (const width of [1440, 390]) {
      await supplier.setViewportSize({ width, height: 800 });
      await expect(supplier.getByRole('link', { name: '申请订购' })).toHaveCount(0);
    }
  });

  await test.step('a buyer without permission is told so at the button, and nothing is started', async () => {
    const newcomer = await newPage();
    await signInAs(newcomer, '陈晨', `/prodinfo?id=${id}`);
    await newcomer.getByRole('button', { name: '试用（免费 20 次，7 天）' }).click();
    await expect(newcomer.getByRole('alert').filter({ hasText: '请先完成身份认证' })).toBeVisible();
  });
});

test('a sample opens whole: sorted, filtered, with the statistics of its columns', async ({ page: reader }) => {
  // Samples of a new demo are measured from its start on, one after another.
  const openable = async () => {
    const reply = await (await reader.request.get('/api/product/list?trial=sample&type=dataset')).json();
    return reply.data.total as number;
  };
  await expect.poll(openable).toBeGreaterThan(0);
  await signInAs(reader, '王芳', '/product?trial=sample&type=dataset');
  await reader.getByRole('article').first().getByRole('link').first().click();
  await reader.locator('#sample').getByRole('link', { name: '打开全部样例' }).click();
  await expect(reader.getByRole('heading', { level: 1, name: '全部样例' })).toBeVisible();
  const table = reader.getByRole('table', { name: '样例数据，可按列排序与筛选' });
  const first = table.getByRole('columnheader').first();
  await first.getByRole('link').click();
  await expect(first).toHaveAttribute('aria-sort', 'ascending');
  await first.getByRole('link').click();
  await expect(first).toHaveAttribute('aria-sort', 'descending');
  const field = table.getByRole('textbox').first();
  await field.fill('2');
  await reader.getByRole('button', { name: '按所填条件筛选' }).click();
  await expect(reader.getByRole('status').filter({ hasText: /^符合条件 \d+ 行，样例共/ })).toBeVisible();
  await expect(reader.getByRole('table', { name: '样例各列统计' })).toBeVisible();
  await expectNoBarrier(reader);
});
