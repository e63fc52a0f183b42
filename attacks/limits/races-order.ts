// Limits of deals.

import { randomUUID } from 'node:crypto';
import { getOrder } from '@shuji/contract/order/calls';
import { pleadDispute, withdrawDispute } from '@shuji/contract/order/dispute';
import { mostStatements, mostWithdrawals } from '@shuji/contract/order/labels/dispute';
import { writeOrderMessage } from '@shuji/contract/order/message';
import { applyOrder } from '@shuji/contract/order/placing';
import { disputeOrder, openDelivery } from '@shuji/contract/order/steps';
import { proposeTerms } from '@shuji/contract/order/terms';
import { cast } from '../../server/src/demo/cast.ts';
import { application, dealUntil } from '../../server/test/deal.ts';
import { listProduct } from '../../server/test/listed-product.ts';
import { callersAtOnce, centre, everyone, number, type Race, setLimit, times } from './race.ts';

const { as, sql } = centre;
const wang = as('wang');

export async function openOrders(): Promise<Race> {
  await setLimit('order_open_most', 3);
  const form = await application(centre, await listProduct(centre));
  return {
    room: 3,
    callers: everyone(() => wang(applyOrder, { ...form, key: randomUUID() })),
    table: 'trade_order',
    refusals: ['order.tooManyOpen'],
    most: 3,
    count: () => number(sql`select count(*) as count from trade_order where status = 'awaiting_seller'`),
  };
}

export async function messages(): Promise<Race> {
  const id = await dealUntil(centre, await listProduct(centre), 'delivered');
  await sql`
    insert into order_message (order_id, side, account_id, key, text_sealed, at)
    select ${id}, 'buyer', ${cast.wang.id}, 'earlier-' || nth, '', now() from generate_series(1, 999) as nth`;
  return {
    room: 1,
    callers: everyone(() => wang(writeOrderMessage, { id, key: randomUUID(), text: '请问下一批何时交付？' })),
    table: 'order_message',
    refusals: ['order.tooManyMessages'],
    most: 1000,
    count: () => number(sql`select count(*) as count from order_message where order_id = ${id}`),
  };
}

export async function statements(): Promise<Race> {
  const id = await dealUntil(centre, await listProduct(centre), 'delivered');
  await wang(disputeOrder, { id, reason: '交付的数据与合同约定的范围不符' });
  await sql`
    insert into order_statement (id, dispute_id, side, account_id, text, at)
    select gen_random_uuid(), d.id, 'buyer', ${cast.wang.id}, '', now()
    from order_dispute d, generate_series(2, ${mostStatements}) where d.order_id = ${id}`;
  return {
    room: 1,
    callers: everyone(() => wang(pleadDispute, { id, text: '补充说明：缺少三个泊位的数据。' })),
    table: 'order_statement',
    refusals: ['order.tooManyStatements'],
    most: mostStatements,
    count: () =>
      number(sql`
        select count(*) as count from order_statement s join order_dispute d on d.id = s.dispute_id
        where d.order_id = ${id}`),
  };
}

/** Opens and withdraws so many disputes of the same party; each withdrawal ends the open one. */
export async function withdrawals(): Promise<Race> {
  const id = await dealUntil(centre, await listProduct(centre), 'delivered');
  const reason = '交付的数据与合同约定的范围不符';
  await wang(disputeOrder, { id, reason });
  await sql`update trade_order set withdrawals = ${mostWithdrawals - 1} where id = ${id}`;
  return {
    room: 1,
    callers: everyone(() => wang(withdrawDispute, { id, reason: '双方已协商一致，继续履行' })),
    table: 'order_event',
    refusals: ['order.notNow'],
    most: mostWithdrawals,
    count: () => number(sql`select withdrawals as count from trade_order where id = ${id}`),
  };
}

export async function downloads(): Promise<Race> {
  const tiers = [{ name: '单次', count: 1, price: 100_000, days: null }];
  const product = await listProduct(centre, { name: '港区泊位名录', priceMode: 'fixed', tiers });
  const id = await dealUntil(centre, product, 'delivered', { quantity: 2 });
  const { deliveries } = await wang(getOrder, { x: 1, y: id });
  const file = deliveries[0]?.files[0]?.id ?? '';
  return {
    room: 2,
    callers: everyone(() => wang(openDelivery, { id, file })),
    table: 'order_download',
    refusals: ['order.downloadsUsed'],
    most: 2,
    count: () => number(sql`select count(*) as count from order_download where order_id = ${id}`),
  };
}

/** A contract's text is changed so often; each change must name the text that it changes. */
export async function contractRounds(): Promise<Race> {
  const id = await dealUntil(centre, await listProduct(centre), 'answered');
  const most = 20;
  await sql`
    insert into order_contract select (jsonb_populate_record(c, jsonb_build_object('round', nth, 'number', c.number || nth))).*
    from order_contract c, generate_series(2, ${most - 1}) as nth where c.order_id = ${id}`;
  await sql`update trade_order set contract_round = ${most - 1} where id = ${id}`;
  const { contract } = await wang(getOrder, { x: 1, y: id });
  if (!contract?.terms) throw new Error('No contract');
  const { sha256, terms } = contract;
  const changes = times(callersAtOnce, (nth) => ({ ...terms, extra: `同时的第 ${nth} 次修改` }));
  return {
    room: 1,
    callers: changes.map((changed) => () => wang(proposeTerms, { id, sha256, terms: changed })),
    table: 'order_contract',
    refusals: ['order.otherContract', 'order.tooManyRounds'],
    most,
    count: () => number(sql`select count(*) as count from order_contract where order_id = ${id}`),
  };
}
