// The centre under load: PostgreSQL from npm, a hundred thousand listings, one server process as in production.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Embedded, startEmbedded } from '../server/src/db/embedded.ts';
import { fill, proofLog } from './fill.ts';

export interface Centre {
  origin: string;
  databaseUrl: string;
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '..');
const folder = join(root, '.cache/bench');
const password = 'bench';
// Sealed contacts of the generated listings are opened with it again in the next run.
const secretKey = 'b'.repeat(64);

/** `place` names its database and files among those of other centres. */
export async function startCentre(count: number, port: number, place = 'pg'): Promise<Centre> {
  await mkdir(folder, { recursive: true });
  const database = await startEmbedded({ folder: join(folder, place), password });
  try {
    await fill({ url: database.url, secretKey, count });
    const server = await startServer(database, port, place);
    return { origin: `http://127.0.0.1:${port}`, databaseUrl: database.url, stop: () => stop(server, database) };
  } catch (failure) {
    await database.stop();
    throw failure;
  }
}

async function startServer(database: Embedded, port: number, place: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, [join(root, 'server/src/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEMO: '0',
      PORT: String(port),
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, `data-${place}`),
      SECRET_KEY: secretKey,
      LOG_ORIGIN: proofLog.origin,
      LOG_ED25519_KEY: proofLog.ed25519Key.toString('hex'),
      LOG_SM2_KEY: proofLog.sm2Key.toString('hex'),
      // No text message is sent here; production only wants to be told where they would go.
      SMS: 'http',
      SMS_URL: 'http://127.0.0.1:9/',
      SMS_KEY: 'bench',
    },
  });
  await untilReady(`http://127.0.0.1:${port}/readyz`, server);
  return server;
}

async function stop(server: ChildProcess, database: Embedded): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  await database.stop();
}

/** Waits until an address answers 200; throws when the process ends first. */
export async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The server for ${url} ended with ${child.exitCode}`);
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await sleep(100);
  }
  throw new Error(`${url} did not become ready`);
}
