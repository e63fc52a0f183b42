import { expect, test } from 'vitest';
import { parseDictionary, withPasted } from './dictionary-text.ts';

function brief(pasted: string) {
  return parseDictionary(pasted).fields.map(({ name, type, meaning }) => [name, type, meaning]);
}

test('a dictionary copied from a spreadsheet becomes fields, without its heading', () => {
  const pasted = '字段名\t类型\t含义\nid\tbigint\t编号\nat\t日期时间\t观测时刻\nrain\tdouble\t雨量，毫米\n\n';
  expect(parseDictionary(pasted)).toMatchObject({ hasHeading: true, problems: [] });
  expect(brief(pasted)).toEqual([
    ['id', 'integer', '编号'],
    ['at', 'datetime', '观测时刻'],
    ['rain', 'decimal', '雨量，毫米'],
  ]);
});

test('a heading says which column is which, in whatever order and with unknown columns', () => {
  const pasted =
    '序号\t字段中文名\t英文名\t数据类型\t长度\t是否敏感\t备注\n1\t手机号码\tphone\tvarchar\t11\t是\t已脱敏\n2\t站名\tsite\tvarchar\t20\t否\t';
  expect(parseDictionary(pasted).fields).toEqual([
    { name: 'phone', type: 'string', meaning: '手机号码，已脱敏', sensitive: true },
    { name: 'site', type: 'string', meaning: '站名', sensitive: false },
  ]);
});

test('lines with commas, a field called name, and no heading are taken as they come', () => {
  expect(brief('name,varchar(20),站名')).toEqual([['name', 'string', '站名']]);
  expect(brief('level  int  水位')).toEqual([['level', 'integer', '水位']]);
});

test('a cell with a line break stays one cell', () => {
  expect(brief('a\tint\t"第一行\n第二行 ""引"""\nb\tint\t二\nc\tint\t5" 管')).toEqual([
    ['a', 'integer', '第一行 第二行 "引"'],
    ['b', 'integer', '二'],
    ['c', 'integer', '5" 管'],
  ]);
});

test('a wrong or doubtful value is reported by the line it was pasted in', () => {
  const { fields, problems } = parseDictionary(
    '字段名\t类型\t含义\nid\t整数\t编号\n\n\t文本\t无名\nid\t文本\t又一个\nx\t量子\t\n',
  );
  expect(fields.map(({ name }) => name)).toEqual(['id', 'x']);
  expect(problems).toEqual([
    { line: 4, why: '没有字段名，未加入', isLeftOut: true },
    { line: 5, why: '字段名“id”与第 2 行重复，未加入', isLeftOut: true },
    { line: 6, why: '不认识的类型“量子”，按文本处理；没有含义，请补充', isLeftOut: false },
  ]);
});

test('a field of the same name is renewed and keeps a meaning that the paste lacks', () => {
  const old = { name: 'id', type: 'string', meaning: '编号', sensitive: true };
  const pasted = parseDictionary('id\t整数\nnew\t文本\t新的').fields;
  const { fields, dropped } = withPasted(
    [old, { name: '', type: 'string', meaning: '', sensitive: false }],
    pasted,
    300,
  );
  expect(fields.map(({ name, type, meaning }) => [name, type, meaning])).toEqual([
    ['id', 'integer', '编号'],
    ['new', 'string', '新的'],
  ]);
  expect(dropped).toBe(0);
  expect(withPasted([], pasted, 1).dropped).toBe(1);
});
