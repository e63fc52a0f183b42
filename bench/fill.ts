// Fills databases with generated listings once; a stamp shows whether the data is still current.
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { migrate } from '../server/src/db/migrate.ts';
import { openDatabase, type Pool, write } from '../server/src/db/open.ts';
import { integrate, signHead } from '../server/src/proof-log/actions.ts';
import { openSigner } from '../server/src/providers/signer.ts';
import { merchantCount } from './generate.ts';
import { plantMerchants } from './merchants.ts';
import { multiply } from './multiply.ts';

const root = join(import.meta.dirname, '..');
const sources = ['bench/generate.ts', 'bench/subjects.ts', 'bench/rows.ts', 'bench/merchants.ts', 'bench/load-part.ts'];
const laid = [
  'text/tokenize.ts',
  'product/registration/register.ts',
  'product/rules.ts',
  'product/registration/content.ts',
  'http/rich-text.ts',
].map((file) => `server/src/${file}`);

/** The server that is measured signs with the same keys. */
export const proofLog = {
  origin: 'bench/log',
  ed25519Key: Buffer.from('889a7c8777caee29dc44b7bd15cb0568244e143a2d94b2024d9931c78eada7f9', 'hex'),
  sm2Key: Buffer.from('7e1998116349d3cb3b0c99cd4bda38b642c632d12985600b46a173322f7f84ea', 'hex'),
  oldKeys: [],
};

const million = 1_000_000;

export interface Filling {
  url: string;
  secretKey: string;
  count: number;
}

/** Makes the listings unless they are there already. */
export async function fill(filling: Filling): Promise<void> {
  const stamp = `${await hashOf([...sources, ...laid])} ${filling.count}`;
  if ((await stampOf(filling.url)) === stamp && (await isOfThisShape(filling.url))) return;
  const began = Date.now();
  await emptied(filling.url);
  await migrate(filling.url);
  const pool = openDatabase(filling.url, { max: 4, writable: true });
  try {
    await write(pool, (tx) => plantMerchants(tx, merchantCount));
    const indexes = await dropIndexes(filling.url);
    await load(filling);
    await rebuild(filling.url, indexes);
    await slowly(filling.url, 'insert into proof_pending (entry_id) select id from proof_entry');
    printStep('证书写入存证日志', began);
    await givePlaces(pool);
    await finish(filling.url, stamp, began);
  } finally {
    await pool.end();
  }
}

/** A database of a million beside the one of `fill`. Needs both without connections. Returns its address. */
export async function fillMillion(filling: Filling): Promise<string> {
  const beside = new URL(filling.url);
  const from = beside.pathname.slice(1);
  beside.pathname = `/${from}_million`;
  const url = beside.href;
  const stamp = `${await hashOf([...sources, ...laid, 'bench/multiply.ts'])} ${million}`;
  const isThere = await exists(filling.url, `${from}_million`);
  if (isThere && (await stampOf(url)) === stamp && (await isOfThisShape(url))) return url;
  const began = Date.now();
  await slowly(filling.url, `drop database if exists ${from}_million with (force)`);
  await slowly(filling.url, `create database ${from}_million template ${from}`);
  printStep('已复制数据库', began);
  const indexes = await dropIndexes(url);
  await multiply(url, filling.count, million, (count) => printStep(`已有 ${count} 件产品`, began));
  // Built over a million it takes longest of all, and nothing that is measured there asks it.
  const needed = indexes.filter((statement) => !statement.includes(' product_search '));
  await rebuild(url, needed);
  await finish(url, stamp, began);
  return url;
}

// Migrations that have come since are applied as they would be anywhere; one that has changed means beginning anew.
async function isOfThisShape(url: string): Promise<boolean> {
  try {
    const added = await migrate(url);
    if (added.length > 0) console.error(`已升级：${added.join('、')}`);
    return true;
  } catch (failure) {
    console.error(`需要重新填充：${failure instanceof Error ? failure.message : failure}`);
    return false;
  }
}

async function finish(url: string, stamp: string, began: number): Promise<void> {
  await slowly(url, "select setval(pg_get_serial_sequence('product', 'place'), (select max(place) from product))");
  printStep('整理数据库', began);
  await slowly(url, 'vacuum (analyze)');
  await slowly(url, `comment on table product is '${stamp}'`);
  printStep('填充完成', began);
}

function printStep(what: string, began: number): void {
  console.error(`[${Math.round((Date.now() - began) / 1_000)} 秒] ${what}`);
}

// Before anything is measured: the centre would otherwise do it in the background.
async function givePlaces(pool: Pool): Promise<void> {
  // The server that is measured has a folder of its own and takes the log as it finds it.
  const logHead = { read: async () => null, latest: async () => null, write: async () => {}, place: '' };
  const context = {
    providers: { signer: openSigner(proofLog, Buffer.alloc(0)), logHead },
    now: new Date(),
    invalidate: () => {},
  };
  while (await write(pool, (db) => integrate({ ...context, db })));
  await write(pool, (db) => signHead({ ...context, db }));
}

// Built once over all rows, the search index takes seconds; row by row it would take minutes.
async function dropIndexes(url: string): Promise<string[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const indexes = await sql<{ name: string; statement: string }[]>`
      select i.indexname as name, i.indexdef as statement from pg_indexes i
      where i.tablename in ('product', 'product_version', 'product_term') and not exists (select from pg_constraint c where c.conname = i.indexname)`;
    for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);
    return indexes.map(({ statement }) => statement);
  } finally {
    await sql.end();
  }
}

async function rebuild(url: string, indexes: readonly string[]): Promise<void> {
  const began = Date.now();
  for (const [at, statement] of indexes.entries()) {
    await slowly(url, statement);
    printStep(`索引 ${at + 1} / ${indexes.length}`, began);
  }
}

async function load({ url, secretKey, count }: Filling): Promise<void> {
  const workers = Math.max(1, Math.min(4, availableParallelism()));
  const share = Math.ceil(count / workers);
  const began = Date.now();
  let done = 0;
  const parts = Array.from({ length: workers }, (_, index) => {
    const worker = fork(
      join(import.meta.dirname, 'load-part.ts'),
      [String(index * share), String(Math.min(count, (index + 1) * share))],
      {
        env: { ...process.env, DATABASE_URL: url, SECRET_KEY: secretKey },
      },
    );
    worker.on('message', (rows) => {
      const before = Math.floor((done * 10) / count);
      done += Number(rows);
      if (Math.floor((done * 10) / count) > before) printStep(`已生成 ${done} / ${count} 件产品`, began);
    });
    return new Promise<void>((resolve, reject) => {
      worker.on('error', reject);
      worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A filling worker ended with ${code}`))));
    });
  });
  await Promise.all(parts);
}

async function stampOf(url: string): Promise<string | null> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const [row] = await sql`select obj_description(to_regclass('public.product')) as stamp`;
    return (row?.stamp as string | null) ?? null;
  } finally {
    await sql.end();
  }
}

async function emptied(url: string): Promise<void> {
  await slowly(url, 'drop schema public cascade');
  await slowly(url, 'drop schema if exists pgboss cascade');
  await slowly(url, 'create schema public');
}

async function slowly(url: string, statement: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connection: { maintenance_work_mem: '512MB' } });
  await sql.unsafe(statement).finally(() => sql.end());
}

async function exists(url: string, database: string): Promise<boolean> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return (await sql`select from pg_database where datname = ${database}`).length > 0;
  } finally {
    await sql.end();
  }
}

async function hashOf(files: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(join(root, file)));
  return hash.digest('hex').slice(0, 32);
}
