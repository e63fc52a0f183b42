import { expect, test } from 'vitest';
import { openRateLimit } from './rate-limit.ts';
import { Refusal } from './refuse.ts';

test('the two hundred and forty-first write of a minute is refused, and other callers are not affected', async () => {
  const limit = openRateLimit(240);
  for (let count = 0; count < 240; count += 1) await limit('li', '192.0.2.1');
  await expect(limit('li', '192.0.2.1')).rejects.toBeInstanceOf(Refusal);
  await limit('wang', '192.0.2.1');
});
