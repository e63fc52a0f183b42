// Files made to hurt: each ends in a sentence for its supplier, and the centre goes on.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, expect, test } from 'vitest';
import { aWorkbook, aZip } from '#test/zip.ts';
import { profileAt } from './profiler.ts';

const types = {
  csv: 'text/csv',
  json: 'application/json',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  parquet: 'application/vnd.apache.parquet',
};
const folder = await mkdtemp(join(tmpdir(), 'shuji-hostile-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function profile(kind: keyof typeof types, bytes: Uint8Array | string) {
  const path = join(folder, `sample.${kind}`);
  await writeFile(path, bytes);
  return profileAt(path, types[kind]);
}

function failed(sentence: string) {
  return { status: 'failed', problem: expect.stringContaining(sentence) };
}

test.each([
  [
    'a zip bomb',
    'xlsx',
    aZip({ 'xl/worksheets/sheet1.xml': deflateRawSync(Buffer.alloc(260 * 1024 * 1024)) }),
    '展开后过大',
  ],
  [
    'a zip that lies about where its parts are',
    'xlsx',
    Buffer.from(aZip({ a: deflateRawSync(Buffer.from('x')) })).fill(255, 0, 40),
    '损坏',
  ],
  [
    'a document that is no workbook',
    'xlsx',
    aZip({ 'word/document.xml': deflateRawSync(Buffer.from('<a/>')) }),
    '损坏',
  ],
  ['a workbook called CSV', 'csv', aWorkbook([['a']]), '文本文件'],
  ['Parquet cut short', 'parquet', Buffer.from('PAR1 and then nothing PAR1'), 'Parquet 文件不完整'],
  ['one endless line', 'csv', `a,b\n${'x'.repeat(3_000_000)}`, '没有数据'],
  ['a heading alone', 'csv', 'a,b\n', '只有表头'],
  ['too many columns', 'csv', `${Array.from({ length: 300 }, (_, at) => `c${at}`).join(',')}\n`, '300 列'],
  ['deep JSON', 'json', '['.repeat(5_000_000), 'JSON 格式有误'],
  ['a heading of ten million columns', 'csv', 'a,'.repeat(10_000_000), '没有数据'],
  ['Parquet whose footer claims two gigabytes', 'parquet', lyingParquet(), 'Parquet 文件不完整'],
  ['JSON of numbers', 'json', '[1, 2, 3]', '没有找到记录'],
] as const)('%s ends in a sentence', async (_, kind, bytes, sentence) => {
  expect(await profile(kind, bytes)).toEqual(failed(sentence));
});

// 200 MB is ten times the upload limit.
test('a line of 200 MB ends in a sentence', { timeout: 60_000 }, async () => {
  const line = Buffer.alloc(200 * 1024 * 1024, 'x');
  line.write('a,b\n1,2\n');
  expect(await profile('csv', line)).toMatchObject({ status: expect.stringMatching(/ready|failed/) });
});

test('JSON a hundred thousand deep is read as text', async () => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000);
  expect(await profile('json', `[{"a":${deep}},{"a":1}]`)).toMatchObject({ status: 'ready', rows: 2 });
});

test.each([
  ['rows', "select 1 as n, '甲' as name from range(3000000)", '最多支持 2,000,000 行'],
  ['long values', "select repeat('x', 20000000) as x from range(100)", '过大'],
])(
  'a little Parquet that stands for too many %s ends in a sentence',
  { timeout: 60_000 },
  async (name, rows, sentence) => {
    const path = join(folder, `${name}.parquet`);
    const db = await (await DuckDBInstance.create()).connect();
    await db.run(`copy (${rows}) to '${path}' (format parquet, compression zstd)`);
    expect(await profileAt(path, types.parquet)).toEqual(failed(sentence));
  },
);

function lyingParquet(): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32LE(0x7fffffff);
  return Buffer.concat([Buffer.from('PAR1'), Buffer.alloc(4000, 7), length, Buffer.from('PAR1')]);
}
