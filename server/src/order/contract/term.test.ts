// The term of use is the same in the contract, the downloads and the gateway.
import { uploadFile } from '@shuji/contract/file/calls';
import { getGateway } from '@shuji/contract/gateway/calls';
import { getOrder } from '@shuji/contract/order/calls';
import type { PacksRun } from '@shuji/contract/order/labels';
import { applyOrder } from '@shuji/contract/order/placing';
import { acceptOrder, deliverOrder, openDelivery, updateDelivery } from '@shuji/contract/order/steps';
import { submitProduct } from '@shuji/contract/product/own';
import { dayMs } from '@shuji/contract/time';
import { expect, test } from 'vitest';
import { anInterface, application, dealUntil } from '#test/deal.ts';
import { draftProduct, listProduct } from '#test/listed-product.ts';
import { noticesOf } from '#test/notices.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql } = centre;
const monthly = await listProduct(centre, {
  name: '港区潮位实况月报',
  priceMode: 'monthly',
  tiers: [{ name: '包月', count: null, price: 100_000, days: null }],
});
const fixed = await listProduct(centre, {
  name: '港区泊位名录',
  priceMode: 'fixed',
  tiers: [{ name: '全量', count: null, price: 100_000, days: null }],
});
const negotiable = await listProduct(centre, { name: '港区船期预测模型', priceMode: 'negotiable', tiers: [] });
const free = await listProduct(centre, { name: '港区航道名录', priceMode: 'free', tiers: [] });

const bought = (id: string) => as('wang')(getOrder, { x: 1, y: id });
const daysFrom = (from: string | null | undefined, until: string | null | undefined) =>
  (Date.parse(until ?? '') - Date.parse(from ?? '')) / dayMs;

async function accessOf(product: string, quantity: number, packsRun: PacksRun = 'inTurn') {
  const id = await dealUntil(centre, product, 'paid', { quantity, packsRun });
  await as('li')(deliverOrder, { id, kind: 'api', gateway: anInterface('their-secret') });
  const page = await bought(id);
  return { page, access: await as('wang')(getGateway, { id: page.deliveries[0]?.accessId ?? '' }) };
}

test('three months bought are ninety days: in the contract, for the files, and through the gateway', async () => {
  const id = await dealUntil(centre, monthly, 'delivered', { quantity: 3 });
  const { contract, deliveries, deliveredAt, termMonths } = await bought(id);
  expect(contract?.text).toContain('使用期限\t自交付之日起 90 天');
  expect(contract?.policy).toContain('"P90D"');
  expect(termMonths).toBeNull();
  expect(daysFrom(deliveredAt, deliveries[0]?.until)).toBe(90);
  const file = deliveries[0]?.files[0]?.id ?? '';
  await sql`update trade_order set delivered_at = now() - interval '89 days' where id = ${id}`;
  await as('wang')(openDelivery, { id, file });
  await sql`update trade_order set delivered_at = now() - interval '91 days' where id = ${id}`;
  await expect(as('wang')(openDelivery, { id, file })).rejects.toMatchObject({ name: 'order.termOver' });
  const { page, access } = await accessOf(monthly, 3);
  expect(daysFrom(page.deliveredAt, access.expiresAt)).toBe(90);
});

test('fifty packs run together or in turn as the buyer chose: in the contract and through the gateway', async () => {
  const packs = await listProduct(centre, {
    name: '港区潮位次数包',
    priceMode: 'callPack',
    tiers: [{ name: '百次包', count: 100, price: 1_000, days: 30 }],
  });
  const undecided = await application(centre, packs, { quantity: 50 });
  await expect(as('wang')(applyOrder, { ...undecided, packsRun: undefined })).rejects.toMatchObject({
    name: 'door.badInput',
    fields: { packsRun: expect.stringContaining('同时使用还是依次使用') },
  });
  for (const [packsRun, days] of [
    ['together', 30],
    ['inTurn', 1500],
  ] as const) {
    const { page, access } = await accessOf(packs, 50, packsRun);
    expect(page.contract?.text).toContain(`使用期限\t自交付之日起 ${days} 天（50 份`);
    expect(page.contract?.policy).toContain(`"P${days}D"`);
    expect([daysFrom(page.deliveredAt, access.expiresAt), access.bought]).toEqual([days, 5000]);
  }
});

