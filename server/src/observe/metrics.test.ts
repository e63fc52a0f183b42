import { setTimeout as sleep } from 'node:timers/promises';
import { getByToken, signInByCode } from '@shuji/contract/account/calls';
import { getSetting } from '@shuji/contract/site/calls';
import { expect, test } from 'vitest';
import { tokenOf } from '#test/template.ts';
import { world } from '#test/world.ts';
import { openMetrics, serveMetrics } from './metrics.ts';

const metrics = openMetrics();
const { as, server, sql, runJob } = await world({ metrics });
const scrape = () => metrics.registry.metrics();

test('successful, refused and failed requests are counted under their call', async () => {
  await as('li')(getByToken, {});
  await as('visitor')(getByToken, {}).catch(() => {});
  expect(await scrape()).toContain('shuji_requests_total{call="getByToken",outcome="done"} 1');
  expect(await scrape()).toContain('shuji_requests_total{call="getByToken",outcome="refused"} 1');
  expect(await scrape()).toContain('shuji_request_seconds_count{call="getByToken"} 2');
  await sql`alter table setting rename to setting_gone`;
  await as('visitor')(getSetting, { key: 'web_title' }).catch(() => {});
  await sql`alter table setting_gone rename to setting`;
  expect(await scrape()).toContain('shuji_requests_total{call="getSetting",outcome="fault"} 1');
});

test('a job that ran and one that failed are counted apart', async () => {
  await runJob('send-notice-sms');
  await sql`alter table notice_sms rename to notice_sms_gone`;
  await runJob('send-notice-sms').catch(() => {});
  await sql`alter table notice_sms_gone rename to notice_sms`;
  expect(await scrape()).toContain('shuji_job_runs_total{job="send-notice-sms",outcome="done"} 1');
  expect(await scrape()).toContain('shuji_job_runs_total{job="send-notice-sms",outcome="failed"} 1');
});

test('a call of the gateway that is refused is counted by its reason', async () => {
  await server.inject({ method: 'GET', url: '/gateway/nobody/13655556666', headers: { authorization: 'Bearer x' } });
  expect(await scrape()).toMatch(/shuji_gateway_refused_total\{why="gateway\.\w+"\} 1/);
});

test('the metrics show the state of the centre: database, queues, response cache', async () => {
  const text = await scrape();
  for (const name of ['database_bytes', 'disk_free_bytes', 'sms_waiting', 'proof_log_waiting', 'kept_missed_total'])
    expect(text).toMatch(new RegExp(`^shuji_${name} -?\\d`, 'm'));
  expect(text).toMatch(/^shuji_database_connections\{state="\w[\w ]*"\} \d+$/m);
  // No backup is known of, which is not the same as a fresh one.
  expect(text).toContain('shuji_backup_age_seconds -1');
});

test('while the database is unreachable, the process still exports its own counters', async () => {
  await sql`alter table node rename to node_gone`;
  await sleep(2_100);
  const text = await scrape();
  await sql`alter table node_gone rename to node`;
  expect(text).toContain('shuji_state_known 0');
  expect(text).toContain('shuji_requests_total{call="getByToken",outcome="done"} 1');
  expect(text).toMatch(/^shuji_sms_waiting Nan$/im);
});

test('no label holds user input', async () => {
  const phone = '13655556666';
  await as('visitor')(signInByCode, { phone, smsCode: '123456' }).catch(() => {});
  await server.inject({ method: 'GET', url: `/api/product/info/${phone}?name=${phone}` });
  await server.inject({ method: 'GET', url: `/nothing/${phone}` });
  const text = await scrape();
  expect(text).not.toContain(phone);
  expect(text).not.toContain(tokenOf('li'));
  expect(text).not.toContain('127.0.0.1');
});

test('Prometheus reads them on a port of their own; the public one has none', async () => {
  const { port, stop } = await serveMetrics(metrics.registry, { port: 0, host: '127.0.0.1' });
  const read = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(read.headers.get('content-type')).toContain('text/plain');
  expect(await read.text()).toContain('shuji_requests_total');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  await stop();
  expect((await server.inject({ method: 'GET', url: '/metrics' })).body).not.toContain('shuji_requests_total');
});
