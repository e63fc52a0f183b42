import { expect, test } from 'vitest';
import { AdaptiveLimit } from './adaptive-limit.ts';

const [most, targetMs] = [200, 1_000];

/** A server with a fixed rate of replies a second, in sequence; `coming` gives the load of the limit. */
function room(adaptiveLimit: AdaptiveLimit, perSecond: number, { coming = most, answers = 400, from = 0 } = {}) {
  const inside: number[] = [];
  const waits: number[] = [];
  let now = from;
  for (let count = 0; count < answers; count += 1) {
    while (inside.length < Math.min(adaptiveLimit.limit, coming)) inside.push(now);
    now += 1_000 / perSecond;
    waits.push(now - (inside.shift() as number));
    adaptiveLimit.recordReply(inside.length + 1, now);
  }
  return { waits, now };
}

test('as many are let in as are answered in time', () => {
  const fast = new AdaptiveLimit(most, targetMs);
  room(fast, 400);
  expect(fast.limit).toBe(200);
  const slow = new AdaptiveLimit(most, targetMs);
  const { waits } = room(slow, 60);
  expect(slow.limit).toBe(60);
  // Those admitted before the rate was known, and none after them.
  expect(waits.filter((wait) => wait > 1_050).length).toBeLessThan(200 + 60);
  expect(Math.max(...waits.slice(-140))).toBeLessThanOrEqual(1_050);
});

test('after a slow period the full limit returns', () => {
  const adaptiveLimit = new AdaptiveLimit(most, targetMs);
  const { now } = room(adaptiveLimit, 60);
  room(adaptiveLimit, 400, { from: now });
  expect(adaptiveLimit.limit).toBe(200);
});

test('a room that empties is open to everyone again', () => {
  const adaptiveLimit = new AdaptiveLimit(most, targetMs);
  const { now } = room(adaptiveLimit, 60);
  room(adaptiveLimit, 60, { coming: 20, answers: 1, from: now });
  expect(adaptiveLimit.limit).toBe(200);
});

test('slow answers below the limit turn no request away', () => {
  const adaptiveLimit = new AdaptiveLimit(most, targetMs);
  room(adaptiveLimit, 4, { coming: 20 });
  expect(adaptiveLimit.limit).toBe(200);
});

test('however slow, some are let in', () => {
  const adaptiveLimit = new AdaptiveLimit(most, targetMs);
  room(adaptiveLimit, 1);
  expect(adaptiveLimit.limit).toBe(32);
});
