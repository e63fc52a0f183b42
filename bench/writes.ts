// Figure S8: a favourite and an order's application, against pgbench sending PostgreSQL the statements that the server sends.
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import postgres from 'postgres';
import { startEmbedded } from '../server/src/db/embedded.ts';
import { openDatabase, type Pool } from '../server/src/db/open.ts';
import { secretKey, startCentre } from './centre.ts';
import { printFigure } from './figure.ts';
import { fill } from './fill.ts';
import { connections, type Measured, median } from './measure.ts';
import { findPgbench, runPgbench, type Transacted } from './pgbench.ts';
import { numbered, recordCall, type Script, scriptOf } from './recorded.ts';
import {
  buyerCount,
  buyerOf,
  type Kind,
  keyOf,
  keyStart,
  kinds,
  nameOf,
  plantWriters,
  productCount,
  productOf,
  sellerCount,
  type Writing,
  writingsOf,
} from './writers.ts';

const folder = join(import.meta.dirname, '../.cache/bench/writes');
const goal = 0.5;

interface WriteLoad {
  rounds: number;
  seconds: number;
  port: number;
}

export interface Written {
  name: string;
  ours: Measured[];
  /** A second. */
  theirs: number[];
  statements: number;
  /** Rows that calls left in the database, and calls that were answered as done. */
  rows: number;
  answered: number;
  ratio: number;
}

/** Measures nothing when this machine has no pgbench. */
export async function measureWrites({ rounds, seconds, port }: WriteLoad): Promise<Written[]> {
  const pgbench = await findPgbench();
  if (!pgbench) {
    console.log('\nS8 未测量：本机没有 pgbench（Debian 的 postgresql-contrib 或 postgresql-15 软件包里有）。');
    return [];
  }
  await mkdir(folder, { recursive: true });
  const settings = { max_wal_size: '8GB' };
  const database = await startEmbedded({ folder: join(folder, 'pg'), password: 'bench', settings });
  try {
    await fill({ url: database.url, secretKey, count: productCount });
    const url = await freshCopy(database.url);
    const pool = openDatabase(url, { max: 1, writable: true });
    try {
      const hasTiers = await plantWriters(pool);
      // Each writer is as fast as the server lets it; the brake is there for floods.
      env.WRITES_PER_MINUTE = '9999999';
      const centre = await startCentre(url, port, 'writes');
      try {
        const written: Written[] = [];
        for (const writing of writingsOf(hasTiers))
          written.push(
            await compare(writing, { origin: centre.origin, url, pool, pgbench, rounds, seconds, hasTiers }),
          );
        return written;
      } finally {
        delete env.WRITES_PER_MINUTE;
        await centre.stop();
      }
    } finally {
      await pool.end();
    }
  } finally {
    await database.stop();
  }
}

interface Against {
  origin: string;
  url: string;
  pool: Pool;
  pgbench: string;
  rounds: number;
  seconds: number;
  hasTiers: boolean[];
}

// The server writes the first half of four million pairs, each round of pgbench a share of the second.
const [theirFirst, theirRound] = [2_000_000, 300_000];

async function compare(
  writing: Writing,
  { origin, url, pool, pgbench, rounds, seconds, hasTiers }: Against,
): Promise<Written> {
  // The script is taken from a product with a price list, as most have one; below the number of buyers, seq is its place.
  const next = { seq: hasTiers.indexOf(true) };
  const script = await record(writing, next.seq++, origin, url);
  const file = join(folder, `${writing.table}.pgbench`);
  await writeFile(file, script.text);
  let round = 0;
  const reference = (length: number) => {
    const base = theirFirst + theirRound * round++;
    return runPgbench(pgbench, url, { file, constants: { ...script.constants, n: '0', base: String(base) } }, length);
  };
  // On a busy machine 32 connections take more than a second to be made.
  await reference(Math.max(3, seconds));
  await send(origin, writing, next, 1);
  const before = await countOf(pool, writing.table);
  const [ours, theirs]: [Sent[], Transacted[]] = [[], []];
  for (let at = 0; at < rounds; at += 1) {
    theirs.push(await reference(seconds));
    ours.push(await send(origin, writing, next, seconds));
    const [one, other] = [ours.at(-1)?.perSecond ?? 0, theirs.at(-1)?.perSecond ?? 0].map(Math.round);
    console.error(`S8 ${writing.name} 第 ${at + 1} / ${rounds} 轮：每秒 ${one} 次，pgbench ${other}`);
  }
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
  const rows = (await countOf(pool, writing.table)) - before - sum(theirs.map(({ count }) => count));
  const perSecond = theirs.map((one) => one.perSecond);
  return {
    name: writing.name,
    ours,
    theirs: perSecond,
    statements: script.statements,
    rows,
    answered: sum(ours.map((one) => one.done)),
    ratio: median(ours.map((one) => one.perSecond)) / median(perSecond),
  };
}

