import { expect, test } from 'vitest';
import { fieldsFromText } from './dictionary-text.ts';

test('a dictionary copied from a spreadsheet becomes fields, without its heading', () => {
  const fields = fieldsFromText(
    '字段名\t类型\t含义\nid\tbigint\t编号\nat\t日期时间\t观测时刻\nrain\tdouble\t雨量，毫米\n\n',
  );
  expect(fields.map(({ name, type, meaning }) => [name, type, meaning])).toEqual([
    ['id', 'integer', '编号'],
    ['at', 'datetime', '观测时刻'],
    ['rain', 'decimal', '雨量，毫米'],
  ]);
});

test('lines with commas and unknown types are taken too', () => {
  expect(fieldsFromText('name,varchar(20),站名')).toEqual([
    { name: 'name', type: 'string', meaning: '站名', sensitive: false },
  ]);
});
