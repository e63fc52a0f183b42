import { expect, test } from 'vitest';
import { drawnCaptcha } from './drawing.ts';

test('a picture is a small PNG, another each time', async () => {
  const [first, second] = await Promise.all([drawnCaptcha.draw(), drawnCaptcha.draw()]);
  expect(first.answer).toMatch(/^[a-z0-9]{4}$/);
  expect(first.img).toMatch(/^data:image\/png;base64,iVBOR/);
  expect(first.img.length).toBeLessThan(20_000);
  expect(first.img).not.toBe(second.img);
});

test('a captcha question in words has its stated answer', () => {
  for (let n = 0; n < 200; n += 1) {
    const { answer, text } = drawnCaptcha.ask();
    const [, first = '', second = '', third = ''] = /^(.+)加(.+)减(.+)等于多少/.exec(text) ?? [];
    expect(valueOfWords(first) + valueOfWords(second) - valueOfWords(third)).toBe(Number(answer));
  }
});

function valueOfWords(words: string): number {
  const digits = '零一二三四五六七八九';
  const [tens = '', ones = ''] = words.includes('十') ? words.split('十') : ['零', words];
  return (tens === '' ? 1 : digits.indexOf(tens)) * 10 + (ones === '' ? 0 : digits.indexOf(ones));
}
