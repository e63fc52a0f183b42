import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDataDir } from '#src/config/data-dir.ts';
import { type Embedded, startEmbedded } from './embedded.ts';
import { openDatabase, write } from './open.ts';

let outer: string;
let folder: string;
const running: Embedded[] = [];

beforeEach(async () => {
  outer = await mkdtemp(join(tmpdir(), 'shuji-embedded-'));
  // Nobody else may enter, as below root's home.
  await chmod(outer, 0o700);
  await mkdir(join(outer, 'data'));
  folder = join(outer, 'data/pg');
});

afterEach(async () => {
  for (const database of running.splice(0)) await database.stop();
  await rm(outer, { recursive: true });
});

async function start(onDeath?: () => void): Promise<Embedded> {
  const database = await startEmbedded({ folder, password: 'secret', ...(onDeath ? { onDeath } : {}) });
  running.push(database);
  return database;
}

async function ask<T extends object>(url: string, question: string): Promise<T[]> {
  const sql = openDatabase(url, { max: 1, writable: true });
  const rows = await sql.unsafe<T[]>(question).finally(() => sql.end());
  return [...rows];
}

describe('the embedded database', () => {
  it('keeps what was written, below a folder that only its owner may enter', async () => {
    const first = await start();
    await ask(first.url, 'create table note as select 1 as stored');
    await first.stop();
    const second = await start();
    expect(await ask(second.url, 'select stored from note')).toEqual([{ stored: 1 }]);
  });

  it('knows Chinese letters, wants its password, and writes through to the disk', async () => {
    const { url } = await start();
    const answer = await ask<{ grams: string[]; fsync: string }>(url, `create extension pg_trgm; select 1`).then(() =>
      ask<{ grams: string[]; fsync: string }>(
        url,
        `select show_trgm('人口普查') as grams, current_setting('fsync') as fsync`,
      ),
    );
    expect(answer[0]?.grams.length).toBeGreaterThan(3);
    expect(answer[0]?.fsync).toBe('on');
    await expect(ask(url.replace('secret', 'guess'), 'select 1')).rejects.toThrow('password');
  });

  it('ends one that a killed server left behind, and goes on with its data', async () => {
    let isDead = false;
    const left = await start(() => {
      isDead = true;
    });
    await ask(left.url, 'create table note as select 2 as stored');
    const next = await start();
    expect(isDead).toBe(true);
    expect(await ask(next.url, 'select stored from note')).toEqual([{ stored: 2 }]);
  });

  it('rolls back what a killed server had not committed', async () => {
    const left = await start();
    const pool = openDatabase(left.url, { max: 2, writable: true });
    await pool`create table note (stored int)`;
    const open = write(pool, async (tx) => {
      await tx`insert into note values (3)`;
      await tx`select pg_sleep(15)`;
    }).catch(() => 'lost');
    await sleep(100);
    const next = await start();
    expect(await open).toBe('lost');
    await pool.end({ timeout: 1 });
    expect(await ask(next.url, 'select stored from note')).toEqual([]);
  });

  it('is not fooled by a stranger who got the old process number', async () => {
    await (await start()).stop();
    await writeFile(join(folder, 'postmaster.pid'), `${process.pid}\n${folder}\n1\n5432\n\n\n\n`);
    const next = await start();
    expect(await ask(next.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('does not outlive its server', async () => {
    const script = `
      import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))};
      const { url } = await startEmbedded({ folder: ${JSON.stringify(folder)}, password: 'secret' });
      console.log(url);
      setInterval(() => {}, 1000);`;
    const server = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const url = await new Promise<string>((resolve) =>
      server.stdout.once('data', (line) => resolve(String(line).trim())),
    );
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    server.kill('SIGKILL');
    for (let tries = 0; (await isThere(join(folder, 'postmaster.pid'))) && tries < 200; tries += 1) await sleep(20);
    expect(await isThere(join(folder, 'postmaster.pid'))).toBe(false);
  });
});

describe('the data folder', () => {
  it('lets one process in at a time, and keeps its secrets', async () => {
    const first = await openDataDir(join(outer, 'data'));
    await expect(openDataDir(join(outer, 'data'))).rejects.toThrow('正被另一个进程使用');
    first.release();
    const second = await openDataDir(join(outer, 'data'));
    expect(second.secrets).toEqual(first.secrets);
    expect(second.secrets.secretKey).toMatch(/^[0-9a-f]{64}$/);
    second.release();
  });

  it('never replaces secrets it cannot read', async () => {
    await writeFile(join(outer, 'data/secrets.json'), '{"secretKey":');
    await expect(openDataDir(join(outer, 'data'))).rejects.toThrow('无法读取');
    expect(await readFile(join(outer, 'data/secrets.json'), 'utf8')).toBe('{"secretKey":');
  });
});

async function isThere(path: string): Promise<boolean> {
  return readFile(path).then(
    () => true,
    () => false,
  );
}
