import { describe, expect, it } from 'vitest';
import { isCreditCode, isIdNumber } from './check-digit.ts';

describe('numbers that prove themselves', () => {
  it('takes an identity number with the right check character only', () => {
    expect(isIdNumber('11010519491231002X')).toBe(true);
    for (const last of '0123456789') expect(isIdNumber(`11010519491231002${last}`)).toBe(false);
  });

  it('takes no day that never was or is yet to come', () => {
    expect(isIdNumber('110105199902300021')).toBe(false);
    expect(isIdNumber('110105299901010021')).toBe(false);
    expect(isIdNumber('1101051949123100')).toBe(false);
  });

  it('takes a credit code with the right check character only', () => {
    expect(isCreditCode('91350100M000100Y43')).toBe(true);
    for (const last of '012456789ABCDEFGHJKLMNPQRTUWXY') expect(isCreditCode(`91350100M000100Y4${last}`)).toBe(false);
  });

  it('refuses the letters that GB 32100 leaves out, and one wrong character anywhere', () => {
    const code = '91350100M000100Y43';
    for (const letter of 'IOSVZ') expect(isCreditCode(code.replace('M', letter))).toBe(false);
    for (let place = 0; place < 17; place += 1) {
      const other = code[place] === '1' ? '2' : '1';
      expect(isCreditCode(code.slice(0, place) + other + code.slice(place + 1))).toBe(false);
    }
  });
});
