import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { invalidateMemos, memo } from '#src/cache/memo.ts';
import { features } from '#src/features.ts';
import { Refusal } from '#src/http/refuse.ts';
import { world } from '#test/world.ts';
import { type Db, openDatabase, type Pool } from './open.ts';
import { openReplica } from './replica.ts';

const { sql, config } = await world();
const pools: Pool[] = [];
afterAll(() => Promise.all(pools.map((pool) => pool.end({ timeout: 1 }))));

const failures: unknown[] = [];
const onFailure = (error: unknown) => failures.push(error);

function open(url = config.databaseUrl): Pool {
  const pool = openDatabase(url, { max: 2 });
  pools.push(pool);
  return pool;
}

/** Answers as a standby that has replayed everything would. */
function caughtUp(pool: Pool, replayed = true): Pool {
  const answer = Object.assign(async () => [{ hasReplayed: replayed }], { end: () => pool.end() });
  return answer as unknown as Pool;
}

const whoReads = (replica: ReturnType<typeof openReplica>) => replica(async (db) => db);

test('a database that is no standby is never read in its place', async () => {
  const other = open();
  expect(await whoReads(openReplica({ primary: sql, replica: other, onFailure }))).toBe(sql);
});

test('a standby is read when it has caught up, and not while it lags', async () => {
  const [fresh, behind] = [caughtUp(sql), caughtUp(sql, false)];
  expect(await whoReads(openReplica({ primary: sql, replica: fresh, onFailure }))).toBe(fresh);
  expect(await whoReads(openReplica({ primary: sql, replica: behind, onFailure }))).toBe(sql);
});

test('a replica that is gone, or fails midway, costs no reply; a refusal is a reply', async () => {
  const gone = open('postgres://nobody:x@127.0.0.1:1/none');
  expect(await whoReads(openReplica({ primary: sql, replica: gone, onFailure }))).toBe(sql);

  const fresh = caughtUp(sql);
  const replica = openReplica({ primary: sql, replica: fresh, onFailure });
  const failing = async (db: Db) => {
    if (db === fresh) throw new Error('canceling statement due to conflict with recovery');
    return 'read';
  };
  expect(await replica(failing)).toBe('read');
  expect(failures).toHaveLength(2);
  const refused = replica(async () => {
    throw new Refusal('door.notFound');
  });
  await expect(refused).rejects.toBeInstanceOf(Refusal);
});

test('reads from a replica are not cached', async () => {
  const fresh = caughtUp(sql);
  openReplica({ primary: sql, replica: fresh, onFailure });
  let count = 0;
  const counted = memo(['site'], async () => {
    count += 1;
    await sleep(0);
    return count;
  });
  invalidateMemos();
  expect([await counted(fresh), await counted(fresh), await counted(sql), await counted(fresh)]).toEqual([1, 2, 3, 3]);
});

test('only reads whose replies are never cached may use a replica', () => {
  const marked = features.flatMap(({ calls }) => calls).filter(({ call }) => call.replica);
  expect(marked.map(({ name }) => name)).toEqual(expect.arrayContaining(['listNotices', 'listOrders', 'searchOffice']));
  expect(marked.filter(({ call }) => call.writes || (call.cache ?? []).length > 0)).toEqual([]);
});
