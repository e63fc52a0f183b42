import { expect, test } from 'vitest';
import { chinaDay } from './time.ts';

test('a day in China begins at 16:00 of the day before in UTC', () => {
  expect(chinaDay(new Date('2026-11-20T15:59:59Z'))).toBe('2026-11-20');
  expect(chinaDay(new Date('2026-11-20T16:00:00Z'))).toBe('2026-11-21');
});
