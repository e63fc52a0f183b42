import { expect, test } from 'vitest';
import { Pace } from './adaptive-limit.ts';

const [most, wanted] = [200, 1_000];

/** A server that answers so many a second, one after another; `coming` tell how full they would have the room. */
function room(pace: Pace, perSecond: number, { coming = most, answers = 400, from = 0 } = {}) {
  const inside: number[] = [];
  const waits: number[] = [];
  let now = from;
  for (let count = 0; count < answers; count += 1) {
    while (inside.length < Math.min(pace.limit, coming)) inside.push(now);
    now += 1_000 / perSecond;
    waits.push(now - (inside.shift() as number));
    pace.answered(inside.length + 1, now);
  }
  return { waits, now };
}

test('as many are let in as are answered in time', () => {
  const fast = new Pace(most, wanted);
  room(fast, 400);
  expect(fast.limit).toBe(200);
  const slow = new Pace(most, wanted);
  const { waits } = room(slow, 60);
  expect(slow.limit).toBe(60);
  // Those who were there before it was known, and nobody after them.
  expect(waits.filter((wait) => wait > 1_050).length).toBeLessThan(200 + 60);
  expect(Math.max(...waits.slice(-140))).toBeLessThanOrEqual(1_050);
});

test('what was slow for a while is let in again in full', () => {
  const pace = new Pace(most, wanted);
  const { now } = room(pace, 60);
  room(pace, 400, { from: now });
  expect(pace.limit).toBe(200);
});

test('a room that empties is open to everyone again', () => {
  const pace = new Pace(most, wanted);
  const { now } = room(pace, 60);
  room(pace, 60, { coming: 20, answers: 1, from: now });
  expect(pace.limit).toBe(200);
});

test('slow answers in a room that is not full turn nobody away', () => {
  const pace = new Pace(most, wanted);
  room(pace, 4, { coming: 20 });
  expect(pace.limit).toBe(200);
});

test('however slow, some are let in', () => {
  const pace = new Pace(most, wanted);
  room(pace, 1);
  expect(pace.limit).toBe(32);
});
