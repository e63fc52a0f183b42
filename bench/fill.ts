// Fills a database with generated listings, once: a stamp tells whether what lies there is still what would be made.
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { migrate } from '../server/src/db/migrate.ts';
import { openDatabase, type Pool, write } from '../server/src/db/open.ts';
import { openSigner } from '../server/src/outside/signer.ts';
import { sequence } from '../server/src/proof-log/actions.ts';
import { merchantCount } from './generate.ts';
import { plantMerchants } from './merchants.ts';
import { multiply } from './multiply.ts';

const root = join(import.meta.dirname, '..');
const made = ['bench/generate.ts', 'bench/subjects.ts', 'bench/rows.ts', 'bench/merchants.ts', 'bench/load-part.ts'];
const laid = ['words.ts', 'register.ts', 'rules.ts', 'content.ts', '../http/rich-text.ts'].map(
  (file) => `server/src/product/${file}`,
);

/** The server that is measured signs with the same keys. */
export const proofLog = {
  origin: 'bench/log',
  ed25519Key: Buffer.from('e1'.repeat(31).concat('00'), 'hex'),
  sm2Key: Buffer.from('e2'.repeat(31).concat('00'), 'hex'),
  oldKeys: [],
};

const mostLaidOut = 100_000;

export interface Filling {
  url: string;
  secretKey: string;
  count: number;
}

/** Makes the listings unless they are there already. */
export async function fill(filling: Filling): Promise<void> {
  const stamp = `${await hashOf([...made, ...laid, ...(await migrations())])} ${filling.count}`;
  if ((await stampOf(filling.url)) === stamp) return;
  await emptied(filling.url);
  await migrate(filling.url);
  const pool = openDatabase(filling.url, { max: 4, writable: true });
  try {
    await write(pool, (tx) => plantMerchants(tx, merchantCount));
    const indexes = await dropIndexes(pool);
    // Beyond these, laying out each anew would take too long.
    const laidOut = Math.min(filling.count, mostLaidOut);
    await load({ ...filling, count: laidOut });
    if (filling.count > laidOut) await multiply(filling.url, laidOut, filling.count);
    for (const { statement } of indexes) await slowly(filling.url, statement);
    await slowly(
      filling.url,
      "select setval(pg_get_serial_sequence('product', 'place'), (select max(place) from product))",
    );
    await slowly(filling.url, 'insert into proof_pending (entry_id) select id from proof_entry');
    await givePlaces(pool);
    await slowly(filling.url, 'vacuum (analyze)');
    await slowly(filling.url, `comment on table product is '${stamp}'`);
  } finally {
    await pool.end();
  }
}

// Before anything is measured: the centre would otherwise do it in the background.
async function givePlaces(pool: Pool): Promise<void> {
  const outside = { signer: openSigner(proofLog, Buffer.alloc(0)) };
  while (await write(pool, (db) => sequence({ db, outside, now: new Date(), touch: () => {} })));
}

// Built once over all rows, the search index takes seconds; row by row it would take minutes.
async function dropIndexes(pool: Pool): Promise<{ name: string; statement: string }[]> {
  const indexes = await pool<{ name: string; statement: string }[]>`
    select i.indexname as name, i.indexdef as statement from pg_indexes i
    where i.tablename in ('product', 'product_version') and not exists (select from pg_constraint c where c.conname = i.indexname)`;
  for (const { name } of indexes) await pool.unsafe(`drop index ${name}`);
  return [...indexes];
}

async function load({ url, secretKey, count }: Filling): Promise<void> {
  const workers = Math.max(1, Math.min(4, availableParallelism()));
  const share = Math.ceil(count / workers);
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
      done += Number(rows);
      if (process.stderr.isTTY) process.stderr.write(`\r生成产品 ${done} / ${count}`);
    });
    return new Promise<void>((resolve, reject) => {
      worker.on('error', reject);
      worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A filling worker ended with ${code}`))));
    });
  });
  await Promise.all(parts);
  console.error(`\r已生成 ${count} 件产品`);
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

async function migrations(): Promise<string[]> {
  const names = await readdir(join(root, 'server/migrations'));
  return names.sort().map((name) => `server/migrations/${name}`);
}

async function hashOf(files: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(join(root, file)));
  return hash.digest('hex').slice(0, 32);
}
