// The centre under load: PostgreSQL from npm, its listings, one server process as in production.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbedded } from '../server/src/db/embedded.ts';
import { fill, fillMillion, proofLog } from './fill.ts';

/** The listings in PostgreSQL: so many, and where it is wanted a million of them beside. */
export interface Listings {
  url: string;
  millionUrl: string | null;
  stop(): Promise<void>;
}

export interface Centre {
  origin: string;
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '..');
const folder = join(root, '.cache/bench');
const password = 'bench';
// Sealed contacts of the generated listings are opened with it again in the next run.
export const secretKey = 'b2f36c0a8687d5916c7a49fa8e7f65dd8af0d6409b6db33cfa0db8c5182f2875';

export async function openListings(count: number, withMillion: boolean): Promise<Listings> {
  await mkdir(folder, { recursive: true });
  const database = await startEmbedded({ folder: join(folder, 'pg'), password, settings: { max_wal_size: '8GB' } });
  try {
    const filling = { url: database.url, secretKey, count };
    await fill(filling);
    const millionUrl = withMillion ? await fillMillion(filling) : null;
    return { url: database.url, millionUrl, stop: database.stop };
  } catch (failure) {
    await database.stop();
    throw failure;
  }
}

/** `place` names its files among those of other centres. */
export async function startCentre(databaseUrl: string, port: number, place: string): Promise<Centre> {
  const server = await startServer(databaseUrl, port, place);
  return { origin: `http://127.0.0.1:${port}`, stop: () => stop(server) };
}

/** The settings of a centre in service. */
export function serviceEnv(databaseUrl: string, dataDir: string): Record<string, string> {
  return {
    NODE_ENV: 'production',
    DEMO: '0',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SECRET_KEY: secretKey,
    LOG_ORIGIN: proofLog.origin,
    LOG_ED25519_KEY: proofLog.ed25519Key.toString('hex'),
    LOG_SM2_KEY: proofLog.sm2Key.toString('hex'),
    // No text message is sent here; production only requires a gateway's address.
    SMS: 'http',
    SMS_URL: 'http://127.0.0.1:9/',
    SMS_KEY: 'bench',
  };
}

async function startServer(databaseUrl: string, port: number, place: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, [join(root, 'server/src/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...serviceEnv(databaseUrl, join(folder, `data-${place}`)), PORT: String(port) },
  });
  await untilReady(`http://127.0.0.1:${port}/readyz`, server);
  await untilCalm(server);
  return server;
}

const longestCalming = 90;

// Waits for the node's start-up work to end, so that it is not measured: until the process uses hardly any CPU.
async function untilCalm({ pid }: ChildProcess): Promise<void> {
  let before = await ticksOf(pid);
  for (let second = 0, calm = 0; second < longestCalming && calm < 3; second += 1) {
    await sleep(1_000);
    const now = await ticksOf(pid);
    calm = now - before < 5 ? calm + 1 : 0;
    before = now;
  }
}

/** The CPU time of a process in hundredths of a second, on Linux; elsewhere it counts as idle. */
async function ticksOf(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
}

async function stop(server: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
}

// A demonstration fills itself before it answers for the first time.
const timeoutMs = 600_000;

/** Waits until an address answers 200; throws when the process ends first. */
export async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + timeoutMs;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`The server for ${url} ended with ${child.exitCode}`);
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await sleep(100);
  }
  throw new Error(`${url} did not become ready`);
}
