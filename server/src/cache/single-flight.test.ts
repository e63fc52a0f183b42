import { expect, test } from 'vitest';
import { SingleFlight } from './single-flight.ts';

function deferred() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { run: () => promise, resolve };
}

test('concurrent callers share one computation', async () => {
  const flights = new SingleFlight<string>();
  const { run, resolve } = deferred();
  const waiting = [1, 2, 3].map(() => flights.join('/product', { began: 1 }, run));
  resolve('page');
  expect((await Promise.all(waiting)).map((one) => [one.result, one.isFirst])).toEqual([
    ['page', true],
    ['page', false],
    ['page', false],
  ]);
  const again = await flights.join('/product', { began: 1 }, async () => 'later');
  expect(again.result).toBe('later');
});

test('a caller after an invalidation does not join a flight begun before it', async () => {
  const flights = new SingleFlight<string>();
  const { run, resolve } = deferred();
  const early = flights.join('/product', { began: 1 }, run);
  const late = flights.join('/product', { began: 2 }, async () => 'new');
  expect((await late).result).toBe('new');
  resolve('old');
  expect((await early).result).toBe('old');
});

test('a failure reaches every waiting caller and no later one', async () => {
  const flights = new SingleFlight<string>();
  const { promise, reject } = Promise.withResolvers<string>();
  const waiting = [1, 2].map(() => flights.join('/', { began: 1 }, () => promise));
  reject(new Error('no database'));
  for (const one of waiting) await expect(one).rejects.toThrow('no database');
  expect((await flights.join('/', { began: 1 }, async () => 'page')).result).toBe('page');
});
