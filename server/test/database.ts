// One PostgreSQL for the whole run: made before the first test file, gone after the last. Files clone its template.
import { mkdtemp, readFile, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#src/db/embedded.ts';
import { installJobs } from '#src/db/job.ts';
import { migrate } from '#src/db/migrate.ts';
import { plantTemplate } from './template.ts';
import { urlAs } from './url-as.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the migrated template with the cast in it; it must have no open connection. */
    templateUrl: string;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(await fastFolder(), 'shuji-test-'));
  // The database is discarded after the run, so it need not survive a power cut.
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };
  const database = await startEmbedded({ folder: join(folder, 'pg'), password: 'test', settings });
  const tearDown = async () => {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await makeRoles(database.url);
    await plantTemplate(database.url);
  } catch (failure) {
    await tearDown();
    throw failure;
  }
  project.provide('templateUrl', database.url);
  return tearDown;
}

/** In memory where it has room: a clone is two thousand files, which ext4 without a journal makes and deletes slowly. */
async function fastFolder(): Promise<string> {
  const memory = '/dev/shm';
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= 4 * 2 ** 30 ? memory : tmpdir();
}

// The tables belong to their owner, and the program comes as the web does: deploy/roles.sql and deploy/grants.sql.
async function makeRoles(url: string): Promise<void> {
  const deploy = resolve(import.meta.dirname, '../../deploy');
  const owner = urlAs('shuji_owner', url);
  const run = async (at: string, ...texts: string[]) => {
    const sql = postgres(at, { max: 1, onnotice: () => {} });
    for (const text of texts) await sql.unsafe(text);
    await sql.end();
  };
  const passwords = ['owner', 'web', 'worker', 'auditor', 'backup'].map(
    (name) => `alter role shuji_${name} password 'test'`,
  );
  await run(url, await readFile(resolve(deploy, 'roles.sql'), 'utf8'), ...passwords);
  await migrate(owner);
  await installJobs(owner);
  await run(owner, await readFile(resolve(deploy, 'grants.sql'), 'utf8'));
}
