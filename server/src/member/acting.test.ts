// Who of a company acted: said to their own company and to the office, and not to the other party of the deal.
import { getOrder } from '@shuji/contract/order/calls';
import { readOfficeOrder } from '@shuji/contract/order/oversight';
import { acceptOrder, cancelOrder, confirmOrder, payOrder, signOrder } from '@shuji/contract/order/steps';
import { expect, test } from 'vitest';
import { cast } from '#src/demo/cast.ts';
import { dealUntil, password } from '#test/deal.ts';
import { listProduct } from '#test/listed-product.ts';
import { memberOf } from '#test/member.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql } = centre;
const productId = await listProduct(centre);

async function withPassword(accountId: string): Promise<void> {
  await sql`update account set password_hash = (select password_hash from account where id = ${cast.li.id})
    where id = ${accountId}`;
}

async function personsOf(reading: Promise<{ history: { move: string; person: string | null }[] }>) {
  return Object.fromEntries((await reading).history.map(({ move, person }) => [move, person]));
}

test('the history and the signature name the member to their company and the office alone', async () => {
  const { token, accountId } = await memberOf(sql, cast.li.id, ['supply'], '钟离');
  await withPassword(accountId);
  const id = await dealUntil(centre, productId, 'applied');
  await as({ token })(confirmOrder, { id });
  const { contract } = await as({ token })(getOrder, { x: 2, y: id });
  await as({ token })(signOrder, { id, sha256: contract?.sha256 ?? '', password });

  const own = as('li')(getOrder, { x: 2, y: id });
  expect(await personsOf(own)).toEqual({ apply: null, confirm: '钟离', sign: '钟离' });
  expect((await own).contract?.signatures).toMatchObject([{ side: 'seller', person: '钟离' }]);
  const others = as('wang')(getOrder, { x: 1, y: id });
  expect(await personsOf(others)).toEqual({ apply: null, confirm: null, sign: null });
  expect((await others).contract?.signatures).toMatchObject([{ side: 'seller', person: null }]);
  expect(JSON.stringify(await others)).not.toContain('钟离');
  expect(await personsOf(as('zhao')(readOfficeOrder, { id }).then(({ order }) => order))).toMatchObject({
    confirm: '钟离',
    sign: '钟离',
  });
  expect(JSON.stringify(await as('zhou')(readOfficeOrder, { id }))).not.toContain('钟离');
});

test('what the holder of the account does names nobody, also on a connection that a member has used', async () => {
  const { token } = await memberOf(sql, cast.li.id, ['supply'], '钟离');
  const [first, second] = [
    await dealUntil(centre, productId, 'applied'),
    await dealUntil(centre, productId, 'applied'),
  ];
  await as({ token })(confirmOrder, { id: first });
  for (let turn = 0; turn < 3; turn += 1) await as('li')(getOrder, { x: 2, y: first });
  await as('li')(confirmOrder, { id: second });
  expect(await personsOf(as('li')(getOrder, { x: 2, y: second }))).toMatchObject({ confirm: null });
});

test('a member acts on the side of a deal that their role is for', async () => {
  const { token } = await memberOf(sql, cast.li.id, ['purchase', 'finance'], '钟离');
  const id = await dealUntil(centre, productId, 'applied');
  // 李 sells: whoever only buys for the company does not end the sale, though the call is open to both sides.
  await expect(as({ token })(cancelOrder, { id, reason: '不再需要' })).rejects.toMatchObject({ name: 'door.needRole' });
  const { token: buyer } = await memberOf(sql, cast.wang.id, ['purchase'], '丁香');
  await expect(as({ token: buyer })(payOrder, {} as never)).rejects.toMatchObject({ name: 'door.needRole' });
  const done = await dealUntil(centre, productId, 'delivered');
  await as({ token: buyer })(acceptOrder, { id: done });
  expect(await personsOf(as('wang')(getOrder, { x: 1, y: done }))).toMatchObject({ accept: '丁香' });
});
