// A supplier reports updates, by page and by program; readers see punctuality, the market's order follows it.
import { expect, type Page } from '@playwright/test';
import { expectToast, signInAs } from './people.ts';
import { test } from './story.ts';

/** A product on the market, by its name. */
async function productNamed(page: Page, name: string): Promise<string> {
  const reply = await (
    await page.request.get(`/api/product/list?pageSize=20&keyword=${encodeURIComponent(name)}`)
  ).json();
  const rows = reply.data.rows as { id: string; name: string }[];
  return rows.find((row) => row.name === name)?.id ?? '';
}

test('updates are reported, judged and shown', async ({ page: reader, newPage }) => {
  const supplier = await newPage();
  const id = await productNamed(reader, '短临降水外推预测模型');

  await test.step('a reader sees how punctually a product was updated, and what has no record', async () => {
    const punctual = await productNamed(reader, '环渤海港口泊位作业效率数据集');
    await reader.goto(`/prodinfo?id=${punctual}`);
    const section = reader.locator('#freshness');
    await expect(section.getByText(/^应更新 \d+ 次：按时 \d+、逾期 \d+、缺报 \d+$/).first()).toBeVisible();
    await expect(section.getByRole('img', { name: /近十二个月的更新/ })).toBeVisible();
    await expect(section.getByText('下次更新')).toBeVisible();
    await reader.goto(`/prodinfo?id=${await productNamed(reader, '老年大学课程供需数据')}`);
    await expect(section.getByText('暂无更新记录')).toBeVisible();
  });

  await test.step('李明 reports an update by hand; the same once more is refused at its field', async () => {
    await signInAs(supplier, '李明', `/myprod/updates?id=${id}`);
    await supplier.getByLabel('更新条数').fill('860');
    await supplier.getByRole('button', { name: '填报' }).click();
    await expectToast(supplier, '已记录，产品页随即更新');
    await expect(supplier.getByRole('cell', { name: '860 条' })).toBeVisible();
    await supplier.getByLabel('更新条数').fill('870');
    await supplier.getByRole('button', { name: '填报' }).click();
    await expect(supplier.getByText('这一时段已经填报过').first()).toBeVisible();
  });

  await test.step('his program reports with its key, once however often it sends', async () => {
    await supplier.getByRole('button', { name: '领取报送密钥（仅显示一次）' }).click();
    const key = ((await supplier.getByLabel('报送密钥').textContent()) ?? '').trim();
    const send = async (data: object) => {
      const options = { headers: { mobile: '1' }, data: { key, rowCount: 5, ...data } };
      return (await reader.request.post('/api/update/reportByKey', options)).json();
    };
    const period = { periodFrom: '2026-01-05', periodTo: '2026-01-06' };
    const first = await send(period);
    expect(first.code).toBe(200);
    expect((await send(period)).data.id).toBe(first.data.id);
    expect((await send({ ...period, periodTo: '2999-01-01' })).msg).toContain('还没有到的日期不能填报');
  });

  await test.step('a watched interface shows what is compared', async () => {
    const watched = await productNamed(reader, '滨海港区潮位实况接口');
    await supplier.goto(`/myprod/updates?id=${watched}`);
    await expect(supplier.getByText('返回字段 /data/observedAt')).toBeVisible();
  });

  await test.step('the open statistics have punctuality by industry', async () => {
    await reader.goto('/statistics');
    await expect(reader.getByRole('table', { name: '各行业近 90 天的更新准时率' })).toBeVisible();
  });
});

test('several packs run together or in turn, as the buyer chooses', async ({ page: buyer }) => {
  await signInAs(buyer, '王芳', `/checkprod?id=${await productNamed(buyer, '滨海港区潮位实况接口')}`);
  await buyer.getByLabel('数量').fill('50');
  const packs = buyer.getByRole('radiogroup', { name: '多份的使用方式' });
  await expect(buyer.getByText('请选择多份的使用方式')).toBeVisible();
  await packs.getByLabel('依次使用，共 1500 天').check();
  await expect(buyer.getByText('自交付之日起 1500 天')).toBeVisible();
  await packs.getByLabel('同时使用，共 30 天').check();
  await expect(buyer.getByText('自交付之日起 30 天')).toBeVisible();
});

test('prices compare within one unit, and a product shows its prices so far', async ({ page: reader }) => {
  await reader.goto('/product');
  await expect(reader.getByRole('list', { name: '排序' }).getByText('价格从低到高')).toHaveCount(0);
  const filters = reader.getByRole('navigation', { name: '筛选' });
  await filters.getByRole('link', { name: /^每次/ }).click();
  await reader.getByRole('list', { name: '排序' }).getByText('价格从低到高').click();
  await expect(reader.getByText('按每次的最低价由低到高排列')).toBeVisible();
  await filters.getByRole('link', { name: /^每次不到 0.1 元/ }).click();
  await reader.getByRole('article').first().getByRole('link').first().click();
  await expect(reader.locator('#price').getByText('登记以来价格没有变动')).toBeVisible();
  await expect(reader.locator('#price').getByText('同类成交价')).toBeVisible();
});
