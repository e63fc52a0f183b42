import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import type { MeasuredSample } from '@shuji/contract/sample/schema';
import iconv from 'iconv-lite';
import { afterAll, expect, test } from 'vitest';
import { cellText } from '#src/spreadsheet/workbook.ts';
import { aWorkbook } from '#test/zip.ts';
import { profileAt } from './profiler.ts';

const types = {
  csv: 'text/csv',
  json: 'application/json',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  parquet: 'application/vnd.apache.parquet',
};
const folder = await mkdtemp(join(tmpdir(), 'shuji-profiler-'));
const inputFolder = join(import.meta.dirname, '../../../../shared/input/samples');
afterAll(() => rm(folder, { recursive: true, force: true }));

async function profile(kind: keyof typeof types, bytes: Uint8Array | string) {
  const path = join(folder, `sample.${kind}`);
  await writeFile(path, bytes);
  return profileAt(path, types[kind]);
}

async function measured(kind: keyof typeof types, bytes: Uint8Array | string): Promise<MeasuredSample> {
  const answer = await profile(kind, bytes);
  if (answer.status === 'failed') throw new Error(answer.problem);
  return answer;
}

const stations = [
  '站点,时刻,气温,编码',
  '甲,2026-07-21 14:00,31.2,041027',
  '乙,2026-07-21 15:00,,041028',
  '甲,2026-07-21 16:00,26.4,041028',
];
const text = stations.join('\n');

