import { expect, test } from 'vitest';
import { mostSimilar, nameScore } from './similarity.ts';

test.each([
  ['as it stands', '格点气象', '格点气象', 1],
  ['with characters of the same sound', '格典气向', '格点气象', 0.95],
  ['with one character wrong', '格系气象', '格点气象', 0.8],
])('a word is found in a text %s', (_, typed, text, worth) => {
  expect(mostSimilar(typed, '滨海新区格点气象实况数据')).toEqual({ text, worth });
});

test('two characters wrong, or one of two, is not the word', () => {
  expect(mostSimilar('格系气相土', '滨海新区格点气象实况数据').worth).toBe(0);
  expect(mostSimilar('汽车', '气象汽油').worth).toBeLessThan(0.5);
});

test('a name answers its beginning, its middle, its pinyin, its initials and its misspelling, in that order', () => {
  const worth = (typed: string) => nameScore(typed, '金融业');
  expect(worth('金融')).toBeGreaterThan(worth('融业'));
  expect(worth('jinro')).toBeGreaterThan(0);
  expect(worth('jr')).toBeGreaterThan(0);
  expect(worth('ＪＲＹ')).toBeGreaterThan(0);
  expect(worth('融業')).toBeGreaterThan(worth('今融'));
  expect(worth('今融')).toBeGreaterThan(0);
  expect([worth('交通'), worth('j'), worth('rj')]).toEqual([0, 0, 0]);
});
