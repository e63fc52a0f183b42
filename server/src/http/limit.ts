// Limits on what can be repeated, shared by all nodes through PostgreSQL.
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { type Pool, write } from '#src/db/open.ts';
import { refuse } from './refuse.ts';

export interface Limit {
  /** How many in how many seconds. */
  points: number;
  seconds: number;
}

const writing: Limit = { points: 240, seconds: 60 };

/** The door's own limit on writing: 240 a minute for each account or, signed out, each address. */
export function openLimit(pool: Pool): (key: string) => Promise<void> {
  const limiter = makeLimiter(pool, 'write', writing);
  return async (key) => {
    if (await limiter.isOver(key)) refuse('door.tooMany');
  };
}

export interface Limiter {
  /** Counts one and tells whether that was one too many. */
  isOver(key: string): Promise<boolean>;
  /** Tells without counting. */
  isFull(key: string): Promise<boolean>;
  reset(key: string): Promise<void>;
}

/** A counter by key; `name` keeps counters of different purposes apart. Counts stand even when the transaction around does not. */
export function makeLimiter(pool: Pool, name: string, { points, seconds }: Limit): Limiter {
  const limiter = new RateLimiterPostgres({
    storeClient: clientOf(pool),
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
    inMemoryBlockOnConsumed: points + 1,
    clearExpiredByTimeout: false,
  });
  return {
    async isOver(key) {
      try {
        await limiter.consume(key);
        return false;
      } catch (error) {
        if (error instanceof RateLimiterRes) return true;
        throw error;
      }
    },
    async isFull(key) {
      const state = await limiter.get(key);
      return state !== null && state.consumedPoints >= points;
    },
    async reset(key) {
      await limiter.delete(key);
    },
  };
}

// The library speaks to a client of `pg`'s shape; postgres.js answers the same question with `unsafe`.
function clientOf(pool: Pool) {
  return {
    query: async (query: { name: string; text: string; values: unknown[] }) => {
      const rows = await write(pool, (tx) => tx.unsafe(query.text, query.values as never[], { prepare: true }));
      return { rows: [...rows], rowCount: rows.count };
    },
  };
}
