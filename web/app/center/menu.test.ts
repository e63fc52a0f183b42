import { expect, test } from 'vitest';
import { paths } from '#app/paths.ts';
import { entryOf, groups } from './menu.ts';

const at = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://centre');
  return entryOf(pathname, searchParams);
};

test('an order stands under the list of the side it is read from', () => {
  expect(at('/orderinfo?side=1&id=one')).toBe('ordermanage');
  expect(at('/orderinfo?side=2&id=one')).toBe('sellprod');
});

test('the application for a product stands under the products ordered', () => {
  expect(at('/checkprod?id=one')).toBe('ordermanage');
  expect(at('/checkprod')).toBe('checkprod');
});

test('every entry is lit on its own page, and on those reached from its list', () => {
  for (const { name } of groups.flatMap((group) => group.pages)) expect(at(paths[name])).toBe(name);
  expect(at(`${paths.demandoffers}?id=one`)).toBe('mydemand');
  expect(at(paths.makeoffer)).toBe('myoffers');
  expect(at('/nowhere')).toBeUndefined();
});
