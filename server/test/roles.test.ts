// The roles of deploy/: every test of this suite runs the program under the web's. Here: that none may do more than its
// work needs.
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkTrail } from '#src/audit/check.ts';
import { checkCertificates } from '#src/certificate/check.ts';
import { startJobs } from '#src/db/job.ts';
import { migrate } from '#src/db/migrate.ts';
import { openDatabase, type Pool } from '#src/db/open.ts';
import { checkLog } from '#src/proof-log/check.ts';
import { listProduct } from './listed-product.ts';
import { urlAs } from './url-as.ts';
import { world } from './world.ts';

const root = resolve(import.meta.dirname, '../..');
const centre = await world();
const { config, sql, runJob, providers } = centre;
const pools = new Map<string, Pool>();
afterAll(() => Promise.all([...pools.values()].map((pool) => pool.end({ timeout: 1 }))));

function as(role: string): Pool {
  const pool = pools.get(role) ?? openDatabase(urlAs(role, config.databaseUrl), { max: 2, writable: true });
  pools.set(role, pool);
  return pool;
}

test('the lists of deploy/grants.sql name what the program’s statements do, and nothing else', async () => {
  const grants = await readFile(join(root, 'deploy/grants.sql'), 'utf8');
  for (const verb of ['update', 'delete'] as const) {
    const [, list = ''] = new RegExp(`grant ${verb} on\\n([\\s\\S]*?)\\nto `).exec(grants) ?? [];
    const granted = list.split(',').map((name) => name.trim());
    const stated = await statementsThat(verb);
    // Its hashes alone: granted by column, below.
    if (verb === 'update') stated.delete('proof_tile');
    expect(granted, `grant ${verb}`).toEqual([...stated].sort());
  }
});

test('no role rewrites the proof log: not the program, not the schedule, not the auditor, not the owner', async () => {
  await listProduct(centre);
  await runJob('sequence-proof-log');
  const roles = ['shuji_web', 'shuji_worker', 'shuji_auditor', 'shuji_backup'];
  const changes = { entry: 'entry', leaf: 'hash', tile: 'hashes', checkpoint: 'note' };
  for (const [name, column] of Object.entries(changes))
    for (const statement of [
      `update proof_${name} set ${column} = ${column === 'entry' || column === 'note' ? "''" : "'\\x00'"}`,
      `delete from proof_${name}`,
      `truncate proof_${name} cascade`,
    ]) {
      for (const role of roles)
        await expect(as(role).unsafe(statement), `${role}: ${statement}`).rejects.toThrow(
          /permission denied|append-only|read-only/,
        );
      await expect(sql.unsafe(statement), `owner: ${statement}`).rejects.toThrow('append-only');
    }
});

test('a history can be added to and read, and neither the web nor the worker may rewrite it', async () => {
  for (const role of ['shuji_web', 'shuji_worker']) {
    for (const table of ['audit_entry', 'audit_link', 'order_event', 'product_event', 'proof_leaf'])
      for (const statement of [`update ${table} set at = at`, `delete from ${table}`, `truncate ${table}`])
        await expect(as(role).unsafe(statement)).rejects.toThrow(/permission denied|column "at"/);
    for (const statement of ['create table mine (id int)', 'drop table news', 'alter table news add mine int'])
      await expect(as(role).unsafe(statement)).rejects.toThrow(/permission denied|must be owner/);
  }
  await expect(as('shuji_web')`select from pgboss.job`).rejects.toThrow('permission denied');
});

test('the schedule runs under the worker’s role on what its owner has made', async () => {
  const failures: unknown[] = [];
  const job = { name: 'end-offers', cron: '* * * * *', run: async () => {} };
  const jobs = await startJobs(urlAs('shuji_worker', config.databaseUrl), [job], (_, error) => failures.push(error));
  await jobs.stop();
  expect(failures).toEqual([]);
});

test('the auditor checks the trail and the certificates, reads no personal data and writes nothing', async () => {
  await listProduct(centre);
  for (const name of ['audit-seal-trail', 'sequence-proof-log']) await runJob(name);
  const auditor = as('shuji_auditor');
  const { known } = providers.signer;
  expect((await checkTrail(auditor, providers.vault, new Date())).broken).toBeNull();
  expect((await checkLog(auditor, { keys: known, now: new Date() })).broken).toEqual([]);
  expect((await checkCertificates(auditor)).broken).toEqual([]);
  for (const table of ['account', 'session', 'party', 'application', 'trade_order', 'order_message', 'complaint'])
    await expect(auditor.unsafe(`select from ${table}`)).rejects.toThrow('permission denied');
  await expect(auditor`insert into audit_entry default values`).rejects.toThrow(/permission denied|read-only/);
});

test('the backup reads every table and writes none', async () => {
  const backup = as('shuji_backup');
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`;
  for (const { name } of tables) await backup.unsafe(`select from ${name} limit 1`);
  await expect(backup`delete from session`).rejects.toThrow(/permission denied|read-only/);
});

test('a program under the web’s role starts where the owner has upgraded, and says what to do where not', async () => {
  const url = urlAs('shuji_web', config.databaseUrl);
  expect(await migrate(url)).toEqual([]);
  await sql`delete from schema_migration where name = (select max(name) from schema_migration)`;
  await expect(migrate(url)).rejects.toThrow('npm run migrate');
});

/** The tables the program's own statements and triggers change so. */
async function statementsThat(verb: 'update' | 'delete'): Promise<Set<string>> {
  const folder = join(root, 'server/src');
  const names = (await readdir(folder, { recursive: true })).filter(
    // The demo is filled by the owner of its database.
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('demo/'),
  );
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  // Written by a trigger, with the rights of the caller who changes a product.
  const found = new Set(['product_term']);
  // The name under which the version before empties application_event: goes with the view.
  if (verb === 'update') found.add('application_step');
  const patterns =
    verb === 'delete'
      ? [/\bdelete from ([a-z_]+)/g]
      : [
          /\bupdate ([a-z_]+)(?:\s+(?:as\s+)?[a-z]\w*)?\s+set\b/g,
          /\binsert into ([a-z_]+)(?:(?!insert into)[^`])*?do update/g,
        ];
  for (const pattern of patterns)
    for (const text of texts) for (const [, table] of text.matchAll(pattern)) found.add(table as string);
  return found;
}
