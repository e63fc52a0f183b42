// A PostgreSQL of one's own with a streaming standby, of either version, from its programs alone.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { databaseOwner, databasePrograms } from '../server/src/db/binaries.ts';
import { freePort, untilOpen } from '../server/test/program.ts';
import { type Beside, launch } from './process.ts';

const run = promisify(execFile);

export type Version = 15 | 18;

const debian15 = '/usr/lib/postgresql/15';

export const versions: Version[] = existsSync(join(debian15, 'bin/postgres')) ? [15, 18] : [18];

export interface Server {
  port: number;
  url: string;
  /** As kill -9 of the postmaster: its children see it gone and end. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export interface Pair {
  primary: Server;
  standby: Server;
  /** Makes the standby the primary; resolves when it takes writes. */
  promote(): Promise<void>;
  remove(): Promise<void>;
}

const name = 'standby_of_test';

/** Starts both, filled by `fill`; from then on a commit is answered when the standby has it on its disk too. */
export async function startPair(version: Version, fill: (url: string) => Promise<void>): Promise<Pair> {
  const folder = await mkdtemp(join(tmpdir(), `shuji-pg${version}-`));
  const owner = await databaseOwner(folder.concat('/none'));
  const programs = join(version === 15 ? debian15 : await databasePrograms(owner), 'bin');
  await chmod(folder, 0o755);
  if (owner) await chown(folder, owner.uid, owner.gid);
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8'];
  await run(join(programs, 'initdb'), ['-D', first, '--username=shuji', '--auth=trust', ...locale], {
    cwd: folder,
    ...owner,
  });

  const start = async (data: string, settings: Record<string, string>): Promise<Server> => {
    const port = await freePort();
    const options = { ...common, ...settings, port: String(port) };
    const args = ['-D', data, ...Object.entries(options).flatMap(([key, value]) => ['-c', `${key}=${value}`])];
    const beside: Beside = launch({
      command: join(programs, 'postgres'),
      args,
      log: `${data}.log`,
      cwd: folder,
      as: owner,
    });
    await untilOpen(port);
    const url = `postgres://shuji:x@127.0.0.1:${port}/shuji`;
    return { port, url, kill: () => beside.end('SIGKILL'), stop: () => beside.end('SIGINT') };
  };

  const empty = await start(first, { fsync: 'off' });
  await untilTaking(empty, 'postgres');
  await alone(at(empty.url, 'postgres'), 'create database shuji');
  await fill(empty.url);
  await empty.stop();
  await cp(first, second, { recursive: true });
  await rm(join(second, 'postmaster.pid'), { force: true });
  if (owner) await run('chown', ['-R', `${owner.uid}:${owner.gid}`, second]);
  await chmod(second, 0o700);
  const primary = await start(first, { synchronous_standby_names: name });
  await writeFile(join(second, 'standby.signal'), '');
  const source = `host=127.0.0.1 port=${primary.port} user=shuji application_name=${name}`;
  const standby = await start(second, { primary_conninfo: source });
  await untilTaking(primary);
  return {
    primary,
    standby,
    async promote() {
      await alone(standby.url, 'select pg_promote()');
      await untilTaking(standby);
    },
    async remove() {
      await Promise.all([primary.stop(), standby.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const common = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  wal_level: 'replica',
  hot_standby: 'on',
  // Enough for a replica that was away for a moment.
  wal_keep_size: '256MB',
};

/** Waits until a write is answered, which with a standby named is when it follows. */
async function untilTaking({ url }: Server, database = 'shuji'): Promise<void> {
  const until = Date.now() + 60_000;
  for (;;) {
    const taken = await alone(at(url, database), 'create table if not exists taking (); drop table taking').catch(
      (error: Error) => error,
    );
    if (!taken) return;
    if (Date.now() > until) throw taken;
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** One statement on a connection of its own. */
export async function alone(url: string, statement: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 5 });
  try {
    await sql.unsafe(statement);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

function at(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: `/${database}` }).href;
}
