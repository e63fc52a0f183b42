// The reference `pgbench`: a script of statements, each prepared once by each connection.
import { execFile } from 'node:child_process';
import { access, readdir } from 'node:fs/promises';
import { env } from 'node:process';
import { promisify } from 'node:util';
import { connections } from './measure.ts';

const run = promisify(execFile);

export interface Transacted {
  perSecond: number;
  count: number;
}

export async function runPgbench(
  pgbench: string,
  url: string,
  { file, constants }: { file: string; constants: Record<string, string> },
  seconds: number,
): Promise<Transacted> {
  const { hostname, port, username, password, pathname } = new URL(url);
  const load = ['-n', '-M', 'prepared', '-c', String(connections), '-j', '2', '-T', String(seconds), '-f', file];
  const defines = Object.entries(constants).flatMap(([name, value]) => ['-D', `${name}=${value}`]);
  const { stdout, stderr } = await run(
    pgbench,
    [...load, ...defines, '-h', hostname, '-p', port, '-U', username, pathname.slice(1)],
    { env: { PATH: env.PATH, PGPASSWORD: password, PGOPTIONS: '-c TimeZone=UTC' } },
  );
  const numberOf = (words: RegExp) => Number(words.exec(stdout)?.[1] ?? Number.NaN);
  const count = numberOf(/transactions actually processed: (\d+)/);
  const perSecond = numberOf(/^tps = ([\d.]+)/m);
  if (!(count > 0 && perSecond > 0) || stderr.includes('ERROR')) throw new Error(`pgbench: ${stdout}\n${stderr}`);
  return { perSecond, count };
}

/** Debian's; it comes with no package of npm's. */
export async function findPgbench(): Promise<string | null> {
  const versions = await readdir('/usr/lib/postgresql').catch(() => []);
  for (const at of ['/usr/bin/pgbench', ...versions.map((version) => `/usr/lib/postgresql/${version}/bin/pgbench`)])
    if (await isThere(at)) return at;
  return null;
}

async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
