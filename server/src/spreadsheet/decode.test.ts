import fc from 'fast-check';
import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { decode } from './decode.ts';

const simplified = '编号,名称,说明\r\n1,滨海潮位观测,沿岸二十四个站点的潮位，逐时记录。\r\n2,生僻字,镕堃喆\r\n';
const traditional = '編號,名稱,說明\r\n1,濱海潮位觀測,沿岸二十四個站點的潮位，逐時記錄。\r\n';

test.each([
  ['utf-8', simplified],
  ['utf-16le', simplified],
  ['utf-16be', simplified],
  ['gb18030', simplified],
  ['big5', traditional],
  ['utf-8', traditional],
])('text in %s is read as it was written, with its mark or without', (encoding, text) => {
  expect(decode(iconv.encode(text, encoding))).toEqual({ text, encoding });
  if (encoding !== 'big5') expect(decode(iconv.encode(`\uFEFF${text}`, encoding))).toEqual({ text, encoding });
});

test('a long file is in the encoding of the most of it', () => {
  const lines = Array.from({ length: 2000 }, (_, at) => `${at},${at % 7 ? 'plain' : '海潮位觀測站'}`).join('\n');
  expect(decode(iconv.encode(lines, 'big5')).encoding).toBe('big5');
  expect(decode(iconv.encode(lines.replaceAll('觀測', '观测'), 'gb18030')).encoding).toBe('gb18030');
});

test('one bad byte late in a file of UTF-8 is named by its line, and never makes the file another encoding', () => {
  const lines = Array.from({ length: 615 }, (_, at) => `${at},潮位站 ${at}`);
  const bytes = Buffer.from(lines.join('\n'));
  const damaged = Buffer.concat([bytes.subarray(0, -3), Buffer.from([0xff]), bytes.subarray(-3)]);
  expect(() => decode(damaged)).toThrow('第 615 行有不能按 UTF-8 解读的字符');
  expect(() => decode(Buffer.concat([Buffer.from('编号\n'), Buffer.from([0xb1])]))).toThrow('第 2 行');
});

test('a broken character of another encoding is named by its line', () => {
  const text = iconv.encode(simplified, 'gb18030');
  expect(() => decode(Buffer.concat([text, Buffer.from([0xff, 0xff])]))).toThrow('第 4 行有不能按 GB18030 解读的字符');
});

test('bytes of no text, or of no encoding in particular, are refused', () => {
  expect(() => decode(Buffer.from([0x50, 0x4b, 0, 3, 4, 0]))).toThrow('这不是文本文件');
  expect(() => decode(Buffer.from([0xe9, 0xe8, 0xe0, 0x0a, 0xf6, 0xfc]))).toThrow('无法识别文件的编码');
});

test('any text of UTF-8 comes back, a replacement character in it too', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      fc.pre(!text.includes('\0') && !text.startsWith('\uFEFF'));
      expect(decode(Buffer.from(text))).toEqual({ text, encoding: 'utf-8' });
    }),
  );
  expect(decode(Buffer.from('坏\uFFFD字')).text).toBe('坏\uFFFD字');
});