test.each([
  ['UTF-8', Buffer.from(text), 'utf-8'],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`), 'utf-8'],
  ['GB18030', iconv.encode(text, 'gb18030'), 'gb18030'],
  ['GB18030 with its mark', iconv.encode(`\uFEFF${text}`, 'gb18030'), 'gb18030'],
  ['UTF-16', iconv.encode(text, 'utf-16le', { addBOM: true }), 'utf-16le'],
])('a table in %s is measured by column', async (_, bytes, encoding) => {
  const found = await measured('csv', bytes);
  expect(found).toMatchObject({ encoding, rows: 3, badRows: { count: 0 }, personal: [] });
  expect(found.columns.map(({ name, type, nulls, distinct }) => [name, type, nulls, distinct])).toEqual([
    ['站点', 'string', 0, 2],
    ['时刻', 'datetime', 0, 3],
    ['气温', 'decimal', 1, 2],
    ['编码', 'string', 0, 2],
  ]);
  expect(found.columns[0]?.top).toEqual([{ value: '甲', count: 2 }]);
  expect(found.columns[2]).toMatchObject({ min: '26.4', max: '31.2', mean: '28.8' });
  expect(found.preview[1]).toEqual(['乙', '2026-07-21 15:00', null, '041028']);
});

test('a histogram holds every value once', async () => {
  const found = await measured('csv', ['n', ...Array.from({ length: 500 }, (_, at) => at)].join('\n'));
  expect(found.preview).toHaveLength(100);
  expect(found.columns[0]?.histogram.reduce((sum, count) => sum + count, 0)).toBe(500);
});

test('a list of objects and a line an object are the same table', async () => {
  const records = [{ a: 1, b: { c: 2 } }, { a: 2.5 }];
  const list = await measured('json', JSON.stringify({ rows: records }));
  const lines = await measured('json', `${records.map((one) => JSON.stringify(one)).join('\n')}\n{"a":`);
  expect(list.preview).toEqual([
    ['1', '{"c":2}'],
    ['2.5', null],
  ]);
  expect(lines.preview).toEqual(list.preview);
  expect(lines.badRows).toEqual({ count: 1, first: [{ line: 3, why: '这一行不是有效的 JSON 对象' }] });
});

test("an interface's reply is read for its records, however it wraps them", async () => {
  const rows = [{ a: 1 }, { a: 2 }, { a: 3 }];
  const found = await measured('json', JSON.stringify({ code: 200, msg: '成功', data: { total: 3, rows } }));
  expect(found).toMatchObject({ rows: 3, columns: [{ name: 'a', type: 'integer' }] });
  const alone = await measured('json', JSON.stringify({ code: 200, data: { station: '甲', level: 2.5 } }));
  expect(alone.columns.map(({ name }) => name)).toEqual(['code', 'data']);
});

test('hours of a workbook are moments, midnight among them, to the second that was written', async () => {
  const written = await measured('csv', ['at', '2026-07-01', '2026-07-01 01:00:00', '2026-07-01 02:00'].join('\n'));
  expect(written.columns[0]).toMatchObject({ type: 'datetime', min: '2026-07-01 00:00', max: '2026-07-01 02:00' });
  const cells = [0, 1, 2, 5].map((hour) => cellText(new Date(Date.UTC(2026, 6, 1, hour) - 1)));
  expect(cells).toEqual(['2026-07-01', '2026-07-01 01:00:00', '2026-07-01 02:00:00', '2026-07-01 05:00:00']);
});

test('a workbook and a Parquet file are read', async () => {
  const book = await measured(
    'xlsx',
    aWorkbook([
      ['name', 'n'],
      ['甲', 1],
      ['乙', 2.5],
    ]),
  );
  expect(book).toMatchObject({ rows: 2, sheets: 1, columns: [{ type: 'string' }, { type: 'decimal', max: '2.5' }] });
  const path = join(folder, 'made.parquet');
  const db = await (await DuckDBInstance.create()).connect();
  await db.run(`copy (select range as n, '甲' as name from range(300)) to '${path}' (format parquet)`);
  expect(await profileAt(path, types.parquet)).toMatchObject({ rows: 300, columns: [{ name: 'n', max: '299' }, {}] });
});

test('wrong rows are reported by line, and the others are still counted', async () => {
  const found = await measured('csv', 'a,b\n1,2\n3\n4,5,6\n7,8\n"9" x,1\n10,11\n');
  expect(found).toMatchObject({ rows: 4, badRows: { count: 2 } });
  expect(found.badRows.first.map(({ line }) => line)).toEqual([3, 4]);
  const open = await measured('csv', 'a,b\n1,2\n3,"4\n5,6\n');
  expect(open).toMatchObject({ rows: 1, badRows: { count: 1 } });
});

test('persons are found, and their cells masked', async () => {
  const rows = [
    ['姓名', '手机', '证件', '卡号', '住址', '序号'],
    ['王小明', '138 1234 5678', '11010519491231002X', '6222020200112233446', '天津市滨海新区海河路 12 号 3 栋', '1'],
    ['欧阳娜', '+86-13912345678', '440524188001010014', '6222020200112233446', '天津市滨海新区新港街 5 号', '2'],
  ];
  const found = await measured('csv', rows.map((row) => row.join(',')).join('\n'));
  expect(found.personal.map(({ kind }) => kind)).toEqual(['name', 'phone', 'idNumber', 'bankCard', 'address']);
  const json = JSON.stringify(found);
  for (const secret of ['小明', '12345678', '1234 5678', '194912310', '20200112233', '海河路'])
    expect(json).not.toContain(secret);
  expect(found.columns[5]).toMatchObject({ personal: null, max: '2' });
});

test("without a heading, no person's data becomes a heading", async () => {
  const found = await measured('csv', '王小明,13812345678\n李小红,13912345678\n');
  expect(found).toMatchObject({ rows: 2, columns: [{ name: '第1列' }, { name: '第2列' }] });
});

test('codes and figures are not persons', async () => {
  const lines = Array.from({ length: 50 }, (_, at) => `1${at}000000000000000,${at * 271_828_182},东城区`);
  const found = await measured('csv', ['编号,产值,地区', ...lines].join('\n'));
  expect(found.personal).toEqual([]);
});

const streets = join(inputFolder, 'cn-streets.gb18030.csv');

test.skipIf(!existsSync(streets))('the real samples come out right (skipped where ../shared is not)', async () => {
  const begun = performance.now();
  const found = await profileAt(streets, types.csv);
  console.log(`41,352 rows of GB18030 measured in ${Math.round(performance.now() - begun)} ms`);
  expect(found).toMatchObject({ encoding: 'gb18030', rows: 41_352, badRows: { count: 0 }, personal: [] });
  if (found.status === 'failed') return;
  expect(found.columns.map(({ name, type, nulls, distinct }) => [name, type, nulls, distinct])).toEqual([
    ['code', 'integer', 0, 41_352],
    ['name', 'string', 0, 32_711],
    ['areaCode', 'integer', 0, 2_978],
    ['provinceCode', 'integer', 0, 31],
    ['cityCode', 'integer', 0, 342],
  ]);
  const areas = await profileAt(join(inputFolder, 'cn-areas.csv'), types.csv);
  expect(areas).toMatchObject({
    encoding: 'utf-8',
    rows: 2_978,
    personal: [],
    preview: { 0: ['110101', '东城区', '1101', '11'] },
  });
});
