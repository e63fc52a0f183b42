import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { numbersIn } from './rules.ts';
import { missingColumns, readStatement } from './statement.ts';

const given = { bank: '滨海银行', chosen: null, today: '2026-11-25' };

const usual = `账号,0000333300004444001,,,,
起止日期,2026-11-01,2026-11-20,,,
交易日期,交易流水号,对方户名,贷方发生额,借方发生额,附言
20261119,"	880012044499000001",海联物流,"18,000.00",,DD-2026-7K3M9-QWX4T 数据款
2026/11/20 09:12:33,="880012044499000002",新恒征信,￥5000.5,,ＤＤ2026ab3cdefghj
2026年11月20日,880012044499000003,,,12.00,手续费
合计,,,"23,000.50",12.00,`;

test.each([
  ['UTF-8', Buffer.from(usual), 'utf-8'],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${usual}`), 'utf-8'],
  ['GBK', iconv.encode(usual, 'gbk'), 'gb18030'],
])('a statement in %s is read below its preamble, income alone', (_, bytes, encoding) => {
  const statement = readStatement(bytes, given);
  expect(statement.encoding).toBe(encoding);
  expect(statement.columns).toEqual({
    date: '交易日期',
    serial: '交易流水号',
    payer: '对方户名',
    amount: '贷方发生额',
    remark: '附言',
  });
  expect(
    statement.lines.map(({ kind, paidOn, amount, payer, serial }) => [kind, paidOn, amount, payer, serial]),
  ).toEqual([
    ['income', '2026-11-19', 1_800_000, '海联物流', '880012044499000001'],
    ['income', '2026-11-20', 500_050, '新恒征信', '880012044499000002'],
    ['passed', '2026-11-20', null, '', '880012044499000003'],
    ['passed', '', 2_300_050, '', null],
  ]);
  expect(statement.lines.map(({ number }) => number)).toEqual([4, 5, 6, 7]);
  expect(statement.lines[0]?.numbers).toEqual(['DD-2026-7K3M9-QWX4T']);
});

test('order numbers are found however they were spelt, and nothing else is one', () => {
  expect(numbersIn('货款ＤＤ２０２６-7k3m9 qwx4t，合同HT2026AB3CDEFGHJ')).toEqual([
    'DD-2026-7K3M9-QWX4T',
    'HT-2026-AB3CD-EFGHJ',
  ]);
  expect(numbersIn('往来款 2026 年 11 月')).toEqual([]);
});

test.each([
  ['abc', '收入金额“abc”不是金额'],
  ['18.005', '收入金额“18.005”不是金额'],
])('an amount of %s is named, not passed over', (amount, problem) => {
  const { lines } = readStatement(Buffer.from(`交易日期,对方户名,收入金额\n2026-11-20,海联,${amount}`), given);
  expect(lines).toMatchObject([{ kind: 'bad', problem }]);
});

test.each([
  ['明天', '交易日期“明天”不是日期'],
  ['2026-02-30', '交易日期“2026-02-30”不是日期'],
  ['2026-11-26', '交易日期晚于今天'],
])('a day of %s is named, not passed over', (day, problem) => {
  const { lines } = readStatement(Buffer.from(`交易日期,对方户名,收入金额\n${day},海联,5`), given);
  expect(lines).toMatchObject([{ kind: 'bad', problem }]);
});

test('equal lines without a number are money of their own each; an equal number is a wrong column', () => {
  const plain = readStatement(Buffer.from('交易日期,对方户名,收入金额\n2026-11-20,海联,5\n2026-11-20,海联,5'), given);
  expect(new Set(plain.lines.map(({ fingerprint }) => fingerprint)).size).toBe(2);
  const text = '交易日期,对方户名,收入金额,凭证号\n2026-11-20,海联,5,ABC12345\n2026-11-21,海联,6,ABC12345';
  const doubled = readStatement(Buffer.from(text), given);
  expect(doubled.lines.map(({ kind }) => kind)).toEqual(['income', 'bad']);
});

test('a column that says which way money went decides', () => {
  const text = '交易日期,对方户名,交易金额,借贷标志\n2026-11-20,海联,5,贷\n2026-11-20,海联,6,借';
  expect(readStatement(Buffer.from(text), given).lines.map(({ kind }) => kind)).toEqual(['income', 'passed']);
});

test('headings that nobody knows are chosen by a person', () => {
  const bytes = Buffer.from('时刻,何人,几多\n2026-11-20,海联,5');
  const unknown = readStatement(bytes, given);
  expect(unknown).toMatchObject({ headings: ['时刻', '何人', '几多'], lines: [] });
  expect(missingColumns(unknown)).toEqual(['date', 'amount', 'payer']);
  const chosen = readStatement(bytes, { ...given, chosen: { date: '时刻', amount: '几多', payer: '何人' } });
  expect(chosen.lines).toMatchObject([{ kind: 'income', amount: 500, payer: '海联' }]);
});

test.each([
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 0])],
  ['no table', Buffer.from('你好')],
  ['nothing', Buffer.from('')],
])('%s is refused in words', (_, bytes) => {
  expect(() => readStatement(bytes, given)).toThrow(/文件|表头/);
});
