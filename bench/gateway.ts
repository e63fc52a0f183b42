// The time the gateway adds to a call: the same upstream directly and through it, in turn. `npm run bench -- GATEWAY`.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUIDv7 } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { env } from 'node:process';
import { startEmbedded } from '../server/src/db/embedded.ts';
import { migrate } from '../server/src/db/migrate.ts';
import { openDatabase } from '../server/src/db/open.ts';
import { hashOfKey, makeKey } from '../server/src/gateway/key.ts';
import { openVault } from '../server/src/providers/vault.ts';
import { secretKey, untilReady } from './centre.ts';
import { printNumber } from './figure.ts';
import { proofLog } from './fill.ts';
import { median } from './measure.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, '.cache/bench');
const calls = Number(env.BENCH_CALLS ?? 1500);
const goalMs = 3;

interface Latency {
  p50: number;
  p99: number;
}

export interface GatewayResult {
  direct: Latency;
  through: Latency;
  addedP50: number;
  counted: number;
  isReached: boolean;
}

/** Asks one at a time, so that nothing is measured but the way. */
export async function measureGateway(port: number): Promise<GatewayResult> {
  await mkdir(folder, { recursive: true });
  const database = await startEmbedded({ folder: join(folder, 'pg-gateway'), password: 'bench' });
  const children: ChildProcess[] = [];
  const agent = new Agent({ keepAlive: true });
  try {
    await migrate(database.url);
    const upstream = `http://127.0.0.1:${port + 1}/`;
    children.push(start('bench/upstream.ts', { PORT: String(port + 1) }));
    await untilReady(upstream, children[0] as ChildProcess);
    children.push(startServer(database.url, port, upstream));
    const origin = `http://127.0.0.1:${port}`;
    await untilReady(`${origin}/readyz`, children[1] as ChildProcess);
    const { id, key } = await plantAccess(database.url, upstream);
    const direct = () => timed(agent, `${upstream}now`, {});
    const through = () => timed(agent, `${origin}/gateway/${id}/now`, { 'x-api-key': key });
    for (let count = 0; count < 200; count += 1) await Promise.all([direct(), through()]);
    const took = { direct: [] as number[], through: [] as number[] };
    for (let count = 0; count < calls; count += 1) {
      took.direct.push(await direct());
      took.through.push(await through());
    }
    const result = { direct: latencyOf(took.direct), through: latencyOf(took.through) };
    const addedP50 = result.through.p50 - result.direct.p50;
    const counted = await countedOf(database.url, id);
    return { ...result, addedP50, counted, isReached: addedP50 <= goalMs && counted === calls + 200 };
  } finally {
    agent.destroy();
    for (const child of children) await ended(child);
    await database.stop();
  }
}

export function printGateway({ direct, through, addedP50, counted, isReached }: GatewayResult): void {
  console.log(`\n经网关调用，${calls} 次，与直接调用逐次交替\n`);
  const row = ({ p50, p99 }: Latency) => ({ 'p50 毫秒': Number(p50.toFixed(2)), 'p99 毫秒': Number(p99.toFixed(2)) });
  console.table({ 直接调用: row(direct), 经网关: row(through) });
  const of = `ms added to a call's p50 by the gateway (p99 ${(through.p99 - direct.p99).toFixed(2)}), ${counted} calls counted`;
  printNumber({ id: 'GATEWAY', is: addedP50, of, atMost: goalMs });
  console.log(
    `网关增加 p50 ${addedP50.toFixed(2)} 毫秒（目标 ≤ ${goalMs}），计次 ${counted}，${isReached ? '达到' : '未达到'}`,
  );
}

function start(file: string, environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [join(root, file)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: env.PATH, ...environment },
  });
}

// Not as in production: only there may no address of this machine be called.
function startServer(databaseUrl: string, port: number, upstream: string): ChildProcess {
  return start('server/src/main.ts', {
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'data-gateway'),
    SECRET_KEY: secretKey,
    LOG_ORIGIN: proofLog.origin,
    LOG_ED25519_KEY: proofLog.ed25519Key.toString('hex'),
    LOG_SM2_KEY: proofLog.sm2Key.toString('hex'),
    SMS: 'local',
    OUTSIDE_ALLOW: upstream,
  });
}

async function plantAccess(url: string, upstream: string): Promise<{ id: string; key: string }> {
  const sql = openDatabase(url, { max: 1, writable: true });
  const [id, key] = [randomUUIDv7(), makeKey()];
  try {
    // The owner plays no part in a call, so foreign keys are not checked.
    await sql`set session_replication_role = replica`;
    await sql`
      insert into gateway_access ${sql({
        id,
        orderId: id,
        orderNumber: 'bench',
        productId: id,
        productName: 'bench',
        buyerPartyId: id,
        sellerPartyId: id,
        endpoint: upstream,
        secretPlace: 'header',
        secretName: 'X-Token',
        upstreamSealed: openVault(Buffer.from(secretKey, 'hex')).encrypt('secret'),
        upstreamChangedAt: new Date(),
        methods: ['GET'],
        keyTokenHash: hashOfKey(key),
        keyIssuedAt: new Date(),
        bought: 1_000_000,
        perSecond: 1_000_000,
        state: 'open',
        openedAt: new Date(),
        updatedAt: new Date(),
      })}`;
    await sql`insert into gateway_meter (access_id) values (${id})`;
    return { id, key };
  } finally {
    await sql.end();
  }
}

async function countedOf(url: string, id: string): Promise<number> {
  const sql = openDatabase(url, { max: 1 });
  const [row] = await sql<{ taken: number }[]>`select taken from gateway_meter where access_id = ${id}`;
  await sql.end();
  return row?.taken ?? 0;
}

function timed(agent: Agent, url: string, headers: Record<string, string>): Promise<number> {
  const began = performance.now();
  return new Promise((done, failed) => {
    get(url, { agent, headers }, (reply) => {
      reply.resume();
      reply.on('end', () =>
        reply.statusCode === 200 ? done(performance.now() - began) : failed(new Error(`${url}: ${reply.statusCode}`)),
      );
    }).on('error', failed);
  });
}

function latencyOf(times: number[]): Latency {
  const sorted = [...times].sort((one, other) => one - other);
  return { p50: median(times), p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await gone;
}