/** Sends one call and makes the reference's script of the server's statements, so that both run the same. */
async function record({ path: at, table, body }: Writing, seq: number, origin: string, url: string): Promise<Script> {
  const call = async (of: number) => {
    const init = { method: 'POST', headers: headersOf(of), body: JSON.stringify(body(of)) };
    const answer = (await (await fetch(origin + at, init)).json()) as { code: number; data: unknown };
    if (answer.code !== 200) throw new Error(`${at}: ${JSON.stringify(answer)}`);
    return answer.data as { number: string } | null;
  };
  // The first call of a connection also asks for what the driver keeps from then on.
  for (let count = 0; count < connections; count += 1) await call(theirFirst - connections + count);
  const log = join(folder, 'postgresql.log');
  const { statements, answer } = await recordCall({ url, log }, `insert into ${table}`, () => call(seq));
  const [buyer, product] = [buyerOf(seq), productOf(seq)];
  const seller = product % sellerCount;
  const named: [Kind, number, string][] = [
    ['buyer', buyer, 'buyer'],
    ['party', buyer, 'buyer'],
    ['product', product, 'product'],
    ['version', product, 'product'],
    ['sellerParty', seller, 'seller'],
    ['sellerMerchant', seller, 'seller'],
    ['sellerAccount', seller, 'seller'],
  ];
  const token = createHash('sha256').update(nameOf('token', buyer)).digest('hex');
  const number = answer?.number;
  const stands = new Map([
    ...named.map(([kind, of, variable]): [string, string] => [nameOf(kind, of), numbered(kinds[kind], variable)]),
    [`\\x${token}`, `sha256(convert_to(${numbered(kinds.token, 'buyer')}, 'UTF8'))`],
    [keyOf(seq), numbered(keyStart, 'seq')],
    ...(number ? [[number, numbered('DD', 'seq')] as [string, string]] : []),
  ]);
  const head = [
    '\\set n :n + 1',
    `\\set seq :base + :n * ${connections} + :client_id`,
    `\\set buyer :seq % ${buyerCount}`,
    `\\set product (:seq + :seq / ${buyerCount}) % ${productCount}`,
    `\\set seller :product % ${sellerCount}`,
  ];
  return scriptOf(head, statements, stands);
}

interface Sent extends Measured {
  done: number;
}

/** Each request by another buyer; what is refused in the envelope counts as failed. */
async function send(origin: string, writing: Writing, next: { seq: number }, seconds: number): Promise<Sent> {
  const counted = { done: 0, refused: 0 };
  const result = await autocannon({
    url: origin + writing.path,
    connections,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => {
          const seq = next.seq++;
          return { ...request, headers: headersOf(seq), body: JSON.stringify(writing.body(seq)) };
        },
        onResponse: (_, body) => {
          counted[body.startsWith('{"code":200,') ? 'done' : 'refused'] += 1;
        },
      },
    ],
  });
  // Requests in progress at the end of the round still write.
  await sleep(500);
  return {
    perSecond: counted.done / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.errors + result.timeouts + counted.refused,
    done: counted.done,
  };
}

function headersOf(seq: number): Record<string, string> {
  return { 'content-type': 'application/json', mobile: '1', authorization: nameOf('token', buyerOf(seq)) };
}

// Starts from a fresh copy: rows of an earlier run would be in the way, and many of them may not be deleted.
async function freshCopy(filled: string): Promise<string> {
  const copy = new URL(filled);
  copy.pathname = `${copy.pathname}_writes`;
  const beside = new URL(filled);
  beside.pathname = '/postgres';
  const admin = postgres(beside.href, { max: 1, onnotice: () => {} });
  try {
    await admin.unsafe(`drop database if exists ${copy.pathname.slice(1)} with (force)`);
    await admin.unsafe(`create database ${copy.pathname.slice(1)} template ${new URL(filled).pathname.slice(1)}`);
  } finally {
    await admin.end();
  }
  return copy.href;
}

async function countOf(pool: Pool, table: string): Promise<number> {
  const [row] = await pool<{ count: number }[]>`select count(*) as count from ${pool(table)}`;
  return row?.count ?? 0;
}

/** Reached, nothing refused, and what was answered as done stands in the database. */
export function isWriteReached({ ours, ratio, rows, answered }: Written): boolean {
  const isKept = rows >= answered && rows <= answered + ours.length * connections;
  return ratio >= goal && isKept && ours.every(({ failed }) => failed === 0);
}

export function printWrites(written: Written[]): void {
  for (const one of written) {
    const ours = Math.round(median(one.ours.map(({ perSecond }) => perSecond)));
    printFigure({
      id: 'S8',
      figure: `${one.ratio.toFixed(2)} × pgbench: ${one.name}, ${ours} a second, pgbench ${Math.round(median(one.theirs))}`,
      goal: `≥ ${goal} × pgbench`,
      holds: isWriteReached(one),
      missedBy: `${((1 - one.ratio / goal) * 100).toFixed(1)} %`,
    });
  }
  console.log(`\nS8 写入，${connections} 个连接，对照 pgbench -M prepared 执行服务器实际发出的同样语句\n`);
  console.table(
    Object.fromEntries(
      written.map((one) => [
        `S8 ${one.name}`,
        {
          '本系统/秒': Math.round(median(one.ours.map(({ perSecond }) => perSecond))),
          'p50 毫秒': median(one.ours.map(({ p50 }) => p50)),
          'p99 毫秒': median(one.ours.map(({ p99 }) => p99)),
          语句: one.statements,
          'pgbench/秒': Math.round(median(one.theirs)),
          倍数: Number(one.ratio.toFixed(2)),
          目标: `≥ ${goal} 倍`,
          达到: isWriteReached(one) ? '是' : '否',
          失败: one.ours.reduce((sum, { failed }) => sum + failed, 0),
          '已应答 / 库中': `${one.answered} / ${one.rows}`,
        },
      ]),
    ),
  );
}
