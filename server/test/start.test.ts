import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const main = resolve(import.meta.dirname, '../src/main.ts');
const isBuilt = existsSync(resolve(import.meta.dirname, '../../web/build/server/index.js'));

let dataDir: string;
const started: ChildProcess[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shuji-start-'));
});

afterAll(async () => {
  for (const server of started)
    if (server.exitCode === null && server.signalCode === null) await end(server, 'SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

function launch(settings: Record<string, string>) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, ...settings };
  const server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(server);
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (bytes) => (output += String(bytes)));
  const ready = new Promise<void>((done, failed) => {
    server.stdout.on('data', () => output.includes('数集已启动') && done());
    server.once('exit', () => failed(new Error(output)));
  });
  ready.catch(() => {});
  return { server, ready, output: () => output };
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const gone = new Promise<number | null>((done) => server.once('exit', done));
  server.kill(signal);
  return gone;
}

async function failure(settings: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const { server, output } = launch(settings);
  const code = await new Promise<number | null>((done) => server.once('close', done));
  return { code, output: output().trim() };
}

async function freePort(): Promise<string> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address() as { port: number };
  await new Promise((done) => probe.close(done));
  return String(port);
}

/** One GET over a connection that stays open. */
function ask(port: string, agent: Agent): Promise<number | undefined> {
  return new Promise((done, failed) => {
    get({ port, path: '/readyz', agent }, (reply) => {
      reply.resume().once('end', () => done(reply.statusCode));
    }).once('error', failed);
  });
}

describe.runIf(isBuilt)('the server', () => {
  it('starts on nothing, keeps others out, survives a kill, and stops at once though browsers hold on', async () => {
    const port = await freePort();
    const first = launch({ PORT: port });
    await first.ready;

    const samePort = await failure({ PORT: port });
    expect(samePort).toEqual({ code: 1, output: expect.stringMatching(/^端口 \d+ 已被占用；.*PORT=\d+ npm start。$/) });
    const sameFolder = await failure({ PORT: await freePort() });
    expect(sameFolder).toEqual({ code: 1, output: expect.stringMatching(/^数据目录 .* 正被另一个进程使用；.*$/) });

    await end(first.server, 'SIGKILL');
    const second = launch({ PORT: port });
    await second.ready;

    const agent = new Agent({ keepAlive: true });
    // It is not ready until it has read the market.
    await expect.poll(() => ask(port, agent), { timeout: 60_000 }).toBe(200);
    expect(await end(second.server, 'SIGTERM')).toBe(0);
    agent.destroy();
  }, 120_000);

  it('warns in production that nothing scans uploaded files where no scanner is set', async () => {
    const key = () => randomBytes(32).toString('hex');
    const folder = await mkdtemp(join(dataDir, 'production-'));
    const { server, ready, output } = launch({
      NODE_ENV: 'production',
      PORT: await freePort(),
      DATA_DIR: folder,
      PUBLIC_ORIGIN: 'https://data.example',
      SMS_URL: 'https://sms.example/send',
      SMS_KEY: key(),
      SECRET_KEY: key(),
      LOG_ED25519_KEY: key(),
      LOG_SM2_KEY: key(),
    });
    await ready;
    expect(output()).toMatch(/"level":40,.*没有设置 CLAMD_ADDRESS：上传的文件不扫描病毒/);
    await end(server, 'SIGTERM');
  }, 120_000);

  it('names every wrong setting, one sentence each, and no stack', async () => {
    const { code, output } = await failure({ PORT: 'x', PUBLIC_ORIGIN: 'y' });
    expect(code).toBe(1);
    expect(output.split('\n')).toEqual([
      expect.stringMatching(/^PORT .*。$/),
      expect.stringMatching(/^PUBLIC_ORIGIN .*。$/),
    ]);
  });
});
