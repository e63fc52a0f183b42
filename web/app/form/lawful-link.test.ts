import { expect, test } from 'vitest';
import { isLawfulLink } from './lawful-link.ts';

test('a text leads to the web, to a mailbox and to pages of this site', () => {
  for (const address of [
    'https://example.com/a?b=1',
    'http://example.com',
    'mailto:service@example.com',
    '/help#buy',
    '/',
  ])
    expect(isLawfulLink(address), address).toBe(true);
});

test('it leads to no script, no foreign site in the guise of a path, no file', () => {
  for (const address of [
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'file:///etc/passwd',
    'tel:110',
    'example.com',
    'https://',
    'mailto:nobody',
    '',
  ])
    expect(isLawfulLink(address), address).toBe(false);
});
