import { expect, test } from 'vitest';
import { type Pool, single, write } from '#src/db/open.ts';
import { world } from '#test/world.ts';
import { joinInvalidationBus, nothingPending, publishOnly } from './invalidation-bus.ts';

const { sql, server } = await world();

const nothing = () => {};

async function enter(pool: Pool = sql) {
  const dropped: string[] = [];
  const drop = (tags: readonly string[]) => dropped.push(...tags);
  return {
    dropped,
    ...(await joinInvalidationBus({ pool, side: single(sql), onInvalidate: drop, onInvalidateAll: nothing })),
  };
}

async function change(tell: typeof publishOnly, ...tags: string[]): Promise<void> {
  let told = nothingPending;
  await write(sql, async (db) => {
    told = await tell(db, tags);
  });
  await told.committed();
}

async function leases(): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*) from node_lease where until > clock_timestamp()`;
  return row?.count ?? 0;
}

/** A pool through which nothing is ever heard. */
const deaf = new Proxy(sql, {
  get: (pool, name) => (name === 'listen' ? async () => ({ unlisten: nothing }) : Reflect.get(pool, name)),
});

test('a writer is answered after every other node has dropped what changed', async () => {
  const [one, other, third] = [await enter(), await enter(), await enter()];
  for (let number = 0; number < 200; number += 1) {
    await change(one.invalidate, `news:${number}`);
    for (const { dropped } of [one, other, third]) expect(dropped).toContain(`news:${number}`);
  }
  await Promise.all([one, other, third].map(({ leave }) => leave()));
});

test('more tags than one notification holds arrive whole', async () => {
  const [one, other] = [await enter(), await enter()];
  const tags = Array.from({ length: 950 }, (_, place) => `product:${place}`);
  await change(one.invalidate, ...tags);
  expect(other.dropped.filter((tag) => tag.startsWith('product:'))).toEqual(tags);
  await Promise.all([one.leave(), other.leave()]);
});

test('a process that answers nobody waits for nobody, and is heard', async () => {
  const other = await enter();
  await change(publishOnly, 'site');
  await expect.poll(() => other.dropped).toContain('site');
  await other.leave();
});

test('a node that hears nothing does not answer from what it keeps, and others are waited for no longer than its lease', async () => {
  const [one, mute] = [await enter(), await enter(deaf)];
  await expect.poll(() => one.isConnected()).toBe(true);
  expect(mute.isConnected()).toBe(false);
  const before = await leases();
  await change(one.invalidate, 'site');
  expect(one.dropped).toContain('site');
  expect(mute.dropped).toEqual([]);
  expect(await leases()).toBe(before - 1);
  await Promise.all([one.leave(), mute.leave()]);
});

test('a node that has left, or whose lease is over, is not waited for', async () => {
  const [one, other] = [await enter(), await enter()];
  await other.leave();
  await sql`insert into node_lease values (gen_random_uuid(), clock_timestamp() - interval '1 second')`;
  await change(one.invalidate, 'site');
  expect(one.dropped).toContain('site');
  await one.leave();
});

test('of a change that was taken back nothing is kept, and of one that its writer lost sight of the node hears itself', async () => {
  const one = await enter();
  for (const isTakenBack of [true, false]) {
    let told = nothingPending;
    const work = write(sql, async (db) => {
      told = await one.invalidate(db, [`news:${isTakenBack}`]);
      expect(one.pending()).toBe(1);
      if (isTakenBack) throw new Error('taken back');
      // Before it stands: what is heard then is heard by nobody who waits for it.
      told.rolledBack();
    });
    await work.catch(() => told.rolledBack());
    expect(one.pending()).toBe(0);
  }
  await expect.poll(() => one.dropped).toEqual(['news:true', 'news:false', 'news:false']);
  await one.leave();
});

test('a node that hears says that it is ready', async () => {
  await expect.poll(async () => (await server.inject('/readyz')).json()).toEqual({ ready: true });
});
