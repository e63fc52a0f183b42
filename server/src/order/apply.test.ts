import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { getOffer, getOrder } from '@shuji/contract/order/calls';
import { listOrders } from '@shuji/contract/order/list';
import { applyOrder } from '@shuji/contract/order/placing';
import { setShelf } from '@shuji/contract/product/own';
import { expect, test } from 'vitest';
import { castCompanies } from '#src/demo/scenes/company.ts';
import { application } from '#test/deal.ts';
import { listProduct } from '#test/listed-product.ts';
import { newcomer } from '#test/newcomers.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, atOnce } = centre;
const product = await listProduct(centre);

async function faults(changes: object): Promise<Record<string, string>> {
  const input = { ...(await application(centre, product)), ...changes };
  const refused = await as('wang')(applyOrder, input as never).catch((error: unknown) => error);
  return (refused as { fields: Record<string, string> }).fields;
}

test('every wrong field is reported at once, and nothing is stored', async () => {
  const before = await sql`select id from trade_order`;
  expect(await faults({ quantity: 0, usage: '太短', contactPhone: '123', termMonths: 0, contactName: '' })).toEqual({
    quantity: '数量不能小于 1',
    usage: '用途说明需为 10–500 个字',
    contactPhone: '请填写正确的 11 位手机号',
    termMonths: '使用期限（月）不能小于 1',
    contactName: '请填写联系人',
  });
  expect(await faults({ tier: undefined })).toEqual({ tier: '请选择规格' });
  expect(await faults({ tier: 7 })).toEqual({ tier: '请选择规格' });
  expect(await faults({ scene: 'nowhere' })).toEqual({ scene: '请从列表中选择应用场景' });
  expect(await faults({ amount: 1 })).toEqual({ amount: '没有这个字段' });
  expect((await sql`select id from trade_order`).length).toBe(before.length);
});

test('the same key sent again answers with the same order; another application under it is refused', async () => {
  const input = await application(centre, product);
  const first = await as('wang')(applyOrder, input);
  expect(await as('wang')(applyOrder, input)).toEqual(first);
  await expect(as('wang')(applyOrder, { ...input, quantity: 3 })).rejects.toMatchObject({ name: 'order.keyReused' });
  const key = { idempotencyKey: input.key };
  expect(await sql`select id from trade_order where idempotency_key = ${key.idempotencyKey}`).toHaveLength(1);
});

test('sixteen at once with one key make exactly one order and sixteen equal replies', async () => {
  const input = await application(centre, product);
  const callers = Array.from({ length: 16 }, () => () => as('wang')(applyOrder, input));
  const lock = (tx: Parameters<Parameters<typeof atOnce>[0]>[0]) => tx`lock table trade_order in share mode`;
  const settled = await atOnce(lock, callers);
  const replies = settled.map((one) => (one.status === 'fulfilled' ? JSON.stringify(one.value) : String(one.reason)));
  expect(new Set(replies).size).toBe(1);
  expect(replies[0]).toContain('DD-');
  expect(await sql`select id from trade_order where idempotency_key = ${input.key}`).toHaveLength(1);
  expect(
    await sql`select e.id from order_event e join trade_order o on o.id = e.order_id where o.idempotency_key = ${input.key}`,
  ).toHaveLength(1);
});

test('the form fills in the contact from the attestation or the last application; no other party sees it', async () => {
  const company = as(await newcomer(sql, 'trading'));
  const contactOf = async () => (await company(getOffer, { id: product })).contact;
  const attested = { name: castCompanies.li.agent, phone: castCompanies.li.phone };
  expect(await contactOf()).toEqual(attested);
  const named = { contactName: '周倩', contactPhone: '13900000077' };
  await company(applyOrder, await application(centre, product, named));
  expect(await contactOf()).toEqual({ name: '周倩', phone: '13900000077' });
  expect((await as('chen')(getOffer, { id: product })).contact).toBeNull();
});

test('only a permitted buyer applies, and never for what they sell themselves', async () => {
  const input = await application(centre, product);
  await expect(as('visitor')(applyOrder, input)).rejects.toMatchObject({ name: 'door.signedOut' });
  await expect(as('chen')(applyOrder, input)).rejects.toMatchObject({ name: 'door.needAttested' });
  await expect(as('li')(applyOrder, input)).rejects.toMatchObject({ name: 'order.own' });
  expect((await as('li')(getOffer, { id: product })).isOwn).toBe(true);
});

test('a permission that was lost counts from the next request', async () => {
  const input = await application(centre, product);
  const lost = await sql`delete from permission where role = 'buyer' returning *`;
  await expect(as('wang')(applyOrder, input)).rejects.toMatchObject({ name: 'door.needBuyer' });
  await sql`insert into permission ${sql(lost)}`;
  await as('wang')(applyOrder, input);
});

test('a product off the market cannot be ordered', async () => {
  const id = await listProduct(centre, { name: '即将下架的数据集' });
  const input = await application(centre, id);
  await as('li')(setShelf, { id, index: '0' });
  await expect(as('wang')(applyOrder, input)).rejects.toMatchObject({ name: 'order.notOnSale' });
  await expect(as('wang')(getOffer, { id })).rejects.toMatchObject({ name: 'order.notOnSale' });
  await expect(as('wang')(getOffer, { id: randomUUIDv7() })).rejects.toMatchObject({ name: 'order.notOnSale' });
});

test('an order is made for the version that was shown, and keeps it', async () => {
  const input = await application(centre, product);
  const stale = { ...input, key: randomUUID(), versionId: randomUUIDv7() };
  await expect(as('wang')(applyOrder, stale)).rejects.toMatchObject({ name: 'order.productChanged' });
  const { id } = await as('wang')(applyOrder, input);
  await sql`update product_version set content = jsonb_set(content, '{tiers,0,price}', '1') where id = ${input.versionId}`;
  expect((await as('li')(getOrder, { x: 2, y: id })).tier?.price).toBe(1_200_000);
});

test("someone else's order is not found, from either side", async () => {
  const { id } = await as('wang')(applyOrder, await application(centre, product, { tier: 1 }));
  await expect(as('wang')(getOrder, { x: 2, y: id })).rejects.toMatchObject({ name: 'order.notFound' });
  await expect(as('li')(getOrder, { x: 1, y: id })).rejects.toMatchObject({ name: 'order.notFound' });
  await expect(as('wang')(getOrder, { x: 1, y: randomUUIDv7() })).rejects.toMatchObject({ name: 'order.notFound' });
  expect((await as('wang')(listOrders, { x: 2 })).total).toBe(0);
});

test('the contact is stored sealed', async () => {
  const { id } = await as('wang')(applyOrder, await application(centre, product, { contactPhone: '13911112222' }));
  const stored = await sql`select * from trade_order where id = ${id}`;
  expect(JSON.stringify(stored)).not.toContain('13911112222');
  expect((await as('li')(getOrder, { x: 2, y: id })).contact.phone).toBe('13911112222');
});
