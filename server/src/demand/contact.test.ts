// Contacts of demands: revealed to the taker on record, limited by number, and an alert where they are only collected.

import { dismissAlert, listAlerts } from '@shuji/contract/alert/calls';
import { addDemand, getDemand, giveDemandBack, takeDemand } from '@shuji/contract/demand/calls';
import { listTakerEvents, readDemandContact } from '@shuji/contract/demand/contact';
import { reviewDemand } from '@shuji/contract/demand/office';
import { dayMs } from '@shuji/contract/time';
import { beforeEach, expect, test } from 'vitest';
import { invalidateMemos } from '#src/cache/memo.ts';
import { lockQuota } from '#src/db/quota.ts';
import { cast } from '#src/demo/cast.ts';
import { demandForm } from '#test/demand-form.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, providers, atOnce } = centre;
const [li, wang, zhao] = [as('li'), as('wang'), as('zhao')];
await sql`update setting set value = '1000' where key = 'demand_quota'`;

async function limit(open: number, daily: number): Promise<void> {
  await sql`update setting set value = ${String(open)} where key = 'demand_takes_open'`;
  await sql`update setting set value = ${String(daily)} where key = 'demand_takes_daily'`;
  invalidateMemos(['site']);
}

beforeEach(async () => {
  await sql`update demand set status = 'closed', closed_at = now() where status = 'taken'`;
  await limit(1000, 1000);
});

async function published(): Promise<string> {
  const { id } = await wang(addDemand, demandForm());
  await zhao(reviewDemand, { id, decision: 'approve' });
  return id;
}

const several = (count: number) => Promise.all(Array.from({ length: count }, published));

test('the contact is revealed to the taker only, by a press, and stored encrypted', async () => {
  const id = await published();
  expect(await as('visitor')(getDemand, { id })).toMatchObject({ contact: null, mayReadContact: false });
  expect((await wang(getDemand, { id })).contact?.phone).toBe('13912345678');
  await expect(li(readDemandContact, { id })).rejects.toMatchObject({ name: 'demand.notFound' });
  await li(takeDemand, { id });
  expect(await li(getDemand, { id })).toMatchObject({ contact: null, mayReadContact: true });
  expect(await li(readDemandContact, { id })).toMatchObject({ phone: '13912345678' });
  await li(giveDemandBack, { id, reason: '暂时没有这类数据' });
  await expect(li(readDemandContact, { id })).rejects.toMatchObject({ name: 'demand.notFound' });
  const [row] = await sql<{ contact: string }[]>`select contact from demand where id = ${id}`;
  expect(row?.contact).not.toContain('13912345678');
  expect(JSON.stringify(await sql`select * from demand_event where demand_id = ${id}`)).not.toContain('13912345678');
});

test('the owner sees who took the demand, read the contact and gave it back, when and why', async () => {
  const id = await published();
  await li(takeDemand, { id });
  await li(readDemandContact, { id });
  await li(readDemandContact, { id });
  await li(giveDemandBack, { id, reason: '暂时没有这类数据' });
  const { rows } = await wang(listTakerEvents, { id });
  expect(rows.map(({ step, reason }) => [step, reason])).toEqual([
    ['giveBack', '暂时没有这类数据'],
    ['read', null],
    ['read', null],
    ['take', null],
  ]);
  const [party] = await sql<{ name: string }[]>`select name from party where account_id = ${cast.li.id}`;
  expect(new Set(rows.map(({ partyName }) => partyName))).toEqual(new Set([party?.name]));
  await expect(li(listTakerEvents, { id })).rejects.toMatchObject({ name: 'demand.notFound' });
  await expect(sql`delete from taker_event`).rejects.toThrow();
});

test('a supplier takes at most a fixed number of demands at once, until one is returned', async () => {
  await limit(2, 1000);
  const [first = '', second = '', third = ''] = await several(3);
  await li(takeDemand, { id: first });
  await li(takeDemand, { id: second });
  await expect(li(takeDemand, { id: third })).rejects.toMatchObject({ name: 'demand.tooManyHeld' });
  expect((await wang(getDemand, { id: third })).status).toBe('published');
  await li(giveDemandBack, { id: first, reason: '无法按期交付' });
  await li(takeDemand, { id: third });
});

test('taking and giving back goes on so often a day, and again on the next', async () => {
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from taker_event where step = 'take'`;
  await limit(1000, (row?.count ?? 0) + 2);
  const id = await published();
  for (let round = 0; round < 2; round += 1) {
    await li(takeDemand, { id });
    await li(giveDemandBack, { id, reason: '无法按期交付' });
  }
  await expect(li(takeDemand, { id })).rejects.toMatchObject({ name: 'demand.tooManyToday' });
  providers.setClock(new Date(Date.now() + dayMs));
  await li(takeDemand, { id });
  providers.setClock(null);
});

test('eight concurrent takes by one supplier succeed up to the limit', async () => {
  await limit(3, 1000);
  const demands = await several(8);
  const [party] = await sql<{ id: string }[]>`select id from party where account_id = ${cast.li.id}`;
  const results = await atOnce(
    (tx) => lockQuota(tx, 'demand take', party?.id ?? ''),
    demands.map((id) => () => li(takeDemand, { id })),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  const taken = await sql`select 1 from demand where taker_party_id = ${party?.id ?? ''} and status = 'taken'`;
  expect(taken).toHaveLength(3);
});

test('reading contacts and returning the demands raises an alert, and a later reading another', async () => {
  await sql`alter table taker_event disable trigger taker_event_append_only`;
  await sql`delete from taker_event`;
  await sql`alter table taker_event enable trigger taker_event_append_only`;
  const harvests = async () => (await zhao(listAlerts, {})).open.filter(({ rule }) => rule === 'contactHarvest');
  const collect = async () => {
    const id = await published();
    await li(takeDemand, { id });
    await li(readDemandContact, { id });
    await li(giveDemandBack, { id, reason: '无法按期交付' });
  };
  for (let round = 0; round < 4; round += 1) await collect();
  expect(await harvests()).toEqual([]);
  await collect();
  const [alert] = await harvests();
  expect(alert?.why).toContain('查看 5 条需求的联系方式，其中 5 条看后退回');
  await zhao(dismissAlert, { id: alert?.id ?? '', reason: '已电话提醒供方' });
  expect(await harvests()).toEqual([]);
  await collect();
  expect(await harvests()).toHaveLength(1);
});
