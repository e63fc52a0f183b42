import { expect, test } from 'vitest';
import { readKeyword, vocabularyOf } from './spoken.ts';

const vocabulary = vocabularyOf([
  '长三角（浙江）·绿色金融服务平台上线试运行',
  '气象数据授权运营办法解读',
  '女性创业者的数据故事',
]);
const spellings = (keyword: string) =>
  readKeyword(keyword, vocabulary).map((part) => part.filter((one) => one !== keyword));

test.each([
  ['qixiang', '气象'],
  ['qi xiang', '气象'],
  ['qxsj', '气象数据'],
  ['qixia', '气象'],
  ['lvse', '绿色'],
  ['luse', '绿色'],
  ['lüse', '绿色'],
  ['nvxing', '女性'],
  ['changsanjiaozhejianglvsejinrongfuwupingtai', '长三角浙江绿色金融服务平台'],
  ['csjzjlsjrfwpt', '长三角浙江绿色金融服务平台'],
])('%s is read as %s, whatever its length, spaces and signs', (keyword, word) => {
  expect(spellings(keyword).flat()).toContain(word);
});

test('a slip is read as a word that occurs, and nothing else is made up', () => {
  expect(spellings('汽象数据').flat()).toEqual(['气象数据']);
  expect(spellings('港口吞吐').flat()).toEqual([]);
  expect(readKeyword('气象 解读', vocabulary)).toEqual([['气象'], ['解读']]);
});

test('a traditional word is read as the simplified one that occurs', () => {
  expect(readKeyword('氣象', vocabulary)).toEqual([['气象']]);
});
