// Brings the database to the shape the code expects, one numbered SQL file after another.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import postgres from 'postgres';
import { StartFailure } from '#src/config/start-failure.ts';

const migrationsFolder = resolve(import.meta.dirname, '../../migrations');

// Any fixed number; it keeps two nodes that start together from migrating together.
const lockKey = 7_240_552;
const insufficientPrivilege = '42501';

interface Migration {
  name: string;
  sql: string;
  sha256: string;
}

/** Applies what is missing, each file in its own transaction, under a lock. Returns the names applied. */
export async function migrate(url: string, folder: string = migrationsFolder): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const sql = postgres(url, { max: 1, onnotice: () => {}, connection: { application_name: 'shuji-migrate' } });
  try {
    await checkServer(sql);
    await sql`select pg_advisory_lock(${lockKey})`;
    return await applyMissing(sql, migrations);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function applyMissing(sql: postgres.Sql, migrations: Migration[]): Promise<string[]> {
  await makeHistory(sql);
  const rows = await sql<{ name: string; sha256: string }[]>`select name, sha256 from schema_migration order by name`;
  const applied = new Map(rows.map((row) => [row.name, row.sha256]));
  checkHistory(migrations, applied);
  const missing = migrations.filter((migration) => !applied.has(migration.name));
  for (const { name, sql: text, sha256 } of missing) {
    const migrated = sql.begin(async (tx) => {
      await tx.unsafe(text);
      await tx`insert into schema_migration (name, sha256) values (${name}, ${sha256})`;
    });
    await migrated.catch((cause: Error & { code?: string }) => {
      const advice = cause.code === insufficientPrivilege ? '；请先以表的所有者执行 npm run migrate' : '';
      throw new StartFailure(`数据库升级 ${name} 未能完成，已撤回：${cause.message}${advice}。`);
    });
  }
  return missing.map((migration) => migration.name);
}

// Looked for first: a role that may not make tables is refused even where the table is there.
async function makeHistory(sql: postgres.Sql): Promise<void> {
  const [there] =
    await sql`select from pg_catalog.pg_tables where schemaname = 'public' and tablename = 'schema_migration'`;
  if (there) return;
  await sql`
    create table if not exists schema_migration (
      name text primary key,
      sha256 text not null,
      applied_at timestamptz not null default now()
    )`;
}

function checkHistory(migrations: Migration[], applied: Map<string, string>): void {
  const checksums = new Map(migrations.map((migration) => [migration.name, migration.sha256]));
  for (const [name, sha256] of applied) {
    const expected = checksums.get(name);
    if (expected === undefined) {
      throw new StartFailure(`数据库已升级到 ${name}，比当前程序新；请换用新版程序，或恢复升级前的备份。`);
    }
    if (expected !== sha256) {
      throw new StartFailure(`升级文件 ${name} 在执行之后被改动过；请还原该文件，改动另写一个新的升级文件。`);
    }
  }
}

async function checkServer(sql: postgres.Sql): Promise<void> {
  const [server] = await sql<{ version: number; trigram: boolean }[]>`
    select current_setting('server_version_num')::int as version,
           exists (select from pg_available_extensions where name = 'pg_trgm') as trigram`.catch((cause: Error) => {
    throw new StartFailure(`连接不上数据库：${cause.message}；请检查 DATABASE_URL。`, { cause });
  });
  if (server === undefined || server.version < 150_000) {
    throw new StartFailure('数据库版本过低：需要 PostgreSQL 15 或更新的版本。');
  }
  if (!server.trigram) {
    throw new StartFailure('数据库缺少 pg_trgm 扩展：请在数据库服务器上安装 postgresql-contrib 后重试。');
  }
}

/** The name of the last migration that this program knows. */
export async function newestMigration(folder: string = migrationsFolder): Promise<string> {
  return (await namesIn(folder)).at(-1) as string;
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort();
}

async function readMigrations(folder: string): Promise<Migration[]> {
  return Promise.all(
    (await namesIn(folder)).map(async (name) => {
      const sql = await readFile(resolve(folder, name), 'utf8');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}
