import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { disarm, rearm } from './safe.ts';
import { openWorkbook } from './workbook.ts';
import { continues, writeCsv, writeXlsx } from './write.ts';

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }).filter((text) => !text.includes('\u0000')),
  fc.constantFrom(
    '=1+1',
    '+A1',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    "'=1",
    "''-x",
    '＝1',
    '-12.5',
    '+8613800000000',
    '_x0041_',
    'valueOf',
    '__proto__',
    '"',
    'a"b\r\n,c',
    '_x005F_',
  ),
);

test.each(['=HYPERLINK("http://x")', '+1+cmd', '-2+3', '@SUM(A1)', '\tx', '\rx', '\n=1', '＝1+1', "'=1"])(
  'what a spreadsheet would run is written as text: %j',
  (text) => {
    expect(disarm(text)).toBe(`'${text}`);
    expect(rearm(disarm(text))).toBe(text);
  },
);

test.each(['-12.5', '+86', '0', '12', "don't", '港口=码头', 'a-b'])('harmless text stays as it is: %s', (text) => {
  expect(disarm(text)).toBe(text);
});

test('no text begins a formula, and each comes back as it was', () => {
  fc.assert(
    fc.property(nasty, (text) => {
      expect(disarm(text)).toMatch(/^(?![=@\t\r\n＝＋－＠])(?![+-](?!\d+(\.\d+)?$))/);
      expect(rearm(disarm(text))).toBe(text);
    }),
  );
});

test('CSV has its mark and gives every cell back', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(nasty, nasty), { minLength: 1, maxLength: 5 }), (rows) => {
      const bytes = writeCsv([['甲', '乙'], ...rows]);
      expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const [, ...read] = parse(bytes, { bom: true, skip_empty_lines: true }) as string[][];
      expect(read.map((row) => row.map(rearm))).toEqual(rows);
    }),
  );
});

test('Excel gives every cell back, control characters and what looks like their escape included', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(nasty, nasty, fc.constant('。')), { minLength: 1, maxLength: 5 }),
      async (rows) => {
        const [sheet] = await openWorkbook(
          await writeXlsx([{ name: '产品', rows: [['甲', '乙', '丙'], ...rows] }]),
          false,
        );
        const read = sheet?.rows.slice(1).map((row) => row.map((cell) => rearm(String(cell ?? ''))));
        expect(read).toEqual(rows);
      },
    ),
    { numRuns: 60 },
  );
});

test('a text longer than a cell goes on beside it; a number of sixteen digits keeps its last', async () => {
  const long = '港口'.repeat(40_000);
  const rows = [
    ['详情', '条数'],
    [long, 9_000_000_000_000_001],
    ['短', 5],
  ];
  const [sheet] = await openWorkbook(await writeXlsx([{ name: '产品', rows }]), false);
  const [heading = [], first = [], second = []] = sheet?.rows ?? [];
  expect(heading).toEqual(['详情', '详情（续1）', '详情（续2）', '条数']);
  expect(heading.slice(1, 3).map((name) => continues(String(name)))).toEqual(['详情', '详情']);
  expect(first.slice(0, 3).join('')).toBe(long);
  expect([first[3], second[3]]).toEqual(['9000000000000001', 5]);
});
