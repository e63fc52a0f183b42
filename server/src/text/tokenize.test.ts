import { expect, test } from 'vitest';
import { lexemes, plain, searchVector, soundLexemes } from './tokenize.ts';

test('traditional, full-width and capitals are read as one', () => {
  expect(plain('氣象ＡＰＩ數據')).toBe('气象api数据');
});

test('text is found by its pairs of characters, its words and its last character', () => {
  const found = lexemes('粤港澳大湾区气象 API');
  for (const lexeme of ['大湾', '湾区', '粤港澳', '气象', '象', 'api']) expect(found).toContain(lexeme);
  expect(found).not.toContain('气');
});

test('pinyin and initials are known from the start of each word on', () => {
  const found = [...soundLexemes('港口气象数据')];
  expect(found.some((one) => one.startsWith('p:qixiang'))).toBe(true);
  expect(found.some((one) => one.startsWith('i:qx'))).toBe(true);
  expect(found.some((one) => one.startsWith('p:kouqi'))).toBe(false);
  const named = [...soundLexemes('长三角（浙江）·绿色金融服务平台')];
  expect(named.some((one) => one.startsWith('p:changsanjiaozhejianglvsejinrong'))).toBe(true);
});

test('a word keeps the weight of the best field it occurs in', () => {
  const vector = searchVector({
    name: '气象',
    keywords: ['气象', '风速'],
    summary: '风速与浪高',
    labels: [],
    detail: '浪高',
  });
  expect(vector).toContain("'气象':1A");
  expect(vector).toContain("'风速':1B");
  expect(vector).toContain("'浪高':1C");
});
