import { expect, test } from 'vitest';
import { maskInTexts } from './personal.ts';

test('phones, identity numbers and mail addresses are masked in any text, and nothing else', () => {
  const reply = {
    text: '请联系 138 1234 5678 或 wang@example.cn',
    files: [{ name: '回单13812345678.pdf', id: '01900000-0000-7000-8000-138123456789' }],
    sha256: 'a13812345678b',
    number: 'DD-2026-13812-34567',
    total: 13812345678,
    none: null,
  };
  expect(maskInTexts(reply)).toEqual({
    ...reply,
    text: '请联系 138****5678 或 w***@example.cn',
    files: [{ ...reply.files[0], name: '回单138****5678.pdf' }],
  });
  expect(maskInTexts('身份证 110101199003070732')).toBe('身份证 1101**********0732');
  expect(maskInTexts('流水号 110101199003070733')).toBe('流水号 110101199003070733');
});
