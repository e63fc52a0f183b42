// Goal R4: on a stop signal the server first reports not ready, finishes its requests, and exits.

import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { saveProduct } from '../contract/src/product/own.ts';
import { startProgram, untilReady } from '../server/test/program.ts';
import { world } from '../server/test/world.ts';
import { isBuilt, report, times } from './length.ts';
import { peopleAt } from './people.ts';

// Those under way have seven seconds: enough for fewer of them on any machine.
const inFlight = times(200, 40);
const exitWithin = 10_000;

describe.runIf(isBuilt)('SIGTERM', async () => {
  if (!isBuilt) return;
  const { sql, config } = await world();

  it(`with ${inFlight} requests in flight fails none of them`, async () => {
    const rounds = times(5, 1);
    let failed = 0;
    let slowest = 0;
    let notReadyFirst = 0;
    for (let round = 0; round < rounds; round += 1) {
      const program = await startProgram({ databaseUrl: config.databaseUrl, env: { DRAIN_SECONDS: '3' } });
      await untilReady(program.origin);
      const as = peopleAt(program.origin);
      const names = Array.from({ length: inFlight }, (_, place) => `停机前第 ${round} 轮草稿 ${place}`);
      let answers: Promise<PromiseSettledResult<unknown>[]> = Promise.resolve([]);
      // All wait for the table, and for those before them, until the signal has been sent.
      let began = 0;
      let ended: Promise<number | null> = Promise.resolve(null);
      await sql.begin(async (tx) => {
        await tx`lock table product_version in share mode`;
        answers = Promise.allSettled(names.map((name) => as('li')(saveProduct, { name })));
        await sleep(1_500);
        began = performance.now();
        ended = program.end('SIGTERM');
        // A request before the server closes learns that it is draining.
        let status = 200;
        while (status === 200) status = (await fetch(`${program.origin}/readyz`)).status;
        if (status === 503) notReadyFirst += 1;
        const late = await fetch(`${program.origin}/livez`);
        if (!late.ok) failed += 1;
      });
      const done = await answers;
      failed += done.filter(({ status }) => status === 'rejected').length;
      expect(await ended).toBe(0);
      slowest = Math.max(slowest, performance.now() - began);
      const [stored] = await sql<{ count: number }[]>`
        select count(*)::int as count from product_version where content->>'name' = any (${names})`;
      expect({ failed, kept: stored?.count }).toEqual({ failed: 0, kept: inFlight });
    }
    expect(notReadyFirst).toBe(rounds);
    report({
      id: 'R4',
      figure: `${rounds} × SIGTERM with ${inFlight} requests in flight: ${failed} failed, not ready first ${notReadyFirst} of ${rounds}, gone in ${(slowest / 1000).toFixed(1)} s at most`,
      goal: '0 failed, exit ≤ 10 s, not ready first',
      holds: failed === 0 && notReadyFirst === rounds && slowest <= exitWithin,
    });
  }, 300_000);
});
