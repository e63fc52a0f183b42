// The way to the centre's database for a command beside the server: the running server's, or one's own.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isInUse, openDataDir, readSecrets } from '#src/config/data-dir.ts';
import { type Config, readConfig } from '#src/config/environment.ts';
import { startEmbedded } from '#src/db/embedded.ts';
import { migrate } from '#src/db/migrate.ts';

export interface ImportConnection {
  config: Config;
  close(): Promise<void>;
}

/** Finds the database the environment means. A server that runs on the same data folder is joined, not refused. */
export async function connect(): Promise<ImportConnection> {
  const settings = readConfig(process.env);
  const pgFolder = join(settings.dataDir, 'pg');
  try {
    const { secrets, release } = await openDataDir(settings.dataDir);
    const secretKey = settings.secretKey ?? Buffer.from(secrets.secretKey, 'hex');
    if (settings.databaseUrl)
      return { config: { ...settings, secretKey, databaseUrl: settings.databaseUrl }, close: async () => release() };
    const embedded = await startEmbedded({ folder: pgFolder, password: secrets.databasePassword });
    await migrate(embedded.url);
    const close = async () => {
      await embedded.stop();
      release();
    };
    return { config: { ...settings, secretKey, databaseUrl: embedded.url }, close };
  } catch (failure) {
    if (!isInUse(failure)) throw failure;
    const secrets = await readSecrets(settings.dataDir);
    const secretKey = settings.secretKey ?? Buffer.from(secrets.secretKey, 'hex');
    const databaseUrl = settings.databaseUrl ?? (await runningUrl(pgFolder, secrets.databasePassword));
    return { config: { ...settings, secretKey, databaseUrl }, close: async () => {} };
  }
}

// PostgreSQL writes its port on the fourth line.
async function runningUrl(pgFolder: string, password: string): Promise<string> {
  const port = (await readFile(join(pgFolder, 'postmaster.pid'), 'utf8')).split('\n')[3];
  return `postgres://shuji:${password}@127.0.0.1:${port}/shuji`;
}
