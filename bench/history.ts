// How a history of ten million rows lies and answers, as one table and in months: `node bench/history.ts [rows]`.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import postgres from 'postgres';
import { startEmbedded } from '../server/src/db/embedded.ts';
import { migrate } from '../server/src/db/migrate.ts';
import { median } from './measure.ts';

const rows = Number(process.argv[2] ?? 10_000_000);
const movesEach = 5;
const months = 36;
const rounds = 200;
const folder = join(import.meta.dirname, '../.cache/bench/history');

await mkdir(folder, { recursive: true });
const settings = {
  synchronous_commit: 'off',
  max_wal_size: '8GB',
  shared_buffers: '512MB',
  maintenance_work_mem: '512MB',
};
const database = await startEmbedded({ folder: join(folder, 'pg'), password: 'bench', settings });
const sql = postgres(database.url, { max: 1, onnotice: () => {}, connection: { statement_timeout: 0 } });

try {
  await migrate(database.url);
  await fill();
  const whole = await measure('order_event');
  const parted = await measure('order_event_by_month');
  console.log(`\n${rows.toLocaleString('en-US')} rows of order history, ${months} months, PostgreSQL 18\n`);
  console.table({ 'one table': whole, 'by month': parted });
  console.log(await pruning());
  console.log(await retention());
} finally {
  await sql.end();
  await database.stop();
}

/** Orders are not needed for their history to be measured: the keys that point at them are not checked here. */
async function fill(): Promise<void> {
  await sql`set session_replication_role = replica`;
  await sql`drop table if exists order_event_by_month, order_event_0`;
  await sql`truncate order_event`;
  await sql.unsafe(`
    insert into order_event (order_id, at, by, actor_id, move, from_status, to_status, note)
    select lpad(to_hex(n / ${movesEach}), 32, '0')::uuid,
           now() - (${rows} - n) * (interval '${months} months' / ${rows}),
           (array['buyer', 'seller', 'system'])[1 + n % 3], gen_random_uuid(), 'pay', 'contracted', 'paid', null
    from generate_series(0, ${rows - 1}) n`);
  await sql.unsafe(`
    create table order_event_by_month (like order_event including defaults including constraints, primary key (at, id))
    partition by range (at);
    create index on order_event_by_month (order_id, id);`);
  for (let month = 0; month <= months; month += 1) {
    const at = (offset: number) => `date_trunc('month', now()) - interval '${months - offset} months'`;
    const [bounds] = await sql.unsafe<{ since: string; until: string }[]>(
      `select (${at(month)})::text as since, (${at(month + 1)})::text as until`,
    );
    await sql.unsafe(
      `create table order_event_${month} partition of order_event_by_month for values from ('${bounds?.since}') to ('${bounds?.until}')`,
    );
  }
  await sql`insert into order_event_by_month select * from order_event`;
  await sql`set session_replication_role = origin`;
  await sql`vacuum analyze order_event`;
  await sql`vacuum analyze order_event_by_month`;
}

async function measure(table: string) {
  const [size] = await sql<{ rows: string; indexes: string }[]>`
    select pg_size_pretty(sum(pg_table_size(relid))) as rows, pg_size_pretty(sum(pg_indexes_size(relid))) as indexes
    from (select relid from pg_partition_tree(${table}::regclass) union select ${table}::regclass) parts`;
  const order = () =>
    Math.floor(Math.random() * (rows / movesEach))
      .toString(16)
      .padStart(32, '0');
  return {
    rows: size?.rows,
    indexes: size?.indexes,
    'one order’s history, ms': await time(() =>
      sql.unsafe(`select * from ${table} where order_id = $1 order by id`, [order()], { prepare: true }),
    ),
    'newest page of 20, ms': await time(
      () =>
        sql.unsafe(
          `select * from ${table} order by ${table === 'order_event' ? '' : 'at desc, '}id desc limit 20`,
          [],
          { prepare: true },
        ),
      20,
    ),
    'a page of last month, ms': await time(
      () =>
        sql.unsafe(
          `select * from ${table} where at >= now() - interval '30 days' and at < now() - interval '29 days' order by at desc, id desc limit 20`,
        ),
      20,
    ),
    'append, ms': await time(() =>
      sql.unsafe(
        `insert into ${table} (${table === 'order_event' ? '' : 'id, '}order_id, at, by, move, to_status) values (${table === 'order_event' ? '' : `${rows} + (random() * 1e9)::bigint, `}$1, now(), 'system', 'pay', 'paid')`,
        [order()],
      ),
    ),
  };
}

async function time(ask: () => Promise<unknown>, times = rounds): Promise<string> {
  await sql`set session_replication_role = replica`;
  const took: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const began = performance.now();
    await ask();
    took.push(performance.now() - began);
  }
  const sorted = [...took].sort((one, other) => one - other);
  return `${median(took).toFixed(2)} (p99 ${sorted[Math.floor(times * 0.99)]?.toFixed(2)})`;
}

async function pruning(): Promise<string> {
  const [row] = await sql.unsafe(
    `explain (format json) select count(*) from order_event_by_month where at >= now()::date - 30 and at < now()::date - 29`,
  );
  const text = JSON.stringify(row);
  const partitions = new Set([...text.matchAll(/"Relation Name":\s*\\?"(order_event_\d+)/g)].map(([, name]) => name));
  return `one day is looked for in ${partitions.size} of ${months + 1} partitions`;
}

/** Retention: detaching a month against deleting as many rows. */
async function retention(): Promise<string> {
  let began = performance.now();
  await sql`alter table order_event_by_month detach partition order_event_0`;
  const detached = performance.now() - began;
  const [{ count } = { count: 0 }] = await sql<{ count: number }[]>`select count(*)::int as count from order_event_1`;
  began = performance.now();
  await sql`set session_replication_role = replica`;
  await sql`delete from order_event where id in (select id from order_event order by id limit ${count})`;
  const deleted = performance.now() - began;
  await sql`drop table order_event_by_month, order_event_0`;
  return `a month (${count.toLocaleString('en-US')} rows) leaves in ${detached.toFixed(0)} ms detached, in ${deleted.toFixed(0)} ms deleted`;
}
