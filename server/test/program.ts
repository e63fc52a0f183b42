// The program as it runs in earnest: a process of its own, which a test may end as harshly as it likes.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { testProofLog, testSecretKey } from './keys.ts';

const main = resolve(import.meta.dirname, '../src/main.ts');
// As `npm start` and the unit file have it: compiled once.
const compiled = resolve(import.meta.dirname, '../../.cache/compile');

export interface Program {
  origin: string;
  port: number;
  dataDir: string;
  child: ChildProcess;
  /** Everything it has printed. */
  output(): string;
  /** Sends a signal and waits for the end; gives the exit code, null when the signal ended it. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** `env`: settings beside those every test's server has. `preload`: a module that the process reads before the program. */
export interface ProgramSettings {
  databaseUrl: string;
  port?: number;
  /** Its own folder by default, which is deleted with the process. */
  dataDir?: string;
  env?: Record<string, string>;
  preload?: string;
}

/** Starts the program and waits until it reports its start. The web must have been built. */
export async function startProgram(settings: ProgramSettings): Promise<Program> {
  const dataDir = settings.dataDir ?? (await mkdtemp(join(tmpdir(), 'shuji-node-')));
  const port = settings.port ?? (await freePort());
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: compiled,
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: settings.databaseUrl,
    SECRET_KEY: testSecretKey.toString('hex'),
    LOG_ORIGIN: testProofLog.origin,
    LOG_ED25519_KEY: testProofLog.ed25519Key.toString('hex'),
    LOG_SM2_KEY: testProofLog.sm2Key.toString('hex'),
    SMS: 'local',
    WRITES_PER_MINUTE: '1000000',
    ...settings.env,
  };
  const preloaded = settings.preload ? ['--import', settings.preload] : [];
  const child = spawn(process.execPath, [...preloaded, main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = listenTo(child);
  const gone = new Promise<number | null>((done) => child.once('exit', done));
  await output.started;
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    const code = await gone;
    if (!settings.dataDir) await rm(dataDir, { recursive: true, force: true });
    return code;
  };
  return { origin: `http://127.0.0.1:${port}`, port, dataDir, child, output: output.output, end };
}

function listenTo(child: ChildProcess): { started: Promise<void>; output: () => string } {
  let output = '';
  const started = new Promise<void>((done, failed) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (bytes) => {
        output += String(bytes);
        if (output.includes('数集已启动')) done();
      });
    }
    child.once('exit', () => failed(new Error(output)));
  });
  return { started, output: () => output };
}

/** Waits until it is ready; returns how many milliseconds that took. */
export async function untilReady(origin: string, patienceMs = 60_000): Promise<number> {
  const began = performance.now();
  for (;;) {
    const response = await fetch(`${origin}/readyz`).catch(() => null);
    if (response?.ok) return performance.now() - began;
    if (performance.now() - began > patienceMs) throw new Error(`${origin} is not ready: ${await response?.text()}`);
    await sleep(20);
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address() as { port: number };
  await new Promise((done) => probe.close(done));
  return port;
}

/** Waits until a process listens on the port. */
export async function untilOpen(port: number): Promise<void> {
  const until = performance.now() + 60_000;
  while (performance.now() < until) {
    const isOpen = await new Promise<boolean>((done) => {
      const socket = createConnection(port, '127.0.0.1', () => done(true)).once('error', () => done(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isOpen) return;
    await sleep(50);
  }
  throw new Error(`Nothing listens on ${port}`);
}
