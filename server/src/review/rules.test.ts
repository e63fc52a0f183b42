import { dueDay } from '@shuji/contract/working-day';
import { expect, test } from 'vitest';
import { isPast } from './rules.ts';

const calendar = {
  rest: new Set(['2026-10-01', '2026-10-02', '2026-10-05', '2026-10-06', '2026-10-07']),
  work: new Set(['2026-10-10']),
};

test.each([
  ['a Friday, three working days on', '2026-11-20T02:00:00Z', 3, '2026-11-25'],
  ['late on a Thursday in UTC, which is Friday in China', '2026-11-19T16:30:00Z', 1, '2026-11-23'],
  ['a Saturday, counted from Monday on', '2026-11-21T02:00:00Z', 1, '2026-11-23'],
  ['the eve of National Day: the holiday rests, the Saturday after it works', '2026-09-30T02:00:00Z', 3, '2026-10-10'],
  ['no days at all still means the next working day', '2026-11-20T02:00:00Z', 0, '2026-11-23'],
])('%s', (_, submitted, days, due) => {
  expect(dueDay(new Date(submitted), days, calendar)).toBe(due);
});

test('a later submission is never due earlier', () => {
  const hours = Array.from({ length: 24 * 40 }, (_, hour) => new Date(Date.UTC(2026, 8, 15, hour)));
  const days = hours.map((moment) => dueDay(moment, 2, calendar));
  expect(days).toEqual(days.toSorted());
});

test('something is overdue once its last day is over in China', () => {
  expect(isPast('2026-11-25', new Date('2026-11-25T15:59:59Z'))).toBe(false);
  expect(isPast('2026-11-25', new Date('2026-11-25T16:00:00Z'))).toBe(true);
});
