import { expect, test } from 'vitest';
import { desks } from './menu.ts';
import { deskKeys, shortcutOf } from './shortcuts.ts';

test('every key leads to a desk of the menu, and no desk has two', () => {
  const pages = Object.values(deskKeys);
  expect(pages.filter((page) => !desks.some(({ name }) => name === page))).toEqual([]);
  expect(new Set(pages).size).toBe(pages.length);
});

test('a letter leads to a desk only after g', () => {
  expect(shortcutOf('p', false)).toBeNull();
  expect(shortcutOf('g', false)).toEqual({ kind: 'wait' });
  expect(shortcutOf('p', true)).toEqual({ kind: 'go', page: 'officeProduct' });
  expect(shortcutOf('j', true)).toBeNull();
});

test('the rows of a list are gone through with j and k', () => {
  expect(shortcutOf('j', false)).toEqual({ kind: 'row', step: 1 });
  expect(shortcutOf('k', false)).toEqual({ kind: 'row', step: -1 });
  expect(shortcutOf('q', false)).toBeNull();
});
