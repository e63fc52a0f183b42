import { expect, test } from 'vitest';
import { SingleFlight } from './single-flight.ts';

function held() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { make: () => promise, resolve };
}

test('those who ask while it is being made get the same, made once', async () => {
  const underway = new SingleFlight<string>();
  const { make, resolve } = held();
  const asked = [1, 2, 3].map(() => underway.join('/product', { began: 1 }, make));
  resolve('page');
  expect((await Promise.all(asked)).map((one) => [one.made, one.isFirst])).toEqual([
    ['page', true],
    ['page', false],
    ['page', false],
  ]);
  const again = await underway.join('/product', { began: 1 }, async () => 'later');
  expect(again.made).toBe('later');
});

test('whoever asks after a change does not get what was begun before it', async () => {
  const underway = new SingleFlight<string>();
  const { make, resolve } = held();
  const early = underway.join('/product', { began: 1 }, make);
  const late = underway.join('/product', { began: 2 }, async () => 'new');
  expect((await late).made).toBe('new');
  resolve('old');
  expect((await early).made).toBe('old');
});

test('a failure is told to everyone who waits, and to nobody after', async () => {
  const underway = new SingleFlight<string>();
  const { promise, reject } = Promise.withResolvers<string>();
  const asked = [1, 2].map(() => underway.join('/', { began: 1 }, () => promise));
  reject(new Error('no database'));
  for (const one of asked) await expect(one).rejects.toThrow('no database');
  expect((await underway.join('/', { began: 1 }, async () => 'page')).made).toBe('page');
});
