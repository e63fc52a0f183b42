import { expect, test } from 'vitest';
import type { Db } from '#src/db/open.ts';
import { invalidateMemos, memo } from './memo.ts';

const db = {} as Db;

test('a memo reads once, and again after one of its tags is invalidated', async () => {
  let readings = 0;
  const read = memo(['news', 'site'], async () => ++readings);
  expect([await read(db), await read(db)]).toEqual([1, 1]);
  invalidateMemos(['product']);
  expect(await read(db)).toBe(1);
  invalidateMemos(['site']);
  expect(await read(db)).toBe(2);
  invalidateMemos();
  expect(await read(db)).toBe(3);
});

test('a read in progress while its tag is invalidated is not memoized', async () => {
  const waiting: ((value: string) => void)[] = [];
  const read = memo(['site'], () => new Promise<string>((done) => waiting.push(done)));
  const early = read(db);
  invalidateMemos(['site']);
  const late = read(db);
  waiting[0]?.('old');
  waiting[1]?.('new');
  expect([await early, await late, await read(db)]).toEqual(['old', 'new', 'new']);
});

test('a failed read is not memoized and does not clear its successor', async () => {
  let readings = 0;
  const read = memo(['site'], async () => {
    readings += 1;
    if (readings === 1) throw new Error('no database');
    return readings;
  });
  await expect(read(db)).rejects.toThrow('no database');
  expect([await read(db), await read(db)]).toEqual([2, 2]);
});
