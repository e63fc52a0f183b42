import { yuan } from '@shuji/contract/order/labels/fee';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountInWords } from './amount-words.ts';

test('amounts read as banks write them', () => {
  expect(amountInWords(0)).toBe('零元整');
  expect(amountInWords(5)).toBe('伍分');
  expect(amountInWords(50)).toBe('伍角整');
  expect(amountInWords(105)).toBe('壹元零伍分');
  expect(amountInWords(1_000_00)).toBe('壹仟元整');
  expect(amountInWords(1_040_950)).toBe('壹万零肆佰零玖元伍角整');
  expect(amountInWords(10_000_100)).toBe('壹拾万零壹元整');
  expect(amountInWords(640_952_0)).toBe('陆万肆仟零玖拾伍元贰角整');
  expect(amountInWords(1_000_000_000_000)).toBe('壹佰亿元整');
  expect(amountInWords(10_000_000_100_00)).toBe('壹佰亿零壹佰元整');
});

test('every amount can be read back from its words', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (fen) => fenOf(amountInWords(fen)) === fen),
    {
      numRuns: 5000,
    },
  );
});

test('figures keep their fen', () => {
  expect(yuan(123_456_789)).toBe('1,234,567.89');
  expect(yuan(5)).toBe('0.05');
});

const digits = '零壹贰叁肆伍陆柒捌玖';
const places: Record<string, number> = { 拾: 10, 佰: 100, 仟: 1000 };

function fenOf(words: string): number {
  const [, whole = '', jiao = '', cents = ''] = /^(?:(.*)元)?零?(?:(.)角)?(?:(.)分)?整?$/.exec(words) ?? [];
  return (
    integerOf(whole) * 100 + Math.max(digits.indexOf(jiao || '零'), 0) * 10 + Math.max(digits.indexOf(cents || '零'), 0)
  );
}

function integerOf(words: string): number {
  const [high, low] = words.includes('亿') ? words.split('亿') : ['', words];
  return tenThousands(high ?? '') * 100_000_000 + tenThousands(low ?? '');
}

function tenThousands(words: string): number {
  const [high, low] = words.includes('万') ? words.split('万') : ['', words];
  return thousands(high ?? '') * 10_000 + thousands(low ?? '');
}

function thousands(words: string): number {
  let total = 0;
  let digit = 0;
  for (const sign of words) {
    const place = places[sign];
    total += place ? digit * place : 0;
    digit = place ? 0 : digits.indexOf(sign);
  }
  return total + digit;
}
