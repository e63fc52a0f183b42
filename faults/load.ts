// Load as it comes from outside: so many a second, whether or not the answers do. autocannon, which measures in bench/,
// keeps a rate by asking with every connection at the top of each second and resting for the remainder.
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';

export interface Served {
  /** A second, answered with 200 within `wellMs`. */
  well: number;
  /** Answered with 200, but late. */
  late: number;
  refused: number;
  /** Latency of refusals, in milliseconds. */
  refusedP99: number;
  wellP99: number;
  /** Neither: another status, a broken connection, no answer; how often each. */
  failed: Record<string, number>;
}

export interface LoadOptions {
  origin: string;
  /** Most requests at once; a further one waits for a slot, and its wait counts. */
  connections: number;
  seconds: number;
  /** Requests a second, evenly; without it each connection asks as soon as it was answered. */
  rate?: number;
  wellMs: number;
  next: () => { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: string };
}

const patienceMs = 60_000;
const knock = { method: 'GET', path: '/livez', headers: {} } as const;
// Undici takes a third of what node:http's client does: the load shares the machine with the server under test.
const poolOptions = {
  pipelining: 1,
  keepAliveTimeout: patienceMs,
  headersTimeout: patienceMs,
  bodyTimeout: patienceMs,
};

export async function load({ origin, connections, seconds, rate, wellMs, next }: LoadOptions): Promise<Served> {
  const pool = new Pool(origin, { ...poolOptions, connections });
  const [well, refused]: [number[], number[]] = [[], []];
  const failed: Record<string, number> = {};
  let late = 0;
  // They stand beforehand, as a proxy's do (deploy/nginx.conf): Node accepts one new connection a turn of its loop.
  await Promise.all(Array.from({ length: connections }, () => statusOf(pool, knock)));
  const began = performance.now();
  const isOver = () => performance.now() - began >= seconds * 1_000;

  async function ask(): Promise<void> {
    const came = performance.now();
    const status = await statusOf(pool, next()).catch((error: NodeJS.ErrnoException) => error.code ?? String(error));
    const ms = performance.now() - came;
    // A served or refused answer after the load has ended is not counted; a fault is.
    if (isOver() && (status === 200 || status === 503)) return;
    if (status === 503) refused.push(ms);
    else if (status !== 200) failed[status] = (failed[status] ?? 0) + 1;
    else if (ms <= wellMs) well.push(ms);
    else late += 1;
  }

  const requests: Promise<void>[] = [];
  if (rate) {
    for (let count = 0; !isOver(); await sleep(1))
      for (; count < ((performance.now() - began) / 1_000) * rate; count += 1) requests.push(ask());
  } else {
    const asker = async () => {
      while (!isOver()) await ask();
    };
    requests.push(...Array.from({ length: connections }, asker));
  }
  await Promise.all(requests);
  await pool.destroy();
  return {
    well: well.length / seconds,
    late: late / seconds,
    refused: refused.length / seconds,
    refusedP99: highest(refused),
    wellP99: highest(well),
    failed,
  };
}

function statusOf(pool: Pool, request: ReturnType<LoadOptions['next']>): Promise<number> {
  return new Promise((done, fail) => {
    let status = 0;
    pool.dispatch(request, {
      // Undici recognises by this one the handler form of version 7.
      onRequestStart() {},
      onResponseStart(_, code) {
        status = code;
      },
      onResponseData() {},
      onResponseEnd: () => done(status),
      onResponseError: (_, error) => fail(error),
    });
  });
}

function highest(all: number[]): number {
  return Math.round(all.sort((one, other) => one - other)[Math.floor(all.length * 0.99)] ?? 0);
}
