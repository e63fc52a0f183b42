import { expect, test } from 'vitest';
import { type Pool, single, write } from '#src/db/open.ts';
import { world } from '#test/world.ts';
import { joinInvalidationBus, nothingPending, publishOnly } from './invalidation-bus.ts';

const { sql, server } = await world();

const nothing = () => {};

async function join(pool: Pool = sql) {
  const invalidated: string[] = [];
  const onInvalidate = (tags: readonly string[]) => invalidated.push(...tags);
  return {
    invalidated,
    ...(await joinInvalidationBus({ pool, side: single(sql), onInvalidate, onInvalidateAll: nothing })),
  };
}

async function change(invalidate: typeof publishOnly, ...tags: string[]): Promise<void> {
  let pending = nothingPending;
  await write(sql, async (db) => {
    pending = await invalidate(db, tags);
  });
  await pending.committed();
}

async function leases(): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*) from node_lease where until > clock_timestamp()`;
  return row?.count ?? 0;
}

/** A pool that receives no notification. */
const disconnectedPool = new Proxy(sql, {
  get: (pool, name) => (name === 'listen' ? async () => ({ unlisten: nothing }) : Reflect.get(pool, name)),
});

test('a write is acknowledged after every other node has invalidated its tags', async () => {
  const [one, other, third] = [await join(), await join(), await join()];
  for (let number = 0; number < 200; number += 1) {
    await change(one.invalidate, `news:${number}`);
    for (const { invalidated } of [one, other, third]) expect(invalidated).toContain(`news:${number}`);
  }
  await Promise.all([one, other, third].map(({ leave }) => leave()));
});

test('more tags than one notification holds arrive whole', async () => {
  const [one, other] = [await join(), await join()];
  const tags = Array.from({ length: 950 }, (_, index) => `product:${index}`);
  await change(one.invalidate, ...tags);
  expect(other.invalidated.filter((tag) => tag.startsWith('product:'))).toEqual(tags);
  await Promise.all([one.leave(), other.leave()]);
});

test('publishOnly notifies every node without waiting for one', async () => {
  const other = await join();
  await change(publishOnly, 'site');
  await expect.poll(() => other.invalidated).toContain('site');
  await other.leave();
});

test('a node that receives nothing serves no cached reply and delays writers for no longer than its lease', async () => {
  const [one, disconnected] = [await join(), await join(disconnectedPool)];
  await expect.poll(() => one.isConnected()).toBe(true);
  expect(disconnected.isConnected()).toBe(false);
  const before = await leases();
  await change(one.invalidate, 'site');
  expect(one.invalidated).toContain('site');
  expect(disconnected.invalidated).toEqual([]);
  expect(await leases()).toBe(before - 1);
  await Promise.all([one.leave(), disconnected.leave()]);
});

test('a writer does not wait for a node that has left or whose lease is over', async () => {
  const [one, other] = [await join(), await join()];
  await other.leave();
  await sql`insert into node_lease values (gen_random_uuid(), clock_timestamp() - interval '1 second')`;
  await change(one.invalidate, 'site');
  expect(one.invalidated).toContain('site');
  await one.leave();
});

test('a rollback leaves nothing pending, and a commit of unknown outcome invalidates on the writing node too', async () => {
  const one = await join();
  for (const isRolledBack of [true, false]) {
    let pending = nothingPending;
    const work = write(sql, async (db) => {
      pending = await one.invalidate(db, [`news:${isRolledBack}`]);
      expect(one.pending()).toBe(1);
      if (isRolledBack) throw new Error('rolled back');
      // Before COMMIT: the notification that follows finds nothing pending.
      pending.rolledBack();
    });
    await work.catch(() => pending.rolledBack());
    expect(one.pending()).toBe(0);
  }
  await expect.poll(() => one.invalidated).toEqual(['news:true', 'news:false', 'news:false']);
  await one.leave();
});

test('a connected node is ready', async () => {
  await expect.poll(async () => (await server.inject('/readyz')).json()).toEqual({ ready: true });
});
