// Tests the fixes of patches/ to postgres.js through the pool as the program opens it.
import { expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { openDatabase, write } from './open.ts';

const { config, sql } = await world();

// The driver once ran a lost transaction's later statements on the next user's connection, within its transaction.
test('statements of a transaction that lost its connection reach no other connection', async () => {
  const pool = openDatabase(config.databaseUrl, { max: 1 });
  try {
    const [goOn, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<number>()];
    let late: Promise<unknown> = Promise.resolve();
    const lost = write(pool, async (tx) => {
      const [row] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
      begun.resolve(row?.pid ?? 0);
      await goOn.promise;
      late = tx`insert into setting (key, value) values ('lost', '1')`.catch((error: unknown) => error);
      await late;
    });
    const isLost = expect(lost).rejects.toMatchObject({ code: expect.stringMatching(/57P01|CONNECTION_CLOSED/) });
    await sql`select pg_terminate_backend(${await begun.promise})`;
    await isLost;
    await write(pool, async (tx) => {
      await tx`insert into setting (key, value) values ('next', '1')`;
      goOn.resolve();
      await new Promise((done) => setTimeout(done, 50));
      await tx`select 1`;
    });
    expect(await late).toMatchObject({ code: 'CONNECTION_CLOSED' });
    expect(await sql`select key from setting where key in ('lost', 'next')`).toEqual([{ key: 'next' }]);
  } finally {
    await pool.end({ timeout: 1 });
  }
}, 60_000);

// The driver asks a busy connection for up to a hundred statements ahead. A transaction that began as the hundredth was
// opened in the database without an owner: its writer got a fault, and strangers' statements ran within it.
test('a transaction that fills a connection to the brim has it to itself', async () => {
  const pool = openDatabase(config.databaseUrl, { max: 2 });
  try {
    const bothBusy = () => Promise.all([1, 2].map(() => pool`select pg_sleep(0.2)`.execute()));
    await bothBusy();
    const callers = [bothBusy(), ...Array.from({ length: 2 * 99 }, () => pool`select 1`.execute())];
    const writers = ['first', 'second'].map((name) =>
      write(pool, (tx) => tx`insert into setting (key, value) values (${`brim_${name}`}, '1')`),
    );
    await Promise.all([...callers, ...writers]);
    expect(await sql`select key from setting where key like 'brim_%' order by key`).toEqual([
      { key: 'brim_first' },
      { key: 'brim_second' },
    ]);
    const standing = sql`select query from pg_stat_activity where datname = current_database() and state ~ '^idle in'`;
    expect(await standing).toEqual([]);
  } finally {
    await pool.end({ timeout: 1 });
  }
}, 60_000);
