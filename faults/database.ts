// PostgreSQL with full durability, fsync and all, which a test may kill. Behind a proxy, so that its address stays.
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { type Embedded, startEmbedded } from '../server/src/db/embedded.ts';
import { migrate } from '../server/src/db/migrate.ts';
import { openDatabase, type Pool } from '../server/src/db/open.ts';
import { plantTemplate } from '../server/test/template.ts';
import { type Passage, startPassage, through } from './passage.ts';

export interface Database {
  url: string;
  passage: Passage;
  /** A direct connection that bypasses the API and the proxy; writes too. */
  sql(): Pool;
  /** kill -9 of the postmaster and of all its children. */
  kill(): Promise<void>;
  /** Starts what was killed. */
  revive(): Promise<void>;
}

/** Makes a database with the cast in it; it ends with the test file. */
export async function startDatabase(): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), 'shuji-faults-'));
  const at = { folder: join(folder, 'pg'), password: 'faults', settings: { max_connections: '200' } };
  let running: Embedded = await startEmbedded(at);
  await migrate(running.url);
  await plantTemplate(running.url);
  const passage = await startPassage(portOf(running.url));
  let pool = openDatabase(running.url, { max: 4, writable: true });
  afterAll(async () => {
    await pool.end({ timeout: 1 });
    passage.close();
    await running.stop();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    url: through(passage, running.url),
    passage,
    sql: () => pool,
    async kill() {
      await pool.end({ timeout: 0 }).catch(() => {});
      const postmaster = Number((await readFile(join(at.folder, 'postmaster.pid'), 'utf8')).split('\n')[0]);
      for (const pid of [postmaster, ...childrenOf(postmaster)]) killAtOnce(pid);
    },
    async revive() {
      running = await startEmbedded(at);
      passage.leadTo(portOf(running.url));
      pool = openDatabase(running.url, { max: 4, writable: true });
    },
  };
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}

function childrenOf(pid: number): number[] {
  const listed = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return listed.trim().split(/\s+/).map(Number);
}

function killAtOnce(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
