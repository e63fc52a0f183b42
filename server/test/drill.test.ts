import { randomBytes } from 'node:crypto';
import { appendFile, chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { rotate } from '#src/config/secret-key.ts';
import { startEmbedded } from '#src/db/embedded.ts';
import { migrate } from '#src/db/migrate.ts';
import { openDatabase } from '#src/db/open.ts';
import { refuseForkedLog } from '#src/proof-log/guard.ts';
import { openProviders } from '#src/providers/open.ts';
import { openVault } from '#src/providers/vault.ts';
import { printFigure } from '../../bench/figure.ts';
import { command, configOf, fill, hasOutsideDatabase, type Portrait, portray, startCluster, upgrade } from './drill.ts';
import { testSecretKey } from './keys.ts';

const timeoutMs = 600_000;
const place = await mkdtemp(join(tmpdir(), 'shuji-drill-'));
// PostgreSQL does not run as root, and its user must find its folder.
await chmod(place, 0o755);
afterAll(() => rm(place, { recursive: true, force: true }));

function report(of: string, before: Portrait, after: Portrait): void {
  const unlike = (one: Record<string, string>, other: Record<string, string>) =>
    [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => one[name] !== other[name]);
  const differing = [...unlike(before.tables, after.tables), ...unlike(before.files, after.files)];
  const isProved = after.heads === before.heads && after.broken.length === 0;
  const [tables, files] = [Object.keys(before.tables).length, Object.keys(before.files).length];
  printFigure({
    id: 'R8',
    figure: `${of}: ${tables} tables and ${files} files restored, ${differing.length} unlike, proofs ${isProved ? 'agree' : 'do not agree'}`,
    goal: '0 unlike, proofs agree',
    holds: differing.length === 0 && isProved,
  });
  expect(before.broken).toEqual([]);
  expect(files).toBeGreaterThan(0);
  expect(after).toEqual(before);
}

test('a centre on its own database comes back on an empty machine to the last row, file and proof', {
  timeout: timeoutMs,
}, async () => {
  const [from, to, archive] = [join(place, 'from'), join(place, 'to'), join(place, 'own.tar')];
  await mkdir(from);
  const start = (folder: string) => startEmbedded({ folder: join(folder, 'pg'), password: 'drill' });
  let database = await start(from);
  await migrate(database.url);
  await fill(configOf(database.url, from));
  const before = await portray(configOf(database.url, from));
  await expect(command('backup.sh', archive, { DATA_DIR: from })).rejects.toThrow('请先停止服务');
  await database.stop();

  expect(await command('backup.sh', archive, { DATA_DIR: from })).toContain('已备份到');
  await rm(from, { recursive: true });
  expect(await command('restore.sh', archive, { DATA_DIR: to })).toContain('已恢复到');

  database = await start(to);
  const after = await portray(configOf(database.url, to));
  await database.stop();
  report('own database', before, after);
});

test.skipIf(!hasOutsideDatabase)(
  'a centre on an outside database is backed up while it runs, and restored into an empty cluster by roles that may no more than that',
  { timeout: timeoutMs },
  async () => {
    const [from, to, archive] = [join(place, 'old'), join(place, 'new'), join(place, 'outside.tar')];
    await mkdir(from);
    const old = await startCluster(join(place, 'old-pg'), await freePort());
    await upgrade(old.url('shuji_owner'));
    await fill(configOf(old.url('shuji_worker'), from));
    await fillWithNames(join(from, 'files'));
    const before = await portray(configOf(old.url('shuji_owner'), from));
    const reader = { DATA_DIR: from, BACKUP_DATABASE_URL: old.url('shuji_backup') };
    expect(await command('backup.sh', archive, reader)).toContain('已备份到');
    await old.stop();

    const fresh = await startCluster(join(place, 'new-pg'), await freePort());
    const writer = { DATA_DIR: to, DATABASE_URL: fresh.url('shuji_owner') };
    expect(await command('restore.sh', archive, writer)).toContain('已恢复到');
    expect(await upgrade(fresh.url('shuji_owner'))).toContain('数据库已是最新');
    const after = await portray(configOf(fresh.url('shuji_owner'), to));
    // The rights came along: the program's role reads, and may not rewrite what may only grow.
    const web = openDatabase(fresh.url('shuji_web'), { max: 1, writable: true });
    await expect(web`delete from audit_entry`).rejects.toThrow('permission denied');
    const owner = openDatabase(fresh.url('shuji_owner'), { max: 1, writable: true });
    for (const statement of [
      'update proof_leaf set hash = hash',
      'delete from proof_tile',
      'truncate proof_checkpoint',
    ])
      await expect(owner.unsafe(statement)).rejects.toThrow('permission denied');
    await owner.end();
    // Nor do its first pages wait for the database to learn how much there is.
    expect((await web`select from pg_stats where schemaname = 'public' limit 1`).count).toBe(1);
    await web.end();
    report('outside database', before, after);

    // The backup is older than what was signed since: the restored server would sign a fork, and does not start.
    const restored = configOf(fresh.url('shuji_owner'), to);
    const pool = openDatabase(restored.databaseUrl, { max: 1, writable: true });
    const { signer, logHead } = await openProviders(restored, pool, pino({ level: 'silent' }));
    await refuseForkedLog(pool, signer.origin, logHead);
    const head = await logHead.read();
    await logHead.write({ origin: signer.origin, size: (head?.size ?? 0) + 1, root: head?.root ?? '' });
    await expect(refuseForkedLog(pool, signer.origin, logHead)).rejects.toThrow('请恢复较新的备份');
    await pool.end();

    // The owner may change the key, though no role may rewrite a history.
    const key = openVault(randomBytes(32));
    const { sealed } = await rotate(fresh.url('shuji_owner'), key, openVault(testSecretKey));
    expect(sealed).toBeGreaterThan(0);

    // An archive that was damaged is not restored from.
    await appendFile(archive, 'x');
    const again = { DATA_DIR: join(place, 'again'), DATABASE_URL: fresh.url('shuji_owner') };
    await expect(command('restore.sh', archive, again)).rejects.toThrow('校验值不符');
    await fresh.stop();
  },
);

/** More names than a pipe holds: a reader that stops early breaks the writer's pipe. */
async function fillWithNames(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (let count = 0; count < 2_000; count += 1) await writeFile(join(folder, `${count}-`.padEnd(64, 'x')), '');
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address() as { port: number };
  await new Promise((done) => probe.close(done));
  return port;
}
