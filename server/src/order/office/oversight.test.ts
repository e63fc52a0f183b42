import { exportOfficeOrders, listOfficeOrders, readOfficeOrder } from '@shuji/contract/order/oversight';
import { listReveals, revealField } from '@shuji/contract/review/calls';
import { chinaDay } from '@shuji/contract/time';
import { expect, test } from 'vitest';
import { dealUntil } from '#test/deal.ts';
import { listProduct } from '#test/listed-product.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql } = centre;
const zhao = as('zhao');
const delivered = await dealUntil(centre, await listProduct(centre), 'delivered');
const found = async (filter: Parameters<typeof zhao<typeof listOfficeOrders>>[1]) =>
  (await zhao(listOfficeOrders, filter)).rows.map(({ id }) => id);

test('the office finds a deal by number, party, state, day, industry and place', async () => {
  const [row] = (await zhao(listOfficeOrders, {})).rows;
  expect(row).toMatchObject({ id: delivered, status: 'awaiting_acceptance', closedAt: null });
  expect(await found({ keyword: row?.number ?? '' })).toEqual([delivered]);
  expect(await found({ keyword: row?.sellerName ?? '' })).toEqual([delivered]);
  expect(await found({ keyword: '没有这样的订单' })).toEqual([]);
  expect(await found({ status: 'awaiting_acceptance' })).toEqual([delivered]);
  expect(await found({ status: 'completed' })).toEqual([]);
  const day = chinaDay(new Date());
  expect(await found({ from: day, to: day })).toEqual([delivered]);
  expect(await found({ to: '2020-01-01' })).toEqual([]);

  const [product] = await sql<{ industry: string; region: string }[]>`
    select p.industry, (select region from party where id = p.party_id) as region
    from product p join trade_order o on o.product_id = p.id where o.id = ${delivered}`;
  expect(await found({ industry: product?.industry ?? '' })).toEqual([delivered]);
  expect(await found({ industry: 'A' })).toEqual([]);
  expect(await found({ region: `${product?.region.slice(0, 2)}0000` })).toEqual([delivered]);
  expect(await found({ region: '650000' })).toEqual([]);
});

test('the office reads a deal whole; the contact is masked until someone says why they look', async () => {
  const { order, downloads } = await zhao(readOfficeOrder, { id: delivered });
  expect(order.history.map(({ move }) => move)).toEqual(expect.arrayContaining(['apply', 'sign', 'deliver']));
  expect(order.contract?.text).toContain('合同');
  expect(downloads).toEqual([]);
  expect(order.contact.phone).toBe('139****0002');
  const reason = '核实交付联系人';
  const { value } = await zhao(revealField, { place: 'order', id: delivered, field: 'contactPhone', reason });
  expect(value).toBe('13900000002');
  expect((await as('zhou')(listReveals, {})).rows[0]).toMatchObject({ place: 'order', subjectId: delivered, reason });
});

test('the filtered list is exported as a table', async () => {
  const { body } = await zhao.file(exportOfficeOrders, { format: 'csv', columns: ['number', 'status'] });
  expect(body.toString('utf8')).toMatch(/"订单编号","状态"\r\n.+,"待验收"/);
});
