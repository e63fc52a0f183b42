// Servers as processes of their own, side by side on a world's database: what one process cannot show of a race.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Call, type Input, type Output, toRequest } from '@shuji/contract/call';
import { afterAll } from 'vitest';
import { testProofLog } from '#test/keys.ts';
import { Refused } from '#test/refused.ts';
import type { World } from '#test/world.ts';

const main = resolve(import.meta.dirname, '../src/main.ts');

export interface Node {
  origin: string;
  /** Makes a call over the network as whoever holds the token. */
  ask<C extends Call>(token: string, call: C, input: Input<C>): Promise<Output<C>>;
}

/** Starts so many servers; they end with the test file. The web must have been built. `allow`: an address they may call though it is this machine's. */
export async function startNodes({ config }: World, count: number, allow = ''): Promise<Node[]> {
  const nodes = await Promise.all(Array.from({ length: count }, () => launch(config, allow)));
  afterAll(async () => {
    await Promise.all(nodes.map(({ end }) => end()));
  });
  return nodes.map(({ port }) => {
    const origin = `http://127.0.0.1:${port}`;
    return { origin, ask: (token, call, input) => ask(origin, token, call, input) };
  });
}

async function launch({ databaseUrl, secretKey }: World['config'], allow: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'shuji-node-'));
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SECRET_KEY: secretKey.toString('hex'),
    LOG_ORIGIN: testProofLog.origin,
    LOG_ED25519_KEY: testProofLog.ed25519Key.toString('hex'),
    LOG_SM2_KEY: testProofLog.sm2Key.toString('hex'),
    SMS: 'local',
    WRITES_PER_MINUTE: '1000000',
    OUTSIDE_ALLOW: allow,
  };
  const server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  await isReady(server);
  const end = async () => {
    const gone = new Promise((done) => server.once('exit', done));
    server.kill('SIGTERM');
    await gone;
    await rm(dataDir, { recursive: true, force: true });
  };
  return { port, end };
}

function isReady(server: ChildProcess): Promise<void> {
  let said = '';
  return new Promise((done, failed) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (bytes) => {
        said += String(bytes);
        if (said.includes('数集已启动')) done();
      });
    }
    server.once('exit', () => failed(new Error(said)));
  });
}

async function ask<C extends Call>(origin: string, token: string, call: C, input: Input<C>): Promise<Output<C>> {
  const { method, url, body } = toRequest(call, input);
  const headers = { mobile: '1', authorization: token, ...(body ? { 'content-type': 'application/json' } : {}) };
  const response = await fetch(origin + url, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  if (response.status !== 200) throw new Error(`HTTP ${response.status} ${await response.text()}`);
  const envelope = (await response.json()) as { code: number; msg: string; data: Output<C> };
  if (envelope.code !== 200) throw new Refused(envelope);
  return envelope.data;
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address() as { port: number };
  await new Promise((done) => probe.close(done));
  return port;
}
