import { expect, test } from 'vitest';
import { comparePaper } from './paper.ts';

const shown = { number: 'DJ-2026-00012-00345', sha256: 'a1'.repeat(32) };
const compare = (query: Record<string, string>) => comparePaper(new URLSearchParams(query), shown);

test('a paper that carries the number and the digest of the page is the same, in capitals too', () => {
  expect(compare({ id: '1', n: shown.number, h: shown.sha256 })).toBe('same');
  expect(compare({ n: shown.number, h: shown.sha256.toUpperCase() })).toBe('same');
});

test('another number, another digest, or one of the two left out or emptied, is another paper', () => {
  expect(compare({ n: 'DJ-2026-00012-00346', h: shown.sha256 })).toBe('different');
  expect(compare({ n: shown.number, h: `${'a1'.repeat(31)}a2` })).toBe('different');
  expect(compare({ n: shown.number })).toBe('different');
  expect(compare({ h: shown.sha256 })).toBe('different');
  expect(compare({ n: shown.number, h: '' })).toBe('different');
  expect(compare({ n: '', h: '' })).toBe('different');
  expect(compare({ n: shown.number, h: shown.sha256.slice(0, 8) })).toBe('different');
});

test('an address that says nothing of a paper is compared with none', () => {
  expect(compare({ id: '1' })).toBeNull();
});
