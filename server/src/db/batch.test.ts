import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { batch } from './batch.ts';
import type { Db } from './open.ts';

const db = {} as Db;

/** A database that answers a statement only on demand. */
function slow() {
  const statementIds: (readonly string[])[] = [];
  const answers: (() => void)[] = [];
  const find = batch(async (_, ids) => {
    statementIds.push(ids);
    await new Promise<void>((answer) => answers.push(answer));
    return new Map(ids.filter((id) => id !== 'none').map((id) => [id, `row ${id}`]));
  });
  const statements = (count: number) => vi.waitFor(() => expect(statementIds).toHaveLength(count));
  const answerAll = () => {
    for (const answer of answers.splice(0)) answer();
  };
  return { statementIds, find, statements, answerAll };
}

test('ids that come while the database is at work are read together, each once', async () => {
  const { statementIds, find, statements, answerAll } = slow();
  const one = find(db, 'a');
  await statements(1);
  const other = find(db, 'b');
  await statements(2);
  const rest = Promise.all(['c', 'd', 'c', 'none'].map((id) => find(db, id)));
  await setImmediate();
  await setImmediate();
  expect(statementIds).toHaveLength(2);
  answerAll();
  expect(await Promise.all([one, other])).toEqual(['row a', 'row b']);
  await statements(3);
  answerAll();
  expect(await rest).toEqual(['row c', 'row d', 'row c', null]);
  expect(statementIds).toEqual([['a'], ['b'], ['c', 'd', 'none']]);
});

test('no request joins a statement that has begun, and no two handles share one', async () => {
  const { statementIds, find, statements, answerAll } = slow();
  const before = find(db, 'a');
  await statements(1);
  const others = [find(db, 'a'), find({} as Db, 'a')];
  await statements(3);
  answerAll();
  await Promise.all([before, ...others]);
  expect(statementIds).toEqual([['a'], ['a'], ['a']]);
});

test('a failed statement fails those who waited for it, and no later request', async () => {
  let isBroken = true;
  const find = batch(async (_, ids) => {
    if (isBroken) throw new Error('gone');
    return new Map(ids.map((id) => [id, id]));
  });
  const all = await Promise.allSettled([find(db, 'a'), find(db, 'b')]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  expect(await find(db, 'a')).toBe('a');
});
