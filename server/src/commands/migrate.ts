// npm run migrate: brings an outside database to this program's shape, as the owner of its tables, and gives the roles
// of deploy/roles.sql their rights. A server that runs as one of them finds nothing left to do.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import postgres from 'postgres';
import { printFailure, StartFailure } from '#src/config/start-failure.ts';
import { checkTransport } from '#src/config/transport.ts';
import { installJobs } from '#src/db/job.ts';
import { migrate } from '#src/db/migrate.ts';

const grants = resolve(import.meta.dirname, '../../../deploy/grants.sql');

await printFailure(run);

async function run(): Promise<void> {
  const url = process.env.DATABASE_URL;
  if (!url) throw new StartFailure('请设置 DATABASE_URL，以表的所有者连接；内置数据库在启动时自动升级。');
  refusePlaintext(url);
  const applied = await migrate(url);
  await installJobs(url);
  const isGranted = await grant(url);
  console.log(applied.length === 0 ? '数据库已是最新。' : `已升级 ${applied.length} 步，至 ${applied.at(-1)}。`);
  console.log(
    isGranted ? '各角色的权限已按 deploy/grants.sql 重新授予。' : '没有 deploy/roles.sql 所建的角色，未授予权限。',
  );
}

// Production's rule of readConfig, for the one command that runs without the other settings.
function refusePlaintext(url: string): void {
  if (process.env.NODE_ENV !== 'production') return;
  checkTransport({ DATABASE_URL: url }, process.env.PLAINTEXT_HOSTS?.split(',') ?? [], (message) => {
    throw new StartFailure(message);
  });
}

async function grant(url: string): Promise<boolean> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const roles = await sql`select from pg_roles where rolname in ('shuji_web', 'shuji_worker', 'shuji_auditor')`;
    if (roles.length < 3) return false;
    const text = await readFile(grants, 'utf8');
    await sql.begin((tx) => tx.unsafe(text));
    return true;
  } finally {
    await sql.end({ timeout: 5 });
  }
}
