import {
  addDemand,
  closeDemand,
  concludeDemand,
  editDemandStatus,
  getDemand,
  giveDemandBack,
  listDemandLog,
  listDemands,
  listOwnDemands,
  takeDemand,
} from '@shuji/contract/demand/calls';
import { reviewDemand, takeDemandDown } from '@shuji/contract/demand/office';
import { dayMs } from '@shuji/contract/time';
import { expect, test } from 'vitest';
import { demandForm, inDays } from '#test/demand-form.ts';
import { world } from '#test/world.ts';

const { as, sql, runJob, providers } = await world();
// 李 takes more demands here than anyone may.
await sql`update setting set value = '1000' where key in ('demand_takes_open', 'demand_takes_daily')`;

async function published(): Promise<string> {
  const { id } = await as('wang')(addDemand, demandForm());
  await as('zhao')(reviewDemand, { id, decision: 'approve' });
  return id;
}

async function statusOf(id: string): Promise<string> {
  const [row] = await sql<{ status: string }[]>`select status from demand where id = ${id}`;
  return row?.status ?? 'none';
}

test('a demand goes from submission over review and taking to its conclusion, one log row a step', async () => {
  const { id, number, status } = await as('wang')(addDemand, demandForm());
  expect(status).toBe('pending');
  expect(number).toMatch(/^XQ-\d{4}-/);
  await expect(as('visitor')(getDemand, { id })).rejects.toMatchObject({ name: 'demand.notFound' });

  await as('zhao')(reviewDemand, { id, decision: 'approve' });
  expect(await as('visitor')(getDemand, { id })).toMatchObject({ status: 'published', may: [] });
  expect((await as('li')(getDemand, { id })).may).toEqual(['take']);

  await as('li')(takeDemand, { id });
  expect((await as('wang')(getDemand, { id })).may).toEqual(['conclude', 'close']);
  await as('wang')(concludeDemand, { id, note: '已签订采购合同' });

  const log = await as('wang')(listDemandLog, { id });
  expect(log.rows.map((row) => `${row.side} ${row.step} ${row.status}`)).toEqual([
    'owner conclude concluded',
    'taker take taken',
    'office approve published',
    'owner submit pending',
  ]);
  expect((await as('visitor')(listDemands, {})).rows.map((row) => row.id)).toContain(id);
});

test('a draft may be empty, is seen by its owner alone, and grows into a submission', async () => {
  const { id, status } = await as('wang')(addDemand, {});
  expect(status).toBe('draft');
  await expect(as('li')(getDemand, { id })).rejects.toMatchObject({ name: 'demand.notFound' });
  await expect(as('li')(addDemand, demandForm({ id }))).rejects.toMatchObject({ name: 'demand.notFound' });
  expect(await as('wang')(addDemand, demandForm({ id }))).toMatchObject({ id, status: 'pending' });
});

test('a demand sent back for correction is saved whole, with its gaps', async () => {
  const { id } = await as('wang')(addDemand, demandForm());
  await as('zhao')(reviewDemand, { id, decision: 'correction', reason: '请补充' });
  const half = as('wang')(addDemand, { id, title: '只改了标题' });
  await expect(half).rejects.toMatchObject({ name: 'demand.incomplete' });
  await as('wang')(addDemand, demandForm({ id, submit: false, title: '改过的标题' }));
});

test('correction shows opinions at the fields, and the owner sends it again', async () => {
  const { id } = await as('wang')(addDemand, demandForm());
  await as('zhao')(reviewDemand, { id, decision: 'correction', opinions: { description: '请说明使用目的' } });
  const back = await as('wang')(getDemand, { id });
  expect(back).toMatchObject({
    status: 'correction',
    opinions: { description: '请说明使用目的' },
    may: ['edit', 'close'],
  });
  await as('wang')(addDemand, demandForm({ id, title: '征集充电桩实时状态数据（补正）' }));
  expect(await as('wang')(getDemand, { id })).toMatchObject({ status: 'pending', opinions: null });
});

test('refusing needs a reason and ends the matter', async () => {
  const { id } = await as('wang')(addDemand, demandForm());
  await expect(as('zhao')(reviewDemand, { id, decision: 'refuse' })).rejects.toMatchObject({
    fields: { reason: '请填写驳回原因' },
  });
  await as('zhao')(reviewDemand, { id, decision: 'refuse', reason: '不属于数据需求' });
  await expect(as('wang')(addDemand, demandForm({ id }))).rejects.toMatchObject({ name: 'demand.notEditable' });
});

test('a demand is decided once', async () => {
  const id = await published();
  await expect(as('zhao')(reviewDemand, { id, decision: 'refuse', reason: '迟到的意见' })).rejects.toMatchObject({
    name: 'demand.moved',
  });
});

test('the owner takes it off the hall and puts it back; changed words are reviewed again', async () => {
  const id = await published();
  await expect(as('wang')(addDemand, demandForm({ id }))).rejects.toMatchObject({ name: 'demand.notEditable' });
  await as('wang')(editDemandStatus, { id, status: 'unpublished' });
  await expect(as('visitor')(getDemand, { id })).rejects.toMatchObject({ name: 'demand.notFound' });
  await expect(as('li')(takeDemand, { id })).rejects.toMatchObject({ name: 'demand.notFound' });
  await as('wang')(editDemandStatus, { id, status: 'published' });
  expect(await statusOf(id)).toBe('published');
  await as('wang')(editDemandStatus, { id, status: 'unpublished' });
  const saved = await as('wang')(addDemand, demandForm({ id, submit: false, title: '改过的需求标题' }));
  expect(saved.status).toBe('draft');
  await expect(as('wang')(editDemandStatus, { id, status: 'published' })).rejects.toMatchObject({
    name: 'demand.moved',
  });
});

