import { expect, test } from 'vitest';
import { inTurns } from './in-turns.ts';

test('a long list lets whatever waits go first after every few items', async () => {
  const order: (number | 'other')[] = [];
  setImmediate(() => order.push('other'));
  for await (const item of inTurns([1, 2, 3, 4], 2)) order.push(item);
  expect(order).toEqual([1, 2, 'other', 3, 4]);
});
