// Money is finance's; reviewers from before the role go on with it until two of finance are in office.
import { getOwnOperator } from '@shuji/contract/operator/calls';
import { listOperators } from '@shuji/contract/operator/office';
import { confirmPayment, listPayments } from '@shuji/contract/order/office';
import { readOfficeOrder } from '@shuji/contract/order/oversight';
import { expect, test } from 'vitest';
import { dealUntil, pay, pendingPayment } from '#test/deal.ts';
import { listProduct } from '#test/listed-product.ts';
import { hire, setPasswordByLink } from '#test/operators.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql } = centre;
const password = 'harbour-lamp-2051';
const forbidden = { name: 'door.forbidden' };
const order = await dealUntil(centre, await listProduct(centre), 'signed');
await pay(centre, order);

test('a reviewer reads a deal whole and no queue of money; finance reads the deal masked and confirms the payment', async () => {
  await expect(as('zhao')(listPayments, {})).rejects.toMatchObject(forbidden);
  const id = await pendingPayment(centre, order);
  await expect(as('zhao')(confirmPayment, { id })).rejects.toMatchObject(forbidden);
  const whole = await as('zhao')(readOfficeOrder, { id: order });
  const masked = await as('shen')(readOfficeOrder, { id: order });
  expect(whole.order.contact.name).toBe('王芳');
  expect(masked.order.contact.name).not.toBe('王芳');
  expect((await as('shen')(listPayments, {})).rows).toHaveLength(1);
});

test('reviewers of an upgraded centre keep finance until two with passwords hold it, and not after', async () => {
  await sql`update operator set roles = '{editor}' where username in ('shen', 'han')`;
  await sql`update operator set keeps_finance = true where 'reviewer' = any (roles)`;
  expect((await as('zhao')(listPayments, {})).total).toBe(1);
  expect((await as('zhao')(getOwnOperator, {})).roles).toEqual(['reviewer', 'finance']);
  const first = await hire(centre, { username: 'caiyi', name: '蔡一', roles: ['finance'] });
  await setPasswordByLink(centre, first.phone, password);
  const second = await hire(centre, { username: 'caier', name: '蔡二', roles: ['finance'] });
  expect((await as('zhao')(listPayments, {})).total).toBe(1);
  await setPasswordByLink(centre, second.phone, password);
  await expect(as('zhao')(listPayments, {})).rejects.toMatchObject(forbidden);
  expect((await as('qian')(listOperators, {})).filter(({ keepsFinance }) => keepsFinance)).toEqual([]);
  await sql`update operator set status = 'frozen' where username = 'caier'`;
  await expect(as('wu')(listPayments, {})).rejects.toMatchObject(forbidden);
});
