import { describe, expect, test } from 'vitest';
import { createPoster as createPosterShape } from './home/schema/office.ts';
import { isOwnPath, isWebAddress } from './link.ts';
import { merchantForm } from './merchant/schema.ts';
import { createPartner as createPartnerShape } from './partner/schema/office.ts';

const leaving = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  '\u0000//evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'https:evil.example',
  'https:/\\evil.example',
  'https:\\\\evil.example',
  'https://centre.example@evil.example/',
  'https://centre.example\\@evil.example/',
  'https://:centre.example@evil.example/',
  'https://evil.example/\tx',
  'https:///evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  ' /own',
  '/own\u0001x',
  '/own\u007fx',
  'https://evil.example/\u0001x',
];

test('a path of this site is one however a browser reads it', () => {
  for (const path of ['/', '/product', '/product?x=1#y', '/a/../b', '/%5cevil.example', '/a//b'])
    expect(isOwnPath(path), path).toBe(true);
  for (const address of leaving) expect(isOwnPath(address), address).toBe(false);
});

test('a web address names its host and holds no user name', () => {
  for (const address of ['https://a.example', 'http://a.example:8080/x?y#z', 'https://数据.example/路径'])
    expect(isWebAddress(address), address).toBe(true);
  for (const address of leaving) expect(isWebAddress(address), address).toBe(false);
  expect(isWebAddress('http://a.example', ['https:'])).toBe(false);
});

describe('every stored address is checked so', () => {
  const poster = (link: string) =>
    createPosterShape.input.safeParse({ place: 'home', title: '海报', fromDay: '2026-01-01', link });
  const partner = (url: string) => createPartnerShape.input.safeParse({ name: '滨海伙伴', kind: 'technology', url });
  const merchant = (website: string) => merchantForm.shape.website.safeParse(website);

  test.each([
    ['a poster', poster],
    ['a partner', partner],
    ['a merchant', merchant],
  ])('%s', (_, parse) => {
    // Blanks around an address are taken off, as around every text.
    for (const address of leaving.filter((one) => one.trim() === one && !one.includes('\u0000')))
      expect(parse(address).success, address).toBe(false);
    expect(parse('https://partner.example/').success).toBe(true);
  });
});
