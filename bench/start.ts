// Figure S11: how soon the demonstration answers when it is started again, and what memory it holds while it is read.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from 'node:process';
import { untilReady } from './centre.ts';
import { printNumber } from './figure.ts';
import { cycle, measure, median } from './measure.ts';

export interface Started {
  seconds: number;
  megabytes: number;
}

const root = join(import.meta.dirname, '..');
const target: Started = { seconds: 4, megabytes: 350 };
const pages = ['/', '/product', '/news'];
const answers = ['/api/product/list?pageSize=12', '/api/product/list?industry=finance&pageSize=12', '/api/news/list'];

const rounds = 3;

/** Started once so that there is everything, then again on the clock, several times. */
export async function measureStart(port: number, seconds: number): Promise<Started> {
  await stop(await startDemo(port));
  const took: number[] = [];
  const samples: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    const server = await startDemo(port);
    took.push((performance.now() - began) / 1_000);
    try {
      const origin = `http://127.0.0.1:${port}`;
      for (const page of pages) await (await fetch(origin + page)).arrayBuffer();
      const product = /\/prodinfo\?id=([0-9a-f-]{36})/.exec(await (await fetch(`${origin}/product`)).text())?.[1];
      await measure(origin, cycle([...answers, `/api/product/info/${product}`]), seconds);
      samples.push(await residentOf(server));
    } finally {
      await stop(server);
    }
  }
  return { seconds: median(took), megabytes: median(samples) };
}

/** The demonstration, by what `npm start` runs, in a place of its own. */
export async function startDemo(port: number): Promise<ChildProcess> {
  const { DATABASE_URL: _, ...rest } = env;
  const server = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...rest, DEMO: '1', PORT: String(port), DATA_DIR: join(root, '.cache/bench/demo') },
  });
  await untilReady(`http://127.0.0.1:${port}/`, server);
  return server;
}

export async function stop(server: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
}

/** Resident memory of the server's process, without the launcher's, from Linux's /proc. */
async function residentOf({ pid }: ChildProcess): Promise<number> {
  const [server] = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ');
  const status = await readFile(`/proc/${server}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

export function isStartReached({ seconds, megabytes }: Started): boolean {
  return seconds <= target.seconds && megabytes <= target.megabytes;
}

export function printStart({ seconds, megabytes }: Started): void {
  printNumber({ id: 'S11', is: seconds, of: 's to the first 200, the second time', atMost: target.seconds });
  printNumber({ id: 'S11', is: megabytes, of: 'MB while reading', atMost: target.megabytes });
  console.log('\nS11 演示数据：再次启动到可以访问，阅读中的内存\n');
  console.table({
    '启动（秒）': { 实测: Number(seconds.toFixed(2)), 目标: `≤ ${target.seconds}` },
    '内存（MB）': { 实测: Math.round(megabytes), 目标: `≤ ${target.megabytes}` },
  });
}
