// One after the other, and taken back: what two calls come to in either order, on the very thing they then race for.
import { AsyncLocalStorage } from 'node:async_hooks';
import { invalidateMemos } from '../../server/src/cache/memo.ts';
import type { Db, Pool, Tx } from '../../server/src/db/open.ts';
import { type World, world } from '../../server/test/world.ts';

class TakenBack extends Error {}

export interface ReplayableWorld {
  centre: World;
  /** Runs the work in one transaction, each call within it a savepoint, and takes it back. */
  replay<T>(work: (db: Db) => Promise<T>): Promise<T>;
}

/** A world whose requests can be led into one transaction that never commits. */
export async function replayableWorld(): Promise<ReplayableWorld> {
  let pool: Pool | null = null;
  // By request and not for all: what runs by itself meanwhile commits as ever.
  const current = new AsyncLocalStorage<Tx>();
  const through = (real: Pool): Pool => {
    pool = real;
    return new Proxy(real, {
      apply: (target, _, args) => Reflect.apply(current.getStore() ?? target, undefined, args),
      get(target, name) {
        const outer = current.getStore();
        if (!outer) return Reflect.get(target, name);
        return name === 'begin'
          ? (_: string, work: (tx: Tx) => Promise<unknown>) => outer.savepoint((tx) => checked(tx as Tx, work))
          : (Reflect.get(outer, name) ?? Reflect.get(target, name));
      },
    });
  };
  const centre = await world({ through });
  return {
    centre,
    async replay(work) {
      if (!pool) throw new Error('No pool');
      const results: Awaited<ReturnType<typeof work>>[] = [];
      try {
        await pool.begin('read write', async (tx) => {
          results.push(await current.run(tx as Tx, () => work(tx as Tx)));
          throw new TakenBack();
        });
      } catch (error) {
        if (!(error instanceof TakenBack)) throw error;
      } finally {
        // The transaction is rolled back, so memos it filled are invalid.
        invalidateMemos();
      }
      return results[0] as Awaited<ReturnType<typeof work>>;
    },
  };
}

/** Checks deferred constraints at the end of each call instead of at commit. */
async function checked(tx: Tx, work: (tx: Tx) => Promise<unknown>): Promise<unknown> {
  const done = await work(tx);
  await tx`set constraints all immediate`;
  await tx`set constraints all deferred`;
  return done;
}

export type Portrait = ReadonlyMap<string, number>;

// Calls outside the requests' transactions, or whose replies do not show their effect.
const apart = [
  ...['audit_link', 'job_run', 'node', 'node_lease', 'quota', 'session'],
  ...['proof_checkpoint', 'proof_leaf', 'proof_pending', 'proof_tile'],
];

/** Makes what counts the rows of each table, by their state where they have one: two counts differ by what was written between. */
export async function portraitist(sql: Db): Promise<(db: Db) => Promise<Portrait>> {
  const tables = await sql<{ name: string; state: string | null }[]>`
    select t.table_name as name, min(c.column_name) as state
    from information_schema.tables t left join information_schema.columns c on c.table_schema = t.table_schema
      and c.table_name = t.table_name and c.column_name in ('status', 'state')
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and not t.table_name = any(${apart})
    group by t.table_name order by 1`;
  const counts = tables.map(({ name, state }) =>
    state
      ? `select '${name} ' || coalesce(${state}::text, '') as what, count(*) as count from ${name} group by ${state}`
      : `select '${name}' as what, count(*) as count from ${name}`,
  );
  const statement = counts.join(' union all ');
  return async (db) => {
    const rows = await db.unsafe<{ what: string; count: number }[]>(statement);
    return new Map(rows.map(({ what, count }) => [what, count]));
  };
}

/** Describes the rows written between two portraits: `order_event +1`. */
export function written(before: Portrait, after: Portrait): string {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  const changes = names.map((name) => [name, (after.get(name) ?? 0) - (before.get(name) ?? 0)] as const);
  return changes
    .filter(([, change]) => change !== 0)
    .map(([name, change]) => `${name} ${change > 0 ? '+' : ''}${change}`)
    .join(', ');
}
