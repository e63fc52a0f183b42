// Goals R6 and R7: what the centre stands on goes away and comes back.

import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { listNews } from '../contract/src/news/calls.ts';
import { addFavourite } from '../contract/src/product/interest.ts';
import { saveProduct } from '../contract/src/product/own.ts';
import { listProduct } from '../server/test/listed-product.ts';
import { startProgram, untilReady } from '../server/test/program.ts';
import { world } from '../server/test/world.ts';
import { isClear } from './ledger.ts';
import { isBuilt, report } from './length.ts';
import { startPassage, through } from './passage.ts';
import { peopleAt, Unanswered } from './people.ts';

describe.runIf(isBuilt)('when the database', async () => {
  if (!isBuilt) return;
  const centre = await world();
  const { sql, config } = centre;
  const product = await listProduct(centre);
  const passage = await startPassage(Number(new URL(config.databaseUrl).port));
  const program = await startProgram({ databaseUrl: through(passage, config.databaseUrl) });
  await untilReady(program.origin);
  const as = peopleAt(program.origin);

  afterEach(async () => {
    passage.go('open');
    await untilReady(program.origin);
  });
  afterAll(async () => {
    await program.end();
    passage.close();
  });

  /** A new name, so that no cached reply answers. */
  let requests = 0;
  const fresh = () => `第${++requests}次`;
  const look = async (path: string) => {
    const response = await fetch(program.origin + path, { signal: AbortSignal.timeout(20_000) });
    return { status: response.status, text: await response.text(), headers: response.headers };
  };

  it('is away, each request is answered in words, nothing is half done, and all recovers by itself', async () => {
    passage.go('away');
    expect(await look('/livez')).toMatchObject({ status: 200 });
    expect(await look('/readyz')).toMatchObject({ status: 503, text: expect.stringContaining('数据库无法访问') });
    const name = `断网草稿${fresh()}`;
    for (const attempt of [
      () => as('visitor')(listNews, { keyword: fresh() }),
      () => as('li')(saveProduct, { name }),
      () => as('wang')(addFavourite, { id: product }),
    ]) {
      const outcome = await attempt().then(
        () => null,
        (error: unknown) => error,
      );
      expect(outcome).toBeInstanceOf(Unanswered);
      expect((outcome as Unanswered).message).toMatch(/稍后/);
      expect(isClear(outcome as Unanswered)).toBe(true);
    }
    const page = await look(`/news?keyword=${encodeURIComponent(fresh())}`);
    expect(page).toMatchObject({ status: 503, text: expect.stringMatching(/<html[\s\S]*稍后/) });
    expect(page.headers.get('retry-after')).toBe('5');
    expect(page.headers.get('cache-control')).toBe('no-store');

    passage.go('open');
    await untilReady(program.origin);
    const { id } = await as('li')(saveProduct, { name });
    expect(await sql`select product_id as id from product_version where content->>'name' = ${name}`).toEqual([{ id }]);
    report({
      id: 'R7',
      figure: 'database away and back: each of 4 callers answered in words, nothing half done, ready again by itself',
      goal: 'a clear sentence, nothing half done, heals by itself',
      holds: true,
    });
  }, 120_000);

  it('says nothing any more, the node is soon not ready, though it lives', async () => {
    passage.go('silent');
    await expect.poll(async () => (await look('/readyz')).status, { timeout: 20_000 }).toBe(503);
    expect(await look('/livez')).toMatchObject({ status: 200 });
    passage.go('open');
    await untilReady(program.origin);
    await as('li')(saveProduct, { name: `断线之后${fresh()}` });
  }, 120_000);

  it('has an older shape than the program, or may not be written, the node is not ready and says why', async () => {
    const [newest] = await sql<{ name: string; sha256: string }[]>`
      delete from schema_migration where name = (select max(name) from schema_migration) returning name, sha256`;
    expect(await look('/readyz')).toMatchObject({ status: 503, text: expect.stringContaining('版本比程序旧') });
    await sql`insert into schema_migration (name, sha256) values (${newest?.name ?? ''}, ${newest?.sha256 ?? ''})`;
    await untilReady(program.origin);
    await sql.begin(async (tx) => {
      // Whoever cannot write its own lease cannot write anything.
      await tx`lock table node_lease in exclusive mode`;
      await expect.poll(async () => (await look('/readyz')).status, { timeout: 20_000 }).toBe(503);
    });
    await untilReady(program.origin);
    report({
      id: 'R6',
      figure:
        '/livez 200 throughout; /readyz 503 with its reason: database away, silent, not writable, older shape (disk: see R7)',
      goal: '/livez without dependencies, /readyz with them',
      holds: true,
    });
  }, 120_000);
});