test('only a seller takes, and never what they published themselves', async () => {
  const id = await published();
  await expect(as('visitor')(takeDemand, { id })).rejects.toMatchObject({ name: 'door.signedOut' });
  await expect(as('chen')(takeDemand, { id })).rejects.toMatchObject({ name: 'door.needAttested' });
  await expect(as('wang')(takeDemand, { id })).rejects.toMatchObject({ code: 40306 });
  const { id: own } = await as('li')(addDemand, demandForm());
  await as('zhao')(reviewDemand, { id: own, decision: 'approve' });
  await expect(as('li')(takeDemand, { id: own })).rejects.toMatchObject({ name: 'demand.own' });
});

test('the taker gives it back with a reason, and it is open again', async () => {
  const id = await published();
  await as('li')(takeDemand, { id });
  await expect(as('li')(takeDemand, { id })).rejects.toMatchObject({ name: 'demand.alreadyTaken' });
  await expect(as('wang')(giveDemandBack, { id, reason: '不是我接的' })).rejects.toMatchObject({
    name: 'demand.moved',
  });
  await as('li')(giveDemandBack, { id, reason: '暂时没有这类数据' });
  expect(await as('visitor')(getDemand, { id })).toMatchObject({ status: 'published' });
  expect((await as('wang')(getDemand, { id })).note).toBe('暂时没有这类数据');
  await expect(as('li')(giveDemandBack, { id, reason: '再退一次' })).rejects.toMatchObject({ name: 'demand.notFound' });
});

test('the taker reads the public steps, a stranger none, and opinions stay with the owner', async () => {
  const { id } = await as('wang')(addDemand, demandForm());
  await as('zhao')(reviewDemand, { id, decision: 'correction', reason: '请补充', opinions: { title: '太笼统' } });
  await as('wang')(addDemand, demandForm({ id }));
  await as('zhao')(reviewDemand, { id, decision: 'approve' });
  await expect(as('li')(listDemandLog, { id })).rejects.toMatchObject({ name: 'demand.notFound' });
  await as('li')(takeDemand, { id });
  const steps = (await as('li')(listDemandLog, { id })).rows;
  expect(steps.map((row) => row.step)).toEqual(['take', 'approve']);
  expect((await as('wang')(listDemandLog, { id })).rows.find((row) => row.step === 'correct')?.opinions).toEqual({
    title: '太笼统',
  });
});

test('own lists separate published and taken demands', async () => {
  const id = await published();
  await as('li')(takeDemand, { id });
  const taken = await as('li')(listOwnDemands, { type: 'taken' });
  expect(taken.rows.find((row) => row.id === id)).toMatchObject({ status: 'taken', may: ['giveBack'] });
  const all = await as('wang')(listOwnDemands, { pageSize: 100 });
  expect(all.states.taken).toBe(all.rows.filter((row) => row.status === 'taken').length);
  expect((await as('wang')(listOwnDemands, { type: 'taken' })).rows).toEqual([]);
  expect((await as('wang')(listOwnDemands, { status: 'taken' })).rows.map((row) => row.id)).toContain(id);
});

test('a closed demand is gone from the hall, and its owner still reads why', async () => {
  const id = await published();
  await expect(as('li')(closeDemand, { id, reason: '与我无关' })).rejects.toMatchObject({ name: 'demand.notFound' });
  await as('wang')(closeDemand, { id, reason: '项目取消' });
  await expect(as('visitor')(getDemand, { id })).rejects.toMatchObject({ name: 'demand.notFound' });
  expect(await as('wang')(getDemand, { id })).toMatchObject({ status: 'closed', closeReason: '项目取消' });
  await expect(as('wang')(closeDemand, { id, reason: '再关一次' })).rejects.toMatchObject({ name: 'demand.moved' });
});

test('the centre takes an unlawful demand down for good', async () => {
  const id = await published();
  await as('zhao')(takeDemandDown, { id, reason: '涉嫌索取个人信息' });
  expect(await as('wang')(getDemand, { id })).toMatchObject({ status: 'closed', closeReason: '涉嫌索取个人信息' });
});

test('past its deadline a demand is not shown, not taken, and closes by itself', async () => {
  const id = await published();
  const taken = await published();
  await as('li')(takeDemand, { id: taken });
  providers.setClock(new Date(Date.now() + 40 * dayMs));
  await expect(as('visitor')(getDemand, { id })).rejects.toMatchObject({ name: 'demand.notFound' });
  await runJob('close-overdue-demands');
  expect(await statusOf(id)).toBe('closed');
  expect(await statusOf(taken)).toBe('taken');
  await runJob('close-overdue-demands');
  const steps = await sql`select step from demand_event where demand_id = ${id} and step = 'expire'`;
  expect(steps.length).toBe(1);
  providers.setClock(null);
});

test('a demand past its day is neither approved, nor published again, nor taken', async () => {
  const { id } = await as('wang')(addDemand, demandForm());
  const other = await published();
  await as('wang')(editDemandStatus, { id: other, status: 'unpublished' });
  const open = await published();
  await sql`update demand set deadline = ${inDays(-2)} where id in (${id}, ${other}, ${open})`;
  await expect(as('li')(takeDemand, { id: open })).rejects.toMatchObject({ name: 'demand.notFound' });
  await expect(as('zhao')(reviewDemand, { id, decision: 'approve' })).rejects.toMatchObject({
    name: 'demand.reviewTooLate',
  });
  await expect(as('wang')(editDemandStatus, { id: other, status: 'published' })).rejects.toMatchObject({
    name: 'demand.pastDeadline',
  });
});
