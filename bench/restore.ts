// How long a centre of 100,000 products takes to be backed up, and to stand again on another machine, by deploy/'s own
// commands and with a PostgreSQL that waits for its disk: `npm run bench:restore`. It needs Debian's postgresql.
import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { promisify } from 'node:util';
import { command, hasOutsideDatabase, startCluster, upgrade } from '../server/test/drill.ts';
import { secretKey, serviceEnv } from './centre.ts';
import { fill } from './fill.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
const products = Number(env.BENCH_PRODUCTS ?? 100_000);
const port = Number(env.BENCH_PORT ?? 8165);

if (!hasOutsideDatabase) throw new Error('This needs Debian’s postgresql and postgresql-client');
const place = await mkdtemp(join(tmpdir(), 'shuji-restore-'));
// PostgreSQL does not run as root, and its user must find its folder.
await chmod(place, 0o755);
const [from, to, archive] = [join(place, 'from'), join(place, 'to'), join(place, 'centre.tar')];
await mkdir(from);
const closers: (() => Promise<void>)[] = [() => rm(place, { recursive: true, force: true })];
try {
  const old = await cluster('old', port);
  await fill({ url: old.url('shuji_owner'), secretKey, count: products });
  await timed('备份', () =>
    command('backup.sh', archive, { DATA_DIR: from, BACKUP_DATABASE_URL: old.url('shuji_owner') }),
  );
  console.log(`备份文件：${Math.round((await stat(archive)).size / 1024 ** 2)} MB`);
  const fresh = await cluster('new', port + 1);
  const url = fresh.url('shuji_owner');
  await timed('恢复', () => command('restore.sh', archive, { DATA_DIR: to, DATABASE_URL: url }));
  await timed('npm run migrate', () => upgrade(url));
  for (const check of ['audit-check', 'log-check']) {
    await timed(`npm run ${check.replace('log-', 'log:')}`, async () => {
      const main = join(root, `server/src/${check}.ts`);
      return (await run(process.execPath, [main], { env: { ...env, ...serviceEnv(url, to) } })).stdout;
    });
  }
} finally {
  for (const close of closers.toReversed()) await close();
}

async function cluster(name: string, at: number): Promise<Awaited<ReturnType<typeof startCluster>>> {
  const started = await startCluster(join(place, `${name}-pg`), at, { isLasting: true });
  closers.push(started.stop);
  return started;
}

async function timed(what: string, work: () => Promise<string>): Promise<void> {
  const began = performance.now();
  const result = await work();
  console.log(`${what}：${((performance.now() - began) / 1_000).toFixed(1)} 秒\n  ${result.trim().split('\n')[0]}`);
}
