import { expect, test } from 'vitest';
import { withholdMonths } from '#src/site/suppress.ts';
import { amountsOf, dealLines, firstMonth, linkState, nextMonth } from './rules.ts';

const month = (name: string, count: number, amount: number) => ({
  month: name,
  role: 'seller' as const,
  count,
  amount,
});

test('an amount ends with a month whose end hides every deal among five', () => {
  const amounts = (...months: ReturnType<typeof month>[]) => amountsOf(months, withholdMonths);
  expect(amounts(month('2026-01', 1, 100))).toEqual([]);
  const [first] = amounts(month('2026-01', 2, 100), month('2026-02', 3, 70));
  expect(first).toEqual({ role: 'seller', until: '2026-02', count: 5, amount: 170 });
  expect(amounts(month('2026-01', 2, 100), month('2026-02', 3, 70), month('2026-03', 1, 9))).toEqual([first]);
});

test('two readings of a growing record never differ by fewer than five deals', () => {
  for (let seed = 1; seed <= 400; seed += 1) {
    const counts = Array.from({ length: 12 }, (_, at) => (seed * 7 + at * at * 13 + at * seed) % 7);
    const months = counts.flatMap((count, at) =>
      count > 0 ? [month(`2026-${String(at + 1).padStart(2, '0')}`, count, count * 100)] : [],
    );
    const totals = months.map((_, at) => amountsOf(months.slice(0, at + 1), withholdMonths)[0]?.count ?? 0);
    for (const [at, total] of totals.entries()) {
      const before = totals[at - 1] ?? 0;
      expect(total === before || total - before >= 5).toBe(true);
    }
  }
});

test('deals of one month, side and way of delivery are one line, the newest month first', () => {
  const deal = (number: string, issuedAt: string, delivery = 'API 接口') => ({
    number,
    issuedAt,
    role: 'seller' as const,
    delivery,
  });
  // The last moment of October in UTC is November in China.
  const lines = dealLines([
    deal('A', '2026-10-31T17:00:00Z'),
    deal('B', '2026-10-05T01:00:00Z'),
    deal('C', '2026-11-02T01:00:00Z'),
    deal('D', '2026-11-02T01:00:00Z', '文件下载'),
  ]);
  expect(lines.map(({ month: of, delivery, certificates }) => [of, delivery, certificates.join()])).toEqual([
    ['2026-11', '文件下载', 'D'],
    ['2026-11', 'API 接口', 'A,C'],
    ['2026-10', 'API 接口', 'B'],
  ]);
});

test('a record reaches back 36 months, the running one included', () => {
  expect(firstMonth(new Date('2026-11-25T00:00:00Z')).month).toBe('2023-12');
  expect(firstMonth(new Date('2026-12-31T17:00:00Z')).month).toBe('2024-02');
  expect([nextMonth('2026-11'), nextMonth('2026-12')]).toEqual(['2026-12', '2027-01']);
});

test('a link is valid until its end, unless it is withdrawn', () => {
  const link = { expiresAt: '2026-11-25T00:00:00Z', withdrawnAt: null };
  expect(linkState(link, new Date('2026-11-24T23:59:59Z'))).toBe('valid');
  expect(linkState(link, new Date('2026-11-25T00:00:00Z'))).toBe('expired');
  expect(linkState({ ...link, withdrawnAt: '2026-11-20T00:00:00Z' }, new Date('2026-11-21T00:00:00Z'))).toBe(
    'withdrawn',
  );
});
