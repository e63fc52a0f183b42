import { getHealth, listJobRuns, listJobs, runJob } from '@shuji/contract/upkeep/calls';
import { jobLabel } from '@shuji/contract/upkeep/labels';
import { expect, test, vi } from 'vitest';
import { ResponseCache } from '#src/cache/response-cache.ts';
import { newestMigration } from '#src/db/migrate.ts';
import { single } from '#src/db/open.ts';
import { features } from '#src/features.ts';
import { world } from '#test/world.ts';
import { makeNode } from './node.ts';
import { beginRun, takeRequested } from './queries.ts';

const { as, sql, runJob: runNow, providers, server, config, atOnce } = await world();
const qian = as('qian');
const nodeId = '01900000-0000-7000-8000-000000000097';

test('every job has a name that administrators understand', () => {
  const planned = features.flatMap((feature) => feature.jobs.map(({ name }) => name));
  expect(planned.filter((name) => jobLabel(name) === name)).toEqual([]);
});

test('a run is on record with how it went, and what failed says why without anyone’s data', async () => {
  await runNow('sweep-files');
  const [done] = (await qian(listJobRuns, { job: 'sweep-files' })).rows;
  expect(done).toMatchObject({ state: 'done', problem: '', askedBy: null, endedAt: expect.any(String) });

  await sql`alter table trade_order rename to away`;
  await expect(runNow('end-overdue-orders')).rejects.toThrow('trade_order');
  await sql`alter table away rename to trade_order`;
  const { rows } = await qian(listJobRuns, { state: 'failed' });
  expect(rows).toMatchObject([{ job: 'end-overdue-orders', problem: '数据库或系统错误（42P01）' }]);
  const job = (await qian(listJobs, {})).find(({ name }) => name === 'end-overdue-orders');
  expect(job).toMatchObject({ failures: 1, last: { state: 'failed' }, cron: '*/5 * * * *' });
  expect(Date.parse(job?.nextAt ?? '')).toBeGreaterThan(Date.now());
});

test('an administrator has a job run at once, with their name on it; asking twice asks once', async () => {
  await sql`insert into file (id, owner_id, purpose, name, size, type, sha256, key, created_at)
    values (${nodeId}, ${nodeId}, 'proof', 'a.pdf', 1, 'application/pdf', 'x', 'k', now() - interval '30 days')`;
  await Promise.all([1, 2].map(() => qian(runJob, { name: 'sweep-files' })));
  await vi.waitFor(async () => {
    const [run] = (await qian(listJobRuns, { job: 'sweep-files' })).rows;
    expect(run).toMatchObject({ state: 'done', askedBy: '钱宁' });
  });
  await expect(qian(runJob, { name: 'drop-everything' })).rejects.toMatchObject({ name: 'upkeep.noJob' });
  expect(await sql`select 1 from file where id = ${nodeId}`).toHaveLength(0);
});

test('one of two nodes that receive a request runs it', async () => {
  await sql`insert into job_run (id, job, state, asked_by, asked_at) values (${nodeId}, 'turn-day', 'waiting', '钱宁', now())`;
  const take = () => takeRequested(single(sql), nodeId, new Date());
  const taken = await atOnce((tx) => tx`lock table job_run in exclusive mode`, [take, take]);
  expect(taken.filter((one) => one.status === 'fulfilled' && one.value !== null)).toHaveLength(1);
});

test('a run whose process is gone is shown as broken off', async () => {
  const hours = new Date(Date.now() - 3 * 3_600_000);
  await beginRun(single(sql), { id: '01900000-0000-7000-8000-000000000098', job: 'turn-day', nodeId, now: hours });
  expect((await qian(listJobRuns, { state: 'lost' })).rows).toMatchObject([{ job: 'turn-day' }]);
});

test('a job that was due and not run is shown as late', async () => {
  providers.setClock(new Date(Date.now() + 3_600_000));
  const sealing = (await qian(listJobs, {})).find(({ name }) => name === 'sweep-uploads');
  expect(sealing?.lateSeconds).toBe(0);
  await runNow('audit-seal-trail');
  providers.setClock(new Date(Date.now() + 2 * 3_600_000));
  const late = (await qian(listJobs, {})).find(({ name }) => name === 'audit-seal-trail');
  expect(late?.lateSeconds).toBeGreaterThan(3000);
  const { checks } = await qian(getHealth, {});
  expect(checks.find(({ name }) => name === 'lateJobs')).toMatchObject({
    judgement: 'bad',
    advice: expect.stringContaining('重启'),
  });
  providers.setClock(null);
});

test('the state of the whole is exported with the node that runs it, and the schema it has', async () => {
  const node = await makeNode({
    side: single(sql),
    cache: new ResponseCache(1000),
    folder: config.dataDir,
    clock: providers.clock,
  });
  await node.beat();
  const { checks, nodes } = await qian(getHealth, {});
  expect(nodes).toMatchObject([{ id: node.id, isAlive: true, version: expect.stringMatching(/^\d/) }]);
  expect(nodes[0]?.memory).toBeGreaterThan(1_000_000);
  const of = (checkName: string) => checks.find(({ name }) => name === checkName);
  expect(of('schema')).toMatchObject({ judgement: 'good', value: (await newestMigration()).slice(0, 4) });
  expect(of('backup')).toMatchObject({ judgement: 'warn', value: '没有记录' });
  expect(of('disk')?.value).toMatch(/GB|TB/);
});

test('a node is not ready while the database is of an older shape', async () => {
  expect((await server.inject('/readyz')).statusCode).toBe(200);
  const newest = await newestMigration();
  await sql`update schema_migration set name = '0000_' || name where name = ${newest}`;
  const answer = await server.inject('/readyz');
  await sql`update schema_migration set name = ${newest} where name = ${`0000_${newest}`}`;
  expect([answer.statusCode, answer.json()]).toEqual([503, { ready: false, problem: '数据库版本比程序旧' }]);
});
