import { expect, test } from 'vitest';
import { homophoneIn } from './homophones.ts';

test.each([
  ['qixiang', '滨海新区一公里格点气象实况数据', '气象'],
  ['qixia', '滨海新区一公里格点气象实况数据', '气象'],
  ['qx', '滨海新区一公里格点气象实况数据', '气象'],
  ['qyxy', '天津企业信用评分', '企业信用'],
  ['xinyong', 'API 企业信用评分', '信用'],
])('%s in %s marks %s', (letters, text, marked) => {
  expect(homophoneIn(letters, text)).toBe(marked);
});

test('letters that sound otherwise mark nothing', () => {
  expect(homophoneIn('qixiang', '企业信用评分')).toBeNull();
  expect(homophoneIn('api', 'API 接口')).toBeNull();
});
