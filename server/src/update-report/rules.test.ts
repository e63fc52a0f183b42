import { expect, test } from 'vitest';
import { promisedPeriods } from './calendar.ts';
import { freshnessPoints, measure, type Report } from './rules.ts';

const at = (text: string) => new Date(`${text}+08:00`);
const monthly = [{ from: '2025-01-01', frequency: 'monthly' }];
const report = (from: string, to: string, reported: string): Report => ({
  periodFrom: from,
  periodTo: to,
  reportedAt: at(reported).toISOString(),
});

test('each frequency has its own periods on the calendar of China, due some days after they end', () => {
  const of = (frequency: string) =>
    promisedPeriods([{ from: '2026-01-01', frequency }], '2026-02-10', '2026-02-10').map((one) => [
      one.from,
      one.to,
      one.dueDay,
    ]);
  expect(of('daily')).toEqual([['2026-02-10', '2026-02-10', '2026-02-11']]);
  expect(of('weekly')).toEqual([['2026-02-09', '2026-02-15', '2026-02-17']]);
  expect(of('monthly')).toEqual([['2026-02-01', '2026-02-28', '2026-03-05']]);
  expect(of('quarterly')).toEqual([['2026-01-01', '2026-03-31', '2026-04-10']]);
  expect(of('halfYearly')).toEqual([['2026-01-01', '2026-06-30', '2026-07-15']]);
  expect(of('yearly')).toEqual([['2026-01-01', '2026-12-31', '2027-01-30']]);
  for (const none of ['static', 'onDemand', 'irregular', '']) expect(of(none)).toEqual([]);
});

test('a due date is on time, late or missed, by the first report of its period', () => {
  const reports = [
    report('2026-06-01', '2026-06-30', '2026-07-05T23:59:59'),
    report('2026-07-01', '2026-07-31', '2026-08-06T00:00:00'),
    report('2026-09-01', '2026-09-30', '2026-10-01T09:00:00'),
  ];
  const { year, quarter, next, missed, months } = measure(monthly, reports, at('2026-11-21T10:00:00'));
  expect(year).toEqual({ due: 5, onTime: 2, late: 1, missed: 2 });
  expect(quarter).toEqual({ due: 3, onTime: 1, late: 0, missed: 2 });
  expect(missed.map(({ from }) => from)).toEqual(['2026-08-01', '2026-10-01']);
  expect(next).toMatchObject({ from: '2026-11-01', dueDay: '2026-12-05' });
  expect(months.map(({ month }) => month)).toEqual([
    ...['2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05'],
    ...['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'],
  ]);
});

test('without a report nothing is judged, and what came before the first is not held against it', () => {
  const now = at('2026-11-21T10:00:00');
  expect(measure(monthly, [], now)).toMatchObject({ year: { due: 0 }, next: null, missed: [] });
  expect(measure(monthly, [report('2026-10-01', '2026-10-31', '2026-11-01T08:00:00')], now).year).toEqual({
    due: 1,
    onTime: 1,
    late: 0,
    missed: 0,
  });
});

test('a new registration with another frequency leaves the missed dates of the one before', () => {
  const promises = [
    { from: '2026-09-01', frequency: 'daily' },
    { from: '2026-10-01', frequency: 'yearly' },
  ];
  const reports = [report('2026-09-01', '2026-09-01', '2026-09-01T20:00:00')];
  const { year, next } = measure(promises, reports, at('2026-11-21T10:00:00'));
  expect(year).toEqual({ due: 30, onTime: 1, late: 0, missed: 29 });
  expect(next).toMatchObject({ from: '2027-01-01' });
});

test('punctual and young data rank higher; without a record nothing is added', () => {
  const now = at('2026-11-21T10:00:00');
  const points = (onTime: number, last: string | null) => {
    const counted = { due: 10, onTime, late: 10 - onTime, missed: 0 };
    return freshnessPoints({ quarter: counted, year: counted }, last === null ? null : at(last), now);
  };
  expect(points(10, '2026-11-21T00:00:00')).toBe(200);
  expect(points(5, '2026-11-21T00:00:00')).toBe(150);
  expect(points(10, '2026-10-21T00:00:00')).toBeLessThan(points(10, '2026-11-14T00:00:00'));
  expect(points(0, '2025-01-01T00:00:00')).toBe(0);
  expect(points(10, null)).toBe(0);
});
