// Goal R10: an hour of what people do all day. FAULTS_MINUTES sets its length.

import { readFile } from 'node:fs/promises';
import { env } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { median } from '../bench/measure.ts';
import { listProducts } from '../contract/src/market/calls.ts';
import { listNews } from '../contract/src/news/calls.ts';
import { startProgram, untilReady } from '../server/test/program.ts';
import { world } from '../server/test/world.ts';
import { type Kind, Ledger } from './ledger.ts';
import { isBuilt, isLong, report } from './length.ts';
import { peopleAt, Unanswered } from './people.ts';
import { kindsOf, openMarket } from './writers.ts';

const minutes = Number(env.FAULTS_MINUTES ?? 60);
const people = 8;
// Each thinks for a moment between two requests: load, and no race.
const thinkMs = Number(env.FAULTS_THINK_MS ?? 20);
const mostGrowth = 1.1;

describe.runIf(isBuilt && isLong)(`${minutes} minutes of mixed load`, async () => {
  if (!isBuilt || !isLong) return;
  const { as, sql, config } = await world();
  const market = await openMarket(as, sql);
  const program = await startProgram({ databaseUrl: config.databaseUrl });
  await untilReady(program.origin);
  afterAll(() => program.end('SIGKILL'));

  it(
    'leave its memory as it was, and no answer is a 5xx',
    async () => {
      const ledger = new Ledger();
      const bad: string[] = [];
      let read = 0;
      const until = performance.now() + minutes * 60_000;
      const writes = kindsOf(market);
      const load = ledger.load([...writes, ...writes].map(thoughtful), people / 2, () => peopleAt(program.origin));
      const readers = Array.from({ length: people / 2 }, async () => {
        const visitor = peopleAt(program.origin)('visitor');
        while (performance.now() < until) {
          const paths = ['/', '/product', '/news', `/prodinfo?id=${market.products[read % market.products.length]}`];
          try {
            await visitor(listProducts, { keyword: `港区${read % 5_000}` });
            await visitor(listNews, { pageNum: 1 + (read % 20) });
            const page = await fetch(program.origin + paths[read % paths.length]);
            await page.arrayBuffer();
            if (page.status !== 200) bad.push(`${page.url} ${page.status}`);
          } catch (error) {
            bad.push(error instanceof Unanswered ? error.message : String(error));
          }
          read += 3;
          await sleep(thinkMs);
        }
      });
      const memory: number[] = [];
      while (performance.now() < until) {
        memory.push(await residentOf(program.child.pid));
        await sleep(Math.min(5_000, (minutes * 60_000) / 12));
      }
      await Promise.all([...readers, load.stop()]);
      const third = Math.floor(memory.length / 3);
      const [middle, last] = [median(memory.slice(third, 2 * third)), median(memory.slice(-third))];
      const { acknowledged, lost, doubled } = await ledger.compare(sql);
      const faults = [...bad, ...ledger.strange];
      const growth = last / middle;
      report({
        id: 'R10',
        figure: `${minutes} minutes, ${read} readings, ${acknowledged} writes: ${faults.length} 5xx or broken, ${lost.length + doubled.length} lost or doubled, memory ${Math.round(middle)} MB in the middle third and ${Math.round(last)} MB in the last (× ${growth.toFixed(2)})`,
        goal: 'one hour, memory flat (× 1.1 at most), no 5xx',
        holds: minutes >= 60 && faults.length === 0 && growth <= mostGrowth,
        ...(minutes < 60 ? { missedBy: `${60 - minutes} minutes` } : {}),
      });
      expect({ faults: faults.slice(0, 5), lost, doubled }).toEqual({ faults: [], lost: [], doubled: [] });
      expect(acknowledged).toBeGreaterThan(0);
    },
    minutes * 60_000 + 300_000,
  );
});

/** The same, by someone who thinks before each. */
function thoughtful(kind: Kind): Kind {
  return {
    ...kind,
    next: () => {
      const write = kind.next();
      if (!write) return null;
      const send: typeof write.send = async (as) => {
        await sleep(thinkMs);
        await write.send(as);
      };
      return { ...write, send };
    },
  };
}

/** Resident memory of the server's process, in megabytes, from Linux's /proc. */
async function residentOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
