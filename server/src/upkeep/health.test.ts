import type { CheckName, Judgement } from '@shuji/contract/upkeep/labels';
import { expect, test } from 'vitest';
import { bytesWords, durationWords } from './format-bytes.ts';
import { type Facts, judge } from './health.ts';
import { problemWords } from './rules.ts';

const now = new Date('2026-11-21T06:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
const gigabyte = 1024 ** 3;

const well: Facts = {
  now,
  schema: { current: '0097_upkeep.sql', wanted: '0097_upkeep.sql' },
  databaseBytes: gigabyte,
  disk: { free: 50 * gigabyte, total: 100 * gigabyte },
  fileCount: 10,
  fileBytes: 2048,
  damagedFiles: 0,
  backupAt: ago(60),
  proofLog: { size: 3, checkpointAt: ago(5000), waiting: 0, waitingSince: null },
  audit: { sealedAt: ago(1), waiting: 2, waitingSince: ago(1) },
  late: [],
  failures: [],
  sms: { failed: 0, waiting: 1, waitingSince: ago(1) },
  memory: gigabyte / 4,
  cache: { entries: 3, bytes: 4096, answered: 3, missed: 1 },
};

test('a healthy centre has no advice', () => {
  for (const check of judge(well)) expect(check).toMatchObject({ judgement: 'good', advice: '' });
});

const ills: [CheckName, Judgement, Partial<Facts>][] = [
  ['schema', 'bad', { schema: { current: '0098_next.sql', wanted: '0097_upkeep.sql' } }],
  ['database', 'warn', { databaseBytes: 60 * gigabyte }],
  ['disk', 'warn', { disk: { free: 5 * gigabyte, total: 100 * gigabyte } }],
  ['disk', 'bad', { disk: { free: gigabyte / 2, total: 100 * gigabyte } }],
  ['backup', 'warn', { backupAt: null }],
  ['backup', 'warn', { backupAt: ago(2 * 1440) }],
  ['backup', 'bad', { backupAt: ago(8 * 1440) }],
  ['proofLog', 'bad', { proofLog: { size: 3, checkpointAt: ago(5), waiting: 1, waitingSince: ago(5) } }],
  ['audit', 'bad', { audit: { sealedAt: ago(30), waiting: 2, waitingSince: ago(29) } }],
  ['lateJobs', 'warn', { late: [{ label: '公示期满转登记', seconds: 200 }] }],
  ['lateJobs', 'bad', { late: [{ label: '公示期满转登记', seconds: 2000 }] }],
  ['failedJobs', 'warn', { failures: [{ label: '公示期满转登记', count: 2 }] }],
  ['sms', 'warn', { sms: { failed: 2, waiting: 0, waitingSince: null } }],
  ['sms', 'bad', { sms: { failed: 0, waiting: 9, waitingSince: ago(20) } }],
  ['memory', 'warn', { memory: 2 * gigabyte }],
];

test.each(ills)('%s is judged %s, stands first, and says what to do', (name, judgement, facts) => {
  const [first] = judge({ ...well, ...facts });
  expect(first).toMatchObject({ name, judgement, advice: expect.stringContaining('请') });
});

test('a failure is shown without values that might be personal', () => {
  expect(problemWords(Object.assign(new Error('x'), { code: '53100' }))).toBe('数据库所在磁盘已满');
  expect(problemWords(new Error('bad phone "13812345678" or 13812345678'))).toBe('程序错误（Error）：bad phone … or …');
  expect(problemWords('gone')).toBe('程序错误');
});

test('sizes and spans in words', () => {
  expect([0, 1023, 1536, 5 * gigabyte, 250 * gigabyte].map(bytesWords)).toEqual([
    '0 B',
    '1023 B',
    '1.5 KB',
    '5 GB',
    '250 GB',
  ]);
  const minutes = [0.5, 35, 360, 4320].map((count) => durationWords(count * 60_000));
  expect(minutes).toEqual(['不到 1 分钟', '35 分钟', '6 小时', '3 天']);
});
