import type { MemberRole } from '@shuji/contract/member/labels';
import { expect, test } from 'vitest';
import { paths } from '#app/paths.ts';
import { entryOf, groups, menuFor } from './menu.ts';

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

const newcomer = {
  roles: ['admin'] as MemberRole[],
  attested: false,
  merchantId: null,
  isBuyer: false,
  isSeller: false,
  isService: false,
};
const attested = { ...newcomer, attested: true };
const merchant = { ...attested, merchantId: 'one' };

function shown(user: typeof merchant | typeof newcomer) {
  const { open, folded } = menuFor(user);
  const names = open.flatMap(({ pages }) => pages.map(({ name }) => name));
  return { names, folded: Object.fromEntries(folded.map(({ need, pages }) => [need, pages.map(({ name }) => name)])) };
}

test('what is not open to an account is folded away under what opens it', () => {
  const first = shown(newcomer);
  expect(first.names).toEqual(expect.arrayContaining(['mycenter', 'collect', 'attestation', 'dealauth', 'myuppwd']));
  expect(first.names).not.toContain('publish');
  expect(first.folded.attested).toContain('publish');
  expect(first.folded.buyer).toEqual(['ordermanage', 'mytrial', 'checkprod']);
  expect(first.folded.merchant).toEqual(expect.arrayContaining(['sellprod', 'prodin', 'mybank', 'myrecord']));
  expect(first.folded.vendor).toBeUndefined();

  const buyer = shown({ ...attested, isBuyer: true });
  expect(buyer.names).toEqual(expect.arrayContaining(['ordermanage', 'publish']));
  expect(Object.keys(buyer.folded)).toEqual(['merchant']);

  const supplier = shown({ ...merchant, isSeller: true });
  expect(supplier.names).toEqual(expect.arrayContaining(['sellprod', 'myoffers', 'mybank']));
  expect(supplier.folded).toEqual({ buyer: ['ordermanage', 'mytrial', 'checkprod'] });

  expect(shown({ ...merchant, isService: true }).folded).toEqual(supplier.folded);
  expect(Object.keys(shown(merchant).folded)).toEqual(['buyer', 'vendor']);
  expect(shown({ ...merchant, isBuyer: true, isSeller: true }).folded).toEqual({});
});

test('every entry stands somewhere for every account, and all of them until the account is known', () => {
  const all = groups.flatMap(({ pages }) => pages.map(({ name }) => name)).sort();
  for (const user of [newcomer, attested, merchant, { ...attested, isBuyer: true }]) {
    const { names, folded } = shown(user);
    expect([...names, ...Object.values(folded).flat()].sort()).toEqual(all);
  }
  expect(menuFor(undefined)).toEqual({ open: groups, folded: [] });
});

test('a member of a company has the entries of their roles, an admin all of them', () => {
  const whole = { ...merchant, isBuyer: true, isSeller: true };
  const of = (...roles: MemberRole[]) => shown({ ...whole, roles }).names;
  const all = groups.flatMap(({ pages }) => pages.map(({ name }) => name));
  const lacking = (...roles: MemberRole[]) => all.filter((name) => !of(...roles).includes(name));
  expect(lacking('admin')).toEqual([]);
  expect(lacking('supply')).toEqual([
    'checkprod',
    'collect',
    'mybank',
    'publish',
    'attestation',
    'checkin',
    'dealauth',
  ]);
  expect(lacking('purchase')).toEqual(['prodin', 'mybank', 'attestation', 'checkin', 'dealauth', 'transregister']);
  expect(lacking('finance')).toEqual([
    'checkprod',
    'collect',
    'mysearch',
    'prodin',
    'publish',
    'followed',
    'attestation',
    'checkin',
    'dealauth',
    'transregister',
  ]);
  expect(lacking('supply', 'purchase', 'finance')).toEqual(['attestation', 'checkin', 'dealauth']);
});
