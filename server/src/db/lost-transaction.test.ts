import { expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { openDatabase, write } from './open.ts';

const { config, sql } = await world();

// The driver gave a lost transaction's later statements to whoever had the connection next: in their transaction, unasked.
test('what a transaction still asks after its connection was lost is asked of nobody', async () => {
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
