import { expect, test } from 'vitest';
import { refusals } from './refusals.ts';

test('a code names one refusal', () => {
  const codes = Object.values(refusals).map(({ code }) => code);
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
});
