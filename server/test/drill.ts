// R8 of goals.md: a whole centre, backed up and restored by deploy/'s two commands as onto an empty machine.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { buildApp } from '#src/app.ts';
import { checkTrail } from '#src/audit/check.ts';
import { checkCertificates } from '#src/certificate/check.ts';
import { type Config, readConfig } from '#src/config/environment.ts';
import { databaseOwner } from '#src/db/binaries.ts';
import { openDatabase, type Pool, write } from '#src/db/open.ts';
import { fillDemo } from '#src/demo/fill.ts';
import { plantNews } from '#src/demo/scenes/content.ts';
import { plantCast } from '#src/demo/scenes/people.ts';
import { checkLog } from '#src/proof-log/check.ts';
import { openProviders } from '#src/providers/open.ts';
import type { Providers } from '#src/providers/providers.ts';
import { openVault } from '#src/providers/vault.ts';
import { testSecretKey } from './keys.ts';

const run = promisify(execFile);
export const deploy = resolve(import.meta.dirname, '../../deploy');
const debian = '/usr/lib/postgresql/15/bin';
/** True on a machine that has a PostgreSQL with its own pg_dump. */
export const hasOutsideDatabase = existsSync(join(debian, 'initdb')) && existsSync('/usr/bin/pg_dump');

export function configOf(databaseUrl: string, dataDir: string): Config {
  const settings = readConfig({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DEMO: '1',
    SECRET_KEY: testSecretKey.toString('hex'),
  });
  return { ...settings, databaseUrl, secretKey: testSecretKey };
}

/** Fills a migrated database and its folder, with `DRILL=whole` the demo centre; its trail is sealed and its log signed. */
export async function fill(config: Config): Promise<void> {
  const [pool, side] = [
    openDatabase(config.databaseUrl, { max: 8 }),
    openDatabase(config.databaseUrl, { max: 2, writable: true }),
  ];
  const log = pino({ level: 'error' });
  const providers = await openProviders(config, side, log);
  if (process.env.DRILL === 'whole') await fillDemo(pool, providers);
  else await plantLittle(pool, providers);
  const { server, jobs } = await buildApp({ config, pool, side, providers, log });
  for (const job of jobs) if (['audit-seal-trail', 'sequence-proof-log'].includes(job.name)) await job.run();
  await server.close();
  await Promise.all([pool.end({ timeout: 1 }), side.end({ timeout: 1 })]);
}

async function plantLittle(pool: Pool, providers: Providers): Promise<void> {
  await write(pool, async (tx) => {
    await plantCast(tx, providers.vault);
    await plantNews({ tx, providers, now: providers.clock() });
  });
}

export interface Portrait {
  /** Rows and a digest of their contents, by table. */
  tables: Record<string, string>;
  /** A digest of each file, by its place. */
  files: Record<string, string>;
  /** The heads of the audit chain and of the proof log by their checks, and the one stored as signed. */
  heads: string;
  /** The problems that the checks found. */
  broken: string[];
}

/** A digest of everything a centre holds, to the last row and byte. */
export async function portray(config: Config): Promise<Portrait> {
  const pool = openDatabase(config.databaseUrl, { max: 2 });
  try {
    const names = await pool<{ name: string }[]>`
      select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`;
    const tables: Record<string, string> = {};
    for (const { name } of names) {
      const [row] = await pool.unsafe<{ digest: string }[]>(
        `select count(*) || ' rows, ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as digest
         from ${name} t`,
      );
      tables[name] = row?.digest ?? '';
    }
    const providers = await openProviders(config, pool, pino({ level: 'silent' }));
    const { known } = providers.signer;
    const trail = await checkTrail(pool, openVault(config.secretKey), new Date());
    const log = await checkLog(pool, { keys: known, now: new Date() });
    const certificates = await checkCertificates(pool);
    return {
      tables,
      files: await digests(join(config.dataDir, 'files')),
      heads: JSON.stringify([trail.head.hash, log.head, certificates.count, await providers.logHead.read()]),
      broken: [...(trail.broken ? [trail.broken] : []), ...log.broken, ...certificates.broken],
    };
  } finally {
    await pool.end({ timeout: 1 });
  }
}

async function digests(folder: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name);
    if ((await stat(path)).isFile())
      found[name] = createHash('sha256')
        .update(await readFile(path))
        .digest('hex');
  }
  return found;
}

/** Runs one of deploy/'s commands with nothing but what is given in its environment. */
export async function command(name: string, target: string, env: Record<string, string>): Promise<string> {
  const { stdout } = await run(join(deploy, name), [target], { env: { PATH: process.env.PATH, ...env } });
  return stdout;
}

export interface Cluster {
  /** The address of a database in it, for a role. */
  url(role: string): string;
  stop(): Promise<void>;
}

/** An outside PostgreSQL of its own, with the roles of deploy/ and an empty database that shuji_owner owns. */
export async function startCluster(folder: string, port: number, { isLasting = false } = {}): Promise<Cluster> {
  const owner = await databaseOwner(folder);
  const as = owner === null ? {} : { uid: owner.uid, gid: owner.gid };
  await mkdir(folder, { mode: 0o700 });
  await chmod(folder, 0o700);
  if (owner) await chown(folder, owner.uid, owner.gid);
  const locale = ['--encoding=UTF8', '--locale=C', '--lc-ctype=C.UTF-8'];
  await run(join(debian, 'initdb'), ['--pgdata', folder, '--username=postgres', '--auth=trust', ...locale], as);
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    `fsync=${isLasting ? 'on' : 'off'}`,
  ];
  const server: ChildProcess = spawn(
    join(debian, 'postgres'),
    ['-D', folder, ...settings.flatMap((one) => ['-c', one])],
    {
      ...as,
      stdio: 'ignore',
    },
  );
  const gone = new Promise((done) => server.once('exit', done));
  const url = (role: string, database = 'shuji') => `postgres://${role}@127.0.0.1:${port}/${database}`;
  const admin = ['--quiet', '--set', 'ON_ERROR_STOP=1', '--command', 'create database shuji'];
  for (let tries = 1; ; tries += 1) {
    const failed = await run('psql', [...admin, url('postgres', 'postgres')]).then(
      () => null,
      (error: Error) => error,
    );
    if (failed === null) break;
    if (tries === 200) throw failed;
    await new Promise((done) => setTimeout(done, 50));
  }
  await run('psql', ['--quiet', '--set', 'ON_ERROR_STOP=1', '--file', join(deploy, 'roles.sql'), url('postgres')]);
  return {
    url: (role) => url(role),
    stop: async () => {
      server.kill('SIGINT');
      await gone;
    },
  };
}

/** `npm run migrate`, as an operator runs it. */
export async function upgrade(databaseUrl: string): Promise<string> {
  const main = resolve(import.meta.dirname, '../src/commands/migrate.ts');
  return (await run(process.execPath, [main], { env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl } })).stdout;
}
