// An API product is bought, called through the gateway until it is used up, and then refused clearly; both see it.
import { expect, type Page } from '@playwright/test';
import { bringToDelivery, sign } from './deal.ts';
import { choose } from './hands.ts';
import { authenticate, expectToast, signInAs } from './people.ts';
import { test } from './story.ts';

const name = '滨海港区潮位实况接口';

async function productNamed(page: Page): Promise<string> {
  const reply = await (
    await page.request.get(`/api/product/list?pageSize=20&keyword=${encodeURIComponent(name)}`)
  ).json();
  const rows = reply.data.rows as { id: string; name: string }[];
  return rows.find((row) => row.name === name)?.id ?? '';
}

test('an interface is bought, called until it is used up, and refused clearly', async ({ page: buyer, newPage }) => {
  const seller = await newPage();
  const office = await newPage();
  await Promise.all([authenticate(buyer, '王芳'), authenticate(seller, '李明'), signInAs(office, '沈静')]);
  let number = '';
  let address = '';
  let key = '';

  await test.step('王芳 applies for twenty calls, 李明 accepts and signs', async () => {
    await buyer.goto(`/checkprod?id=${await productNamed(buyer)}`);
    await expect(buyer.getByRole('heading', { level: 1, name: '申请订购' })).toBeVisible();
    await choose(buyer, '应用场景', '供应链物流');
    await choose(buyer, '使用目的', '内部经营分析');
    await buyer.getByLabel('用途说明').fill('用于本公司船舶靠离泊与闸口排班的内部经营分析。');
    await buyer.getByLabel('联系人').fill('王芳');
    await buyer.getByLabel('联系电话').fill('138 0000 0002');
    await buyer.getByRole('button', { name: '提交订购申请' }).click();
    await expect(buyer.getByRole('heading', { name: '等待供方' })).toBeVisible();
    number = /DD-\S+/.exec((await buyer.getByText(/^订单编号 DD-/).textContent()) ?? '')?.[0] ?? '';
    await seller.goto(`/sellprod?keyword=${number}`);
    await seller.getByRole('link', { name: '处理申请' }).click();
    await seller.getByRole('button', { name: '接受订购' }).click();
    await sign(seller);
  });

  await bringToDelivery({ buyer, seller, office, number });

  await test.step('李明 opens his interface behind the gateway', async () => {
    await seller.reload();
    await expect(seller.getByLabel('接口地址')).toHaveValue(/\/api\/demo\/tide$/);
    await seller.getByLabel('凭证名称').fill('X-Token');
    await seller.getByLabel('接口凭证').fill('AK-story');
    await seller.getByRole('button', { name: '确认交付' }).click();
    await expectToast(seller, '已交付，请等待需方验收');
  });

  await test.step('王芳 takes her key, which is shown once', async () => {
    await buyer.reload();
    await buyer.getByRole('link', { name: '领取密钥与查看用量' }).click();
    await expect(buyer.getByText('待领取密钥')).toBeVisible();
    await buyer.getByRole('button', { name: '领取调用密钥（仅显示一次）' }).click();
    key = ((await buyer.getByLabel('调用密钥').textContent()) ?? '').trim();
    expect(key).toMatch(/^sj_/);
    address =
      (await buyer
        .getByText(/\/gateway\/[0-9a-f-]{36}$/)
        .first()
        .textContent()) ?? '';
    await buyer.reload();
    await expect(buyer.getByText(`尾号 ${key.slice(-4)}`)).toBeVisible();
    await expect(buyer.getByText(key)).toHaveCount(0);
  });

  await test.step('twenty calls are answered, the next is refused', async () => {
    const call = () => buyer.request.get(`${address}?port=dagang`, { headers: { 'X-Api-Key': key } });
    for (let left = 19; left >= 0; left -= 1) {
      const reply = await call();
      expect(reply.status()).toBe(200);
      expect((await reply.json()).data.port).toBe('大港');
      expect(reply.headers()['x-gateway-left']).toBe(String(left));
    }
    const refused = await call();
    expect(refused.status()).toBe(403);
    expect(await refused.json()).toEqual({ code: 46304, msg: expect.stringContaining('次数已用完'), data: null });
  });

  for (const [who, page] of [
    ['王芳', buyer],
    ['李明', seller],
  ] as const) {
    await test.step(`${who} sees that all are used`, async () => {
      await page.goto(`/mycenter/gateway?id=${address.slice(-36)}`);
      await expect(page.getByText('次数已用完', { exact: true })).toBeVisible();
      await expect(page.getByText('已用 20 / 20 次')).toBeVisible();
      await expect(page.getByRole('img', { name: /计次调用 20 次/ })).toBeVisible();
      await page.getByText('以表格查看').click();
      await expect(page.getByRole('table', { name: '各时段的调用次数与耗时' })).toBeVisible();
      await expect(page.getByRole('table', { name: '每次调用的结果' })).toContainText('计 1 次');
      await page.getByText('计次规则', { exact: true }).click();
      await expect(page.getByText('请求转发给供方时即计 1 次', { exact: false })).toBeVisible();
    });
  }
});