test.each([
  ['what was quoted', negotiable],
  ['what is free', free],
  ['a line without days', fixed],
])('%s may be used for the months that were agreed, and no longer', async (_, product) => {
  const id = await dealUntil(centre, product, 'delivered', { quantity: 1, termMonths: 6 });
  const { contract, deliveries, deliveredAt } = await bought(id);
  expect(contract?.text).toContain('使用期限\t自交付之日起 6 个月');
  expect(Math.round(daysFrom(deliveredAt, deliveries[0]?.until) / 30.5)).toBe(6);
  const file = deliveries[0]?.files[0]?.id ?? '';
  await sql`update trade_order set delivered_at = now() - interval '7 months' where id = ${id}`;
  await expect(as('wang')(openDelivery, { id, file })).rejects.toMatchObject({ name: 'order.termOver' });
  const { page, access } = await accessOf(product, 1);
  expect(Math.round(daysFrom(page.deliveredAt, access.expiresAt) / 30.5)).toBe(12);
});

test('in a deal by the month the supplier delivers updates, and the buyer gets a message', async () => {
  const id = await dealUntil(centre, monthly, 'delivered', { quantity: 3 });
  const upload = async () =>
    (
      await as('li').upload(
        uploadFile,
        { purpose: 'delivery' },
        { name: '十二月.csv', bytes: Buffer.from('a,b\n1,2\n') },
      )
    ).id;
  const update = async () => as('li')(updateDelivery, { id, files: [await upload()], note: '十二月数据' });
  await expect(update()).rejects.toMatchObject({ name: 'order.notNow' });
  await as('wang')(acceptOrder, { id });
  await noticesOf(centre, 'wang');
  const before = await bought(id);
  await update();
  expect(await noticesOf(centre, 'wang')).toEqual(['供方交付了更新内容，可以下载']);
  const { deliveries, status, history, certificate } = await bought(id);
  expect([status, certificate, history.at(-1)?.move]).toEqual(['completed', before.certificate, 'update']);
  expect(deliveries.map(({ until }) => until)).toEqual([before.deliveries[0]?.until, before.deliveries[0]?.until]);
  await as('wang')(openDelivery, { id, file: deliveries[1]?.files[0]?.id ?? '' });
  expect((await as('li')(getOrder, { x: 2, y: id })).may).toEqual(['update']);
  expect((await bought(id)).may).toEqual([]);
  await sql`update trade_order set delivered_at = now() - interval '91 days' where id = ${id}`;
  await expect(update()).rejects.toMatchObject({ name: 'order.notNow' });
  const once = await dealUntil(centre, fixed, 'completed', { quantity: 1 });
  await expect(as('li')(updateDelivery, { id: once, files: [await upload()] })).rejects.toMatchObject({
    name: 'order.notNow',
  });
});

test('months are required exactly where the price list names no term', async () => {
  const { termMonths: _, ...without } = await application(centre, fixed);
  await expect(as('wang')(applyOrder, without)).rejects.toMatchObject({
    name: 'door.badInput',
    fields: { termMonths: '请填写使用期限（月）' },
  });
  const { termMonths: __, ...month } = await application(centre, monthly);
  const { id } = await as('wang')(applyOrder, month);
  expect(await bought(id)).toMatchObject({ termMonths: null, tier: { days: 30 } });
});

test('what is sold by the call says by how many before it is reviewed', async () => {
  for (const priceMode of ['perCall', 'callPack']) {
    const tiers = [{ name: '体验包', count: null, price: 100, days: null }];
    const id = await draftProduct(centre, { name: `港区潮位接口 ${priceMode}`, priceMode, tiers });
    await expect(as('li')(submitProduct, { id })).rejects.toMatchObject({
      name: 'product.incomplete',
      fields: { 'tiers.0.count': '请填写这一规格包含的次数' },
    });
  }
});
