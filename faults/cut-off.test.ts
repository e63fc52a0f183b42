// Two nodes, one of which the database can no longer be reached from: it answers nothing old, and the other goes on.

import { afterAll, describe, expect, it } from 'vitest';
import { listNews } from '../contract/src/news/calls.ts';
import { createNews, publishNews } from '../contract/src/news/office.ts';
import { startProgram, untilReady } from '../server/test/program.ts';
import { world } from '../server/test/world.ts';
import { isBuilt, report, times } from './length.ts';
import { startPassage, through } from './passage.ts';
import { peopleAt, Unanswered } from './people.ts';

describe.runIf(isBuilt)('of two nodes', async () => {
  if (!isBuilt) return;
  const { config } = await world();
  const passage = await startPassage(Number(new URL(config.databaseUrl).port));
  const [here, there] = await Promise.all([
    startProgram({ databaseUrl: config.databaseUrl }),
    startProgram({ databaseUrl: through(passage, config.databaseUrl) }),
  ]);
  await Promise.all([untilReady(here.origin), untilReady(there.origin)]);
  const [one, other] = [peopleAt(here.origin), peopleAt(there.origin)];
  afterAll(async () => {
    passage.close();
    await Promise.all([here.end('SIGKILL'), there.end('SIGKILL')]);
  });

  const publish = async (title: string) => {
    const { id, version } = await one('sun')(createNews, {
      title,
      kind: 'notice',
      body: '<p>本期发布滨海港区集装箱吞吐与泊位占用情况。</p>',
      source: '本中心',
      summary: '周报',
    });
    await one('sun')(publishNews, { id, version });
  };
  const newest = async (as: typeof one) => (await as('visitor')(listNews, {})).rows[0]?.title;

  it('the one that is cut off shows nothing old, is not ready, and is well again by itself', async () => {
    const rounds = times(5, 1);
    let stale = 0;
    for (let round = 1; round <= rounds; round += 1) {
      const [old, fresh] = [`切断之前的动态第 ${round} 期`, `切断之后的动态第 ${round} 期`];
      await publish(old);
      expect(await newest(other)).toBe(old);
      passage.go('silent');
      // Answered once the other's lease is over: it no longer answers from what it keeps.
      await publish(fresh);
      const seen = await newest(other).catch((error: unknown) => error);
      if (!(seen instanceof Unanswered)) stale += 1;
      expect(seen).toMatchObject({ status: 503, message: expect.stringMatching(/稍后再试/) });
      expect(await newest(one)).toBe(fresh);
      expect((await fetch(`${there.origin}/readyz`)).status).toBe(503);
      expect((await fetch(`${there.origin}/livez`)).status).toBe(200);
      passage.go('open');
      await untilReady(there.origin);
      expect(await newest(other)).toBe(fresh);
    }
    report({
      id: 'R7',
      figure: `two nodes, one cut off ${rounds} times: ${stale} stale answers, the other went on writing, well again by itself`,
      goal: '0 stale, heals by itself',
      holds: stale === 0,
    });
  }, 300_000);
});
