import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { getByToken, signIn } from '@shuji/contract/account/calls';
import { applyPermit } from '@shuji/contract/permit/calls';
import { afterAll, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { startTracing } from './trace.ts';

interface Exported {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}
interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

const posted: string[] = [];
const collector = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  posted.push(Buffer.concat(parts).toString());
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});
await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
afterAll(() => collector.close());
const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
// The exporter reads its settings from the environment itself.
process.env.OTEL_EXPORTER_OTLP_ENDPOINT = endpoint;
const stop = await startTracing(process.env);
delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
const { as, runJob } = await world();

test('a collector receives each request and job as spans, one within another, and nothing of anybody', async () => {
  const phone = '13655556666';
  await as('li')(getByToken, {});
  await as('visitor')(signIn, { phone, password: 'no-such-1', uuid: 'x'.repeat(36), captcha: '1234' }).catch(() => {});
  await as('wang')(applyPermit, { roles: ['buyer'], reason: `请联系${phone}`, consent: true } as never).catch(() => {});
  await runJob('send-notice-sms');
  await stop();
  const spans = posted.flatMap((text) =>
    (JSON.parse(text) as Exported).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
  const request = spans.find(({ name }) => name === 'getByToken');
  expect(request?.attributes).toContainEqual({ key: 'shuji.outcome', value: { stringValue: 'done' } });
  const job = spans.find(({ name }) => name === 'job send-notice-sms');
  const within = spans.find(({ parentSpanId }) => parentSpanId === job?.spanId);
  expect(within).toMatchObject({ name: 'transaction', traceId: job?.traceId });
  expect(posted.join()).not.toContain(phone);
});

test('where no collector is named, nothing of it is loaded', async () => {
  const loads = async (environment: Record<string, string>) => {
    const script = `
      const { registerHooks } = await import('node:module');
      const seen = [];
      registerHooks({ resolve: (name, from, next) => (seen.push(name), next(name, from)) });
      await import('./server/src/app.ts');
      const { startTracing } = await import('./server/src/observe/trace.ts');
      await (await startTracing(process.env))();
      // The interface alone comes with prom-client.
      console.log(seen.filter((name) => name.startsWith('@opentelemetry/') && name !== '@opentelemetry/api').length);
      process.exit(0)`;
    const env = { PATH: process.env.PATH, ...environment };
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], { env });
    return Number(stdout);
  };
  expect(await loads({})).toBe(0);
  expect(await loads({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })).toBeGreaterThan(0);
});
