// PostgreSQL as a child of the server, for running without a database of one's own.
import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, chown, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartFailure } from '#src/config/start-failure.ts';
import { databaseOwner, databasePrograms, type Owner } from './binaries.ts';
import { endOrphan } from './orphan.ts';

export interface EmbeddedOptions {
  /** The folder of the database; its server log lies beside it as `postgresql.log`. */
  folder: string;
  password: string;
  /** PostgreSQL settings beyond ours. */
  settings?: Record<string, string>;
  /** Called when PostgreSQL ends unexpectedly. */
  onDeath?: () => void;
}

export interface Embedded {
  /** `postgres://…/shuji` on loopback. */
  url: string;
  /** Stops PostgreSQL in fast mode: open transactions are rolled back, everything committed stays. */
  stop(): Promise<void>;
}

const ourSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  jit: 'off',
  random_page_cost: '1.1',
  log_checkpoints: 'off',
  // Statements can carry people's data; the application's own log names the failed request.
  log_min_error_statement: 'panic',
};

/** Starts the database, making it first when there is none and ending one that a killed server left behind. */
export async function startEmbedded({ folder, password, settings = {}, onDeath }: EmbeddedOptions): Promise<Embedded> {
  const owner = await databaseOwner(folder);
  const programs = await databasePrograms(owner);
  const at: Place = { programs, owner, log: join(dirname(folder), 'postgresql.log') };
  if (!(await isFile(join(folder, 'PG_VERSION')))) await create(folder, password, at);
  await endOrphan(folder);
  for (let tries = 1; ; tries += 1) {
    const port = await freePort();
    const started = await startOn(port, folder, { ...ourSettings, ...settings }, at);
    if (started !== null) {
      let isStopping = false;
      void started.ended.then(() => {
        if (!isStopping) onDeath?.();
      });
      const stop = async () => {
        isStopping = true;
        await end(started);
      };
      return { url: `postgres://shuji:${password}@127.0.0.1:${port}/shuji`, stop };
    }
    // Another process may have taken the port between our look and PostgreSQL's start.
    if (tries === 3) throw new StartFailure(`内置数据库未能启动；原因见 ${at.log}。`);
  }
}

interface Launched {
  child: ChildProcess;
  /** Its exit code; null when a signal ended it or it could not be started. */
  ended: Promise<number | null>;
}

interface Place {
  programs: string;
  owner: Owner | null;
  log: string;
}

async function create(folder: string, password: string, at: Place): Promise<void> {
  // Made in a temporary folder and moved into place complete: a half-made database must never look like one.
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  await chmod(unfinished, 0o700);
  if (at.owner !== null) await chown(unfinished, at.owner.uid, at.owner.gid);
  // Byte order for speed, UTF-8 character classes because pg_trgm sees no Chinese letters without them.
  const locale = [
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--lc-ctype=C.UTF-8',
  ];
  await finish(await launch('initdb', [...locale, '--username=shuji', '--auth=reject'], unfinished, at), at);
  await writeFile(join(unfinished, 'pg_hba.conf'), 'host all all 127.0.0.1/32 scram-sha-256\n');
  const setUp = await launch('postgres', ['--single', 'postgres'], unfinished, at, 'pipe');
  setUp.child.stdin?.end(`alter role shuji password '${password}'\ncreate database shuji\n`);
  await finish(setUp, at);
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
}

async function startOn(port: number, folder: string, settings: Record<string, string>, at: Place) {
  const options = Object.entries({ ...settings, port: String(port) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const launched = await launch('postgres', options, folder, at);
  const { child, ended } = launched;
  const watcher = watch(child, at.owner);
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
    watcher.kill();
  });
  while (!hasEnded) {
    const pidFile = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
    const [pid, , , , , , , status] = pidFile.split('\n');
    if (Number(pid) === child.pid && status?.trim() === 'ready') return launched;
    await sleep(15);
  }
  return null;
}

async function launch(
  program: 'initdb' | 'postgres',
  args: string[],
  folder: string,
  at: Place,
  stdin: 'pipe' | 'ignore' = 'ignore',
): Promise<Launched> {
  const log = await open(at.log, 'a', 0o600);
  try {
    const [first = '', ...rest] = args;
    // `--single` must come first. Relative to the folder it stands in, PostgreSQL runs even below folders that only
    // root may enter: the working directory is entered before root's rights are given up.
    const data = ['-D', at.owner !== null && process.platform === 'linux' ? '/proc/self/cwd' : folder];
    const child = spawn(
      join(at.programs, 'bin', program),
      first === '--single' ? [first, ...data, ...rest] : [...data, ...args],
      {
        cwd: folder,
        env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
        stdio: [stdin, log.fd, log.fd],
        // Its own process group: Ctrl-C is for the server, which then stops the database after its last request.
        detached: true,
        ...at.owner,
      },
    );
    child.stdin?.on('error', () => {});
    const ended = new Promise<number | null>((resolve) => {
      child.once('exit', resolve).once('error', () => resolve(null));
    });
    return { child, ended };
  } finally {
    await log.close();
  }
}

// Ends PostgreSQL when this process is gone without a word: the pipe closes, and the shell sends the signal.
function watch(child: ChildProcess, owner: Owner | null): ChildProcess {
  const watcher = spawn('/bin/sh', ['-c', 'read _; kill -INT "$1"', 'sh', String(child.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    ...owner,
  });
  watcher.unref();
  return watcher;
}

async function finish({ ended }: Launched, at: Place): Promise<void> {
  if ((await ended) !== 0) throw new StartFailure(`内置数据库未能建立；原因见 ${at.log}。`);
}

async function end({ child, ended }: Launched): Promise<void> {
  child.kill('SIGINT');
  const forced = setTimeout(() => child.kill('SIGQUIT'), 8_000);
  await ended;
  clearTimeout(forced);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}
