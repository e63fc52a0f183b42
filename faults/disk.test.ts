// Goal R7: the disk under the database and the files fills up, and is emptied again.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { open, readdir, readFile, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { uploadFile } from '../contract/src/file/calls.ts';
import { saveProduct } from '../contract/src/product/own.ts';
import { openDatabase, type Pool } from '../server/src/db/open.ts';
import { type Program, startProgram, untilReady } from '../server/test/program.ts';
import { plantTemplate } from '../server/test/template.ts';
import { isClear, Ledger } from './ledger.ts';
import { isBuilt, report } from './length.ts';
import { peopleAt, Unanswered } from './people.ts';
import { brokenRules } from './whole.ts';
import { named } from './writers.ts';

const megabytes = 420;
const small = isBuilt ? mountSmallDisk() : null;
if (isBuilt && small === null) console.log('The disk is not filled: this machine does not let us mount a small one.');

/** A disk of its own that fills without harm to others; null where mounting is refused. */
function mountSmallDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'shuji-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
}

describe.runIf(small !== null)('a disk that fills up', async () => {
  if (small === null) return;
  const settings = { databaseUrl: '', dataDir: small, env: { DEMO: '0' } };
  let program: Program = await startProgram(settings);
  const filler = join(small, 'filler');
  let sql: Pool = await openBehind(small);
  await plantTemplate(await urlBehind(small));
  await untilReady(program.origin);
  afterAll(async () => {
    await sql.end({ timeout: 1 });
    await program.end();
    execFileSync('umount', [small]);
    await rm(small, { recursive: true });
  });

  it('refuses writes with a reason, keeps every acknowledged write, and resumes when there is space again', async () => {
    const drafts = named('产品草稿', 'product_version', "content->>'name'", (as, name) =>
      as('li')(saveProduct, { name, detail: `<p>${'港区数据。'.repeat(2_000)}</p>` }),
    );
    const ledger = new Ledger();
    const as = () => peopleAt(program.origin);
    await fill(filler, 48);
    const low = await (await fetch(`${program.origin}/readyz`)).text();
    expect(low).toContain('磁盘空间不足');
    expect((await fetch(`${program.origin}/livez`)).status).toBe(200);

    await fill(filler, 0);
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(4 * 1024 * 1024, 'x')]);
    const answer = await as()('wang')
      .upload(uploadFile, { purpose: 'voucher' }, { name: '回单.pdf', bytes })
      .catch((error: unknown) => error);
    expect(answer).toBeInstanceOf(Unanswered);
    expect((answer as Unanswered).body).toMatch(/存储空间不足.*稍后再试/);
    expect(isClear(answer as Unanswered)).toBe(true);

    const load = ledger.load([drafts], 4, as);
    await sleep(4_000);
    await load.stop();
    await rm(filler);
    // A database that could not even recover ends the program, as a supervisor's business to start it again.
    if (program.child.exitCode !== null) program = await startProgram({ ...settings, port: program.port });
    await untilReady(program.origin);
    await sql.end({ timeout: 1 });
    sql = await openBehind(small);
    const { id } = await as()('li')(saveProduct, { name: '有空间之后' });
    expect(id).toBeTruthy();
    const found = await ledger.compare(sql);
    const broken = await brokenRules(sql);
    const [stored] = await sql<{ count: number }[]>`select count(*)::int as count from file`;
    const lying = (
      await readdir(join(small, 'files'), { recursive: true, withFileTypes: true }).catch(() => [])
    ).filter((entry) => entry.isFile());
    const { acknowledged, unknown, lost, doubled } = found;
    console.log({ acknowledged, unknown, strange: ledger.strange.slice(0, 3) });
    report({
      id: 'R7',
      figure: `disk full: ${acknowledged} writes still done, ${unknown} answered in words, ${lost.length} lost, ${doubled.length} doubled, ${lying.length - (stored?.count ?? 0)} files left over, well again by itself`,
      goal: 'a clear sentence, nothing half done, heals by itself',
      holds: lost.length + doubled.length + broken.length + ledger.strange.length === 0,
    });
    expect({ lost, doubled, broken, strange: ledger.strange.slice(0, 3), leftOver: lying.length }).toEqual({
      lost: [],
      doubled: [],
      broken: [],
      strange: [],
      leftOver: stored?.count,
    });
  }, 300_000);
});

/** Leaves so many megabytes. */
async function fill(file: string, leave: number): Promise<void> {
  const piece = Buffer.alloc(256 * 1024, 1);
  const handle = await open(file, 'a');
  try {
    for (;;) {
      if (leave > 0 && (await freeOf(file)) <= leave) return;
      await handle.write(piece);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    await handle.close();
  }
}

async function freeOf(file: string): Promise<number> {
  const { bavail, bsize } = await statfs(file);
  return (bavail * bsize) / 1024 / 1024;
}

/** The embedded database's own address, from what it keeps in its folder. */
async function urlBehind(folder: string): Promise<string> {
  const { databasePassword } = JSON.parse(await readFile(join(folder, 'secrets.json'), 'utf8')) as {
    databasePassword: string;
  };
  const port = (await readFile(join(folder, 'pg/postmaster.pid'), 'utf8')).split('\n')[3];
  return `postgres://shuji:${databasePassword}@127.0.0.1:${port}/shuji`;
}

async function openBehind(folder: string): Promise<Pool> {
  return openDatabase(await urlBehind(folder), { max: 2, writable: true });
}
