// A test file's own centre: a clone of the migrated database, the cast signed in, and calls through the API.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Call, type Input, type Output, toRequest } from '@shuji/contract/call';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { type Logger, pino } from 'pino';
import postgres from 'postgres';
import { afterAll, inject } from 'vitest';
import { buildApp } from '#src/app.ts';
import { invalidateMemos } from '#src/cache/memo.ts';
import { type Config, readConfig } from '#src/config/environment.ts';
import { openDatabase, type Pool, type Tx } from '#src/db/open.ts';
import type { CastName } from '#src/demo/cast.ts';
import type { Metrics } from '#src/observe/metrics.ts';
import type { BodyRate } from '#src/overload/body-rate.ts';
import { atOnce } from './at-once.ts';
import { testSecretKey } from './keys.ts';
import { type TestProviders, testProviders } from './outside.ts';
import { Refused } from './refused.ts';
import { tokenOf } from './template.ts';
import { urlAs } from './url-as.ts';

export interface Bytes {
  body: Buffer;
  headers: LightMyRequestResponse['headers'];
}

/** Makes calls as one person. A refusal is thrown as `Refused`, a fault as an Error naming the HTTP status. */
export interface Asker {
  <C extends Call>(call: C, input: Input<C>): Promise<Output<C>>;
  /** A call that takes a file. */
  upload<C extends Call>(call: C, input: Input<C>, file: { name: string; bytes: Uint8Array }): Promise<Output<C>>;
  /** A call that answers bytes. */
  file<C extends Call>(call: C, input: Input<C>): Promise<Bytes>;
}

export interface World {
  /** A cast member, a visitor, or the holder of a token. */
  as(who: CastName | 'visitor' | { token: string }): Asker;
  /** The database itself, to make what a story needs or to see what is stored. */
  sql: Pool;
  /** Forces a race: see at-once.ts. */
  atOnce<T>(lock: (tx: Tx) => Promise<unknown>, callers: (() => Promise<T>)[]): Promise<PromiseSettledResult<T>[]>;
  providers: TestProviders;
  /** For what is not a call: pages, headers, health. */
  server: FastifyInstance;
  config: Config;
  /** Runs a scheduled job now. */
  runJob(name: string): Promise<void>;
}

interface WorldOptions {
  /** Where its server writes. */
  log?: Logger;
  metrics?: Metrics;
  /** Settings other than a test's own. */
  settings?: Partial<Config>;
  bodyRate?: BodyRate;
  /** Wraps the pool that its server reads and writes through. */
  through?: (pool: Pool) => Pool;
}

/** Makes a world that lasts as long as the test file. */
export async function world({
  log = pino({ level: 'error' }),
  metrics,
  settings: changed,
  bodyRate,
  through = (pool) => pool,
}: WorldOptions = {}): Promise<World> {
  // Memos of the previous file belong to another centre.
  invalidateMemos();
  const { url, drop } = await cloneTemplate();
  const folder = await mkdtemp(join(tmpdir(), 'shuji-test-files-'));
  const settings = readConfig({
    DATABASE_URL: url,
    DATA_DIR: folder,
    DEMO: '1',
    SECRET_KEY: testSecretKey.toString('hex'),
    // A test is busier than any person; the brake itself is tested in http/rate-limit.test.ts.
    WRITES_PER_MINUTE: '1000000',
  });
  const config = { ...settings, ...changed, databaseUrl: url, secretKey: testSecretKey };
  // As in production: the program has the web's rights, the test looks on from above.
  const pool = openDatabase(urlAs('shuji_web', url), { max: 80 });
  const side = openDatabase(urlAs('shuji_web', url), { max: 4, writable: true });
  const sql = openDatabase(url, { max: 4, writable: true });
  // Sessions of the template age while earlier files run.
  await sql`update session set created_at = now(), used_at = now()`;
  const providers = await testProviders(folder, testSecretKey, sql);
  const app = await buildApp({ config, pool: through(pool), side, providers, log, metrics, bodyRate });
  const { server, jobs } = app;
  afterAll(async () => {
    await server.close();
    await Promise.all([pool, side, sql].map((each) => each.end({ timeout: 1 })));
    await drop();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    as: (who) => asker(server, who === 'visitor' ? '' : typeof who === 'string' ? tokenOf(who) : who.token),
    sql,
    atOnce: (lock, callers) => atOnce(sql, lock, callers),
    providers,
    server,
    config,
    runJob: async (name) => {
      const job = jobs.find((one) => one.name === name);
      if (!job) throw new Error(`No job is named ${name}`);
      await job.run();
    },
  };
}

/** No robot's, and of no known device. */
const personAgent = 'Mozilla/5.0 (Test; rv:1.0) Gecko/20100101';

function asker(server: FastifyInstance, token: string): Asker {
  const headers = { mobile: '1', authorization: token, 'user-agent': personAgent };
  const ask = async <C extends Call>(call: C, input: Input<C>) => {
    const { method, url, body } = toRequest(call, input);
    return server.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
  };
  const json = async <C extends Call>(call: C, input: Input<C>) => dataOf<Output<C>>(await ask(call, input));
  return Object.assign(json, {
    upload: async <C extends Call>(call: C, input: Input<C>, file: { name: string; bytes: Uint8Array }) => {
      const { url, body } = toRequest(call, input);
      const form = new FormData();
      for (const [name, value] of Object.entries(body ?? {})) form.append(name, String(value));
      form.append('file', new Blob([Buffer.from(file.bytes)]), file.name);
      return dataOf<Output<C>>(await server.inject({ method: 'POST', url, headers, payload: form }));
    },
    file: async <C extends Call>(call: C, input: Input<C>) => {
      const response = await ask(call, input);
      if (!response.headers['content-disposition']) dataOf(response);
      return { body: response.rawPayload, headers: response.headers };
    },
  });
}

function dataOf<T>(response: LightMyRequestResponse): T {
  if (response.statusCode !== 200) throw new Error(`HTTP ${response.statusCode} ${response.body}`);
  const envelope = response.json<{ code: number; msg: string; data: T }>();
  if (envelope.code !== 200) throw new Refused(envelope);
  return envelope.data;
}

async function cloneTemplate(): Promise<{ url: string; drop(): Promise<void> }> {
  const template = inject('templateUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = (statement: string) => runAlone(at(template, 'postgres'), statement);
  // Its checkpoints cost nothing where nothing is synced, and the pages are copied once instead of logged as well.
  await admin(`create database ${name} template shuji strategy file_copy`);
  return { url: at(template, name), drop: () => admin(`drop database ${name} with (force)`) };
}

async function runAlone(url: string, statement: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await sql.unsafe(statement).finally(() => sql.end());
}

function at(url: string, database: string): string {
  const moved = new URL(url);
  moved.pathname = `/${database}`;
  return moved.href;
}
