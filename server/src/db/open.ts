// One connection pool, two handles: a Db reads, a Tx also writes. A handler is given the one its call needs.
import postgres from 'postgres';

/** May read. Outside a transaction PostgreSQL itself refuses to write through it. */
export type Db = postgres.ISql<Types>;

declare const mayWrite: unique symbol;

/** A transaction that may write. It serves wherever a Db is wanted, never the other way round. */
export type Tx = postgres.TransactionSql<Types> & { readonly [mayWrite]: true };

/** Writes too, each statement a transaction of its own: for what is one statement and must stand before anything goes on. */
export type Single = Db & { readonly [mayWrite]: true };

export type Pool = postgres.Sql<Types>;

/** A piece of SQL that queries are put together from. */
export type Fragment = postgres.Fragment;

type Types = { bigint: number; moment: string; date: string };

export interface PoolOptions {
  /** Most connections at once. */
  max: number;
  /** Lets statements outside a transaction write, as tests and one-off scripts do. */
  writable?: boolean;
}

/**
 * Opens the pool. Rows come out ready to be sent: columns camelCase, int8 as number, timestamptz as ISO 8601 text in
 * UTC to the millisecond, date as `YYYY-MM-DD`. Keys of inserted objects go in as snake_case; keys inside json values stay as they are.
 */
export function openDatabase(url: string, { max, writable = false }: PoolOptions): Pool {
  return postgres(url, {
    max,
    connect_timeout: 10,
    backoff,
    onnotice: () => {},
    // Not postgres.camel whole: it would also rename the keys inside jsonb, which are the writers' own.
    transform: { column: postgres.camel.column, undefined: null },
    types: { bigint: int8, moment, date },
    connection: {
      application_name: 'shuji',
      TimeZone: 'UTC',
      DateStyle: 'ISO',
      statement_timeout: 20_000,
      lock_timeout: 10_000,
      idle_in_transaction_session_timeout: 30_000,
      // A forgotten transaction must fail loudly, not half-write: only write() below opens a writing one.
      default_transaction_read_only: !writable,
    },
  });
}

/**
 * Seconds until the retry of a lost connection. The driver's own backoff grows to twenty, counted over all connections: a
 * node under load would stay cut off long after its database is back.
 */
function backoff(failures: number): number {
  return (0.5 + Math.random() / 2) * Math.min(2 ** failures / 100, 0.5);
}

/** The handle for single statements; the pool must have been opened writable. */
export function single(pool: Pool): Single {
  return pool as unknown as Single;
}

/** Runs work in one writing transaction: all of it stands when the promise resolves, none of it when it rejects. */
export async function write<T>(pool: Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const results: { result: T }[] = [];
  await pool.begin('read write', async (tx) => {
    results.push({ result: await work(tx as Tx) });
  });
  return (results[0] as { result: T }).result;
}

// No sum of the centre nears 2^53: it would be ninety trillion yuan in fen.
const int8 = { to: 20, from: [20], serialize: (value: number) => String(value), parse: (text: string) => Number(text) };

const moment = {
  to: 1184,
  from: [1184],
  serialize: (value: Date | string) => (value instanceof Date ? value.toISOString() : value),
  parse: isoOf,
};

/**
 * With TimeZone UTC the text is `2026-11-20 22:55:18.24+00`, its last zeros left out. They are put back, for moments
 * are put in order as text, to the millisecond; microseconds are there for paging by time.
 */
function isoOf(text: string): string {
  const iso = `${text.slice(0, 10)}T${text.slice(11, -3)}`;
  if (iso.length === 23 || iso.length === 26) return `${iso}Z`;
  const pointed = iso.length === 19 ? `${iso}.` : iso;
  return `${pointed.padEnd(pointed.length < 23 ? 23 : 26, '0')}Z`;
}

const date = {
  to: 1082,
  from: [1082],
  serialize: (value: Date | string) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
  parse: (text: string) => text,
};
