import { listNotices } from '@shuji/contract/notice/calls';
import { confirmPayment, returnPayment } from '@shuji/contract/order/office';
import { applyOrder } from '@shuji/contract/order/placing';
import { acceptOrder, cancelOrder, confirmOrder, disputeOrder, objectOrder } from '@shuji/contract/order/steps';
import { dayMs } from '@shuji/contract/time';
import { beforeAll, expect, test } from 'vitest';
import { application, dealUntil, deliver, pay, pendingPayment, signBoth } from '#test/deal.ts';
import { listProduct } from '#test/listed-product.ts';
import { noticesOf } from '#test/notices.ts';
import { world } from '#test/world.ts';

const centre = await world();
let product: string;
const hear = async () => ({ li: await noticesOf(centre, 'li'), wang: await noticesOf(centre, 'wang') });

beforeAll(async () => {
  product = await listProduct(centre);
  await hear();
});

test('each step of a deal sends one message, to the side that did not take it', async () => {
  const { as } = centre;
  const id = await dealUntil(centre, product, 'applied');
  expect(await hear()).toEqual({ li: ['收到新的订购申请，请确认或报价'], wang: [] });
  await as('li')(confirmOrder, { id });
  expect(await hear()).toEqual({ li: [], wang: ['供方已接受订购，请签署合同'] });
  await signBoth(centre, id);
  expect(await hear()).toEqual({ li: ['双方已签署合同，待需方付款'], wang: ['对方已签署合同'] });
  await pay(centre, id);
  await as('shen')(returnPayment, { id: await pendingPayment(centre, id), reason: '凭证金额与订单不符' });
  expect(await hear()).toEqual({
    li: ['需方已提交付款凭证，待交易中心核对', '付款凭证被退回'],
    wang: ['付款凭证被退回'],
  });
  await pay(centre, id);
  await as('shen')(confirmPayment, { id: await pendingPayment(centre, id) });
  expect(await hear()).toMatchObject({ wang: ['货款已确认到账'] });
  await deliver(centre, id);
  await as('wang')(objectOrder, { id, reason: '数据缺少一个泊位' });
  expect(await hear()).toEqual({
    li: ['需方提出验收异议，请处理后重新交付'],
    wang: ['供方已交付，请按期验收'],
  });
  await deliver(centre, id);
  await as('wang')(acceptOrder, { id });
  const { li, wang } = await hear();
  expect(li).toEqual([
    '需方已验收，交易完成',
    '货款待结算，请填写收款账户',
    expect.stringMatching(/^数据交易凭证 PZ.+ 已颁发$/),
  ]);
  expect(wang).toEqual(['供方已交付，请按期验收', expect.stringMatching(/^数据交易凭证 PZ.+ 已颁发$/)]);
});

test('a notice leads to the deal from the side of its reader', async () => {
  const { as } = centre;
  const id = await dealUntil(centre, product, 'answered');
  const newest = async (who: 'li' | 'wang') => (await as(who)(listNotices, {})).rows[0];
  expect(await newest('li')).toMatchObject({ link: `/orderinfo?side=2&id=${id}`, topic: 'order', isImportant: true });
  expect(await newest('wang')).toMatchObject({ link: `/orderinfo?side=1&id=${id}` });
  await hear();
});

test('a refused or repeated step sends no message', async () => {
  const { as } = centre;
  const input = await application(centre, product);
  const { id } = await as('wang')(applyOrder, input);
  await as('wang')(applyOrder, input);
  expect((await hear()).li).toHaveLength(1);
  await expect(as('li')(cancelOrder, { id, reason: '暂不供应该产品' })).rejects.toMatchObject({ name: 'order.notNow' });
  await expect(
    as('wang')(disputeOrder, { id, reason: '供方一直没有答复，请中心处理。', evidence: [] }),
  ).rejects.toMatchObject({
    name: 'order.notNow',
  });
  expect(await hear()).toEqual({ li: [], wang: [] });
});

test('an expired term sends a message to both', async () => {
  await dealUntil(centre, product, 'answered');
  await hear();
  centre.providers.setClock(new Date(Date.now() + 8 * dayMs));
  await centre.runJob('end-overdue-orders');
  await centre.runJob('end-overdue-orders');
  centre.providers.setClock(null);
  const { li, wang } = await hear();
  expect(new Set([...li, ...wang])).toEqual(new Set(['逾期未办理，系统已自动处理']));
  expect(li).toHaveLength(wang.length);
});
