import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { world } from '#test/world.ts';
import { migrate } from './migrate.ts';
import { type Db, openDatabase, type Tx, write } from './open.ts';
import { paged } from './page.ts';

const { sql, atOnce, config } = await world();
const pool = openDatabase(config.databaseUrl, { max: 10 });
afterAll(() => pool.end());

beforeAll(async () => {
  await sql`create table parcel (id int primary key, sent_at timestamptz, due_on date, weight bigint, content jsonb)`;
  await sql`insert into parcel (id) select generate_series(1, 12000)`;
});

describe('the handle', () => {
  it('is tried again within half a second, however often it found no server', () => {
    const { backoff } = pool.options;
    if (typeof backoff !== 'function') throw new Error('none of ours');
    for (const failures of [0, 1, 10, 1_000]) expect(backoff(failures)).toBeLessThanOrEqual(0.5);
  });

  it('gives rows as they are sent: camelCase, ISO moments, plain days, numbers', async () => {
    const row = {
      id: 0,
      sentAt: new Date('2026-11-20T08:00:00.5Z'),
      dueOn: '2026-12-01',
      weight: 9_000_000_000,
      content: sql.json({ a_b: 1 }),
    };
    await sql`insert into parcel ${sql(row)}`;
    expect(await pool`select * from parcel where id = 0`).toEqual([
      { id: 0, sentAt: '2026-11-20T08:00:00.500Z', dueOn: '2026-12-01', weight: 9_000_000_000, content: { a_b: 1 } },
    ]);
  });

  it('gives moments whose order is that of their texts', async () => {
    const moments = ['00Z', '00.01Z', '00.011Z', '00.1Z', '00.11Z', '00.111Z', '00.1125Z', '01Z'];
    const rows = await pool<{ at: string }[]>`
      select at from unnest(${moments.map((one) => `2026-11-20T08:00:${one}`)}::timestamptz[]) as at order by at`;
    const texts = rows.map(({ at }) => at);
    expect(texts.toSorted()).toEqual(texts);
    expect(texts.map((text) => Date.parse(text))).toEqual(moments.map((one) => Date.parse(`2026-11-20T08:00:${one}`)));
  });

  it('writes in a transaction only', async () => {
    await expect(pool`update parcel set weight = 1`).rejects.toThrow('read-only');
    await write(pool, (tx) => tx`update parcel set weight = 2 where id = 1`);
    expect(await pool`select weight from parcel where id = 1`).toEqual([{ weight: 2 }]);
  });

  it('keeps nothing of a transaction that threw', async () => {
    const broken = write(pool, async (tx) => {
      await tx`update parcel set weight = 3 where id = 2`;
      throw new Error('broken');
    });
    await expect(broken).rejects.toThrow('broken');
    expect(await pool`select weight from parcel where id = 2`).toEqual([{ weight: null }]);
  });

  it('does not pass for a transaction where one is wanted', () => {
    expectTypeOf<Tx>().toExtend<Db>();
    expectTypeOf<Db>().not.toExtend<Tx>();
    expectTypeOf(pool).not.toExtend<Tx>();
  });
});

describe('a page', () => {
  const of = (pageNum: number, pageSize: number, below: number) =>
    paged<{ id: number }>(pool, {
      columns: pool`id`,
      from: pool`from parcel where id between 1 and ${below}`,
      order: pool`id`,
      pageNum,
      pageSize,
    });

  it('knows the total from the page alone, by counting, and up to the bound', async () => {
    expect(await of(1, 10, 3)).toEqual({ total: 3, capped: false, rows: [{ id: 1 }, { id: 2 }, { id: 3 }] });
    expect(await of(2, 10, 25)).toMatchObject({ total: 25, capped: false });
    expect(await of(3, 10, 25)).toMatchObject({ total: 25, capped: false });
    expect(await of(1, 10, 12_000)).toMatchObject({ total: 10_000, capped: true });
  });

  it('is empty beyond the end and still gives the total', async () => {
    expect(await of(9, 10, 25)).toEqual({ total: 25, capped: false, rows: [] });
  });
});

describe('a forced race', () => {
  const lock = (tx: Tx) => tx`select from parcel where id = 5 for update`;

  it('has one winner where the row is locked first', async () => {
    const take = () =>
      write(pool, async (tx) => {
        const taken = await tx`update parcel set weight = 1 where id = 5 and weight is null returning id`;
        return taken.length;
      });
    const ended = await atOnce(
      lock,
      Array.from({ length: 5 }, () => take),
    );
    expect(ended.map((one) => (one.status === 'fulfilled' ? one.value : 0)).sort()).toEqual([0, 0, 0, 0, 1]);
  });

  it('reports that no statement waits', async () => {
    const careless = () => pool`select from parcel where id = 5`;
    await expect(atOnce(lock, [careless])).rejects.toThrow('nothing guards');
  });
});

describe('migrations', () => {
  it('apply once, refuse a changed file, and refuse a newer database', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shuji-migrations-'));
    const url = config.databaseUrl;
    await sql`alter table schema_migration rename to schema_migration_kept`;
    await writeFile(join(folder, '0001_box.sql'), 'create table box (id int); insert into box values (1);');
    expect(await Promise.all([migrate(url, folder), migrate(url, folder)]).then((both) => both.flat())).toEqual([
      '0001_box.sql',
    ]);
    await writeFile(join(folder, '0002_broken.sql'), 'insert into box values (2); insert into nowhere values (1);');
    await expect(migrate(url, folder)).rejects.toThrow('0002_broken.sql 未能完成');
    expect(await sql`select id from box`).toEqual([{ id: 1 }]);
    await writeFile(join(folder, '0001_box.sql'), 'create table box (id bigint);');
    await expect(migrate(url, folder)).rejects.toThrow('0001_box.sql 在执行之后被改动过');
    await rm(join(folder, '0001_box.sql'));
    await expect(migrate(url, folder)).rejects.toThrow('比当前程序新');
    await rm(folder, { recursive: true });
  });
});
