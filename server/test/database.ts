// One PostgreSQL for the whole run: made before the first test file, gone after the last. Files clone its template.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#src/db/embedded.ts';
import { migrate } from '#src/db/migrate.ts';
import { plantTemplate } from '#test/template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the migrated template with the cast in it; nobody may stay connected to it. */
    templateUrl: string;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'shuji-test-'));
  // What is thrown away after the run need not survive a power cut.
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };
  const database = await startEmbedded({ folder: join(folder, 'pg'), password: 'test', settings });
  const tearDown = async () => {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await migrate(database.url);
    await plantTemplate(database.url);
  } catch (failure) {
    await tearDown();
    throw failure;
  }
  project.provide('templateUrl', database.url);
  return tearDown;
}
