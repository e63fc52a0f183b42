import type { MeasuredSample, SampleColumn } from '@shuji/contract/sample/schema';
import type { Freshness } from '@shuji/contract/update-report/schema';
import { expect, test } from 'vitest';
import { measuresOf } from './measures.ts';

const column = (name: string, type: SampleColumn['type'], more: Partial<SampleColumn> = {}): SampleColumn => ({
  name,
  type,
  nulls: 0,
  distinct: 4,
  min: null,
  max: null,
  mean: null,
  top: [],
  histogram: [],
  personal: null,
  ...more,
});
const sample = (columns: SampleColumn[]): MeasuredSample => ({
  status: 'ready',
  encoding: 'utf-8',
  sheets: null,
  rows: 4,
  columns,
  preview: [],
  badRows: { count: 0, first: [] },
  personal: [],
});
const none = { due: 0, onTime: 0, late: 0, missed: 0 };
const never: Freshness = {
  updateFrequency: 'daily',
  last: null,
  nextDue: null,
  quarter: none,
  year: none,
  months: [],
};
const field = (name: string, type: string, meaning = '含义') => ({ name, type, meaning, sensitive: false });
const registered = {
  dictionary: [field('day', 'date'), field('level', 'decimal'), field('note', 'string', '')],
  periodFrom: '2026-01-01',
  periodTo: '2026-12-31',
};
const shares = (...given: Parameters<typeof measuresOf>) =>
  Object.fromEntries(measuresOf(...given).map(({ name, share }) => [name, share]));

test('each figure counts what the sample, the dictionary and the reports hold', () => {
  const columns = [
    column('day', 'date', { min: '2026-02-01', max: '2026-02-04' }),
    column('level', 'string', { nulls: 2 }),
    column('extra', 'integer'),
  ];
  expect(shares(registered, sample(columns), { ...never, quarter: { ...none, due: 4, onTime: 3 } })).toEqual({
    规范性: 2 / 3,
    完整性: 10 / 12,
    准确性: 2 / 3,
    一致性: 2 / 4,
    时效性: 3 / 4,
  });
});

test('a date outside the registered period is named', () => {
  const measures = measuresOf(
    registered,
    sample([column('day', 'datetime', { min: '2025-12-31 23:00', max: '2026-02-04' })]),
    never,
  );
  expect(measures[2]).toMatchObject({ name: '准确性', share: 0 });
  expect(measures[2]?.found).toContain('“day”列超出登记的数据时段');
});

test('without a sample, a dictionary or a report nothing is claimed', () => {
  const bare = { dictionary: [], periodFrom: null, periodTo: null };
  for (const { share, found } of measuresOf(bare, { status: 'failed', problem: '文件损坏' }, never)) {
    expect(share).toBeNull();
    expect(found).toContain('未测算');
  }
});

test('the last day of the period counts to its end', () => {
  const within = column('day', 'date', { min: '2026-01-01', max: '2026-12-31 23:59' });
  expect(shares(registered, sample([within]), never)).toMatchObject({ 准确性: 1 });
});
