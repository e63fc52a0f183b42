import { dismissAlert, listAlerts } from '@shuji/contract/alert/calls';
import { listAuditEntries } from '@shuji/contract/audit/calls';
import { expect, test } from 'vitest';
import { cast } from '#src/demo/cast.ts';
import { dealUntil } from '#test/deal.ts';
import { listProduct } from '#test/listed-product.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, atOnce } = centre;
const zhao = as('zhao');
const reason = '已电话核实，为年度框架采购';

const productId = await listProduct(centre);
const orders: string[] = [];
for (let count = 0; count < 4; count += 1) orders.push(await dealUntil(centre, productId, 'answered'));

async function samePair() {
  const { open } = await zhao(listAlerts, {});
  return open.find(({ rule }) => rule === 'samePair');
}

test('repeated trades of a pair raise an alert for a reviewer, with their orders and the reason', async () => {
  const alert = await samePair();
  expect(alert?.why).toContain('4 笔');
  expect(alert?.orders.map(({ id }) => id).sort()).toEqual(orders.toSorted());
});

test('an auditor sees an alert, only reviewers judge it, and neither side does', async () => {
  const id = (await samePair())?.id ?? '';
  for (const name of ['sun', 'qian'] as const)
    await expect(as(name)(listAlerts, {})).rejects.toMatchObject({ name: 'door.forbidden' });
  await expect(as('zhou')(dismissAlert, { id, reason })).rejects.toMatchObject({ name: 'door.forbidden' });
  const [row] = await sql<
    { code: string }[]
  >`select seller_code as code from trade_order where id = ${orders[0] ?? ''}`;
  await sql`update operator set organisation = ${row?.code ?? ''} where id = ${cast.zhao.id}`;
  await expect(zhao(dismissAlert, { id, reason })).rejects.toMatchObject({ name: 'review.ownOrganisation' });
  await sql`update operator set organisation = null where id = ${cast.zhao.id}`;
});

test('concurrent judgements of one alert leave one conclusion, recorded and audited', async () => {
  const id = (await samePair())?.id ?? '';
  await expect(zhao(dismissAlert, { id, reason: '好' })).rejects.toMatchObject({ name: 'door.badInput' });
  const results = await atOnce(
    (tx) => tx`lock table alert_dismissal in share mode`,
    [() => zhao(dismissAlert, { id, reason }), () => zhao(dismissAlert, { id, reason })],
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const { dismissed } = await zhao(listAlerts, {});
  expect(dismissed[0]).toMatchObject({ id, rule: 'samePair', reason, operatorName: '赵岩' });
  expect(await samePair()).toBeUndefined();
  const trail = await as('zhou')(listAuditEntries, { call: 'dismissAlert', subject: id });
  expect(trail.rows).toHaveLength(1);
  await expect(sql`delete from alert_dismissal`).rejects.toThrow('append-only');
  await expect(zhao(dismissAlert, { id, reason })).rejects.toMatchObject({ name: 'alert.notFound' });
});

test('once they trade again it waits again', async () => {
  await dealUntil(centre, productId, 'answered');
  expect((await samePair())?.why).toContain('5 笔');
});
