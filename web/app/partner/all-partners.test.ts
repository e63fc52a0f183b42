import type { Partner } from '@shuji/contract/partner/schema';
import { expect, test } from 'vitest';
import type { Perform } from '#app/lib/load.ts';
import { allPartners } from './all-partners.ts';

function centreWith(count: number): Perform {
  const all = Array.from({ length: count }, (_, place) => ({ id: `${place}` }) as Partner);
  const list = async (_: unknown, { pageNum = 1, pageSize = 10 }: { pageNum?: number; pageSize?: number }) => {
    const from = (pageNum - 1) * pageSize;
    return { total: count, rows: all.slice(from, from + pageSize) };
  };
  return list as unknown as Perform;
}

test('every partner is on the page, however many there are', async () => {
  for (const count of [0, 1, 100, 101, 230]) {
    const found = await allPartners(centreWith(count));
    expect(new Set(found.map(({ id }) => id)).size).toBe(count);
  }
});
