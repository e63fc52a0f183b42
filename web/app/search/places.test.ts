import { type SearchKind, searchKinds } from '@shuji/contract/search/labels';
import type { Found } from '@shuji/contract/search/schema';
import { expect, test } from 'vitest';
import { placeOf } from './places.ts';

test('a result links to its own page, not to a list that holds it', () => {
  const found: Found = { id: 'one', title: '', text: '', note: '', part: null };
  const places = Object.fromEntries(
    (Object.keys(searchKinds) as SearchKind[]).map((kind) => [kind, placeOf(kind, found)]),
  );
  expect(places).toEqual({
    product: '/prodinfo?id=one',
    demand: '/deminfo?id=one',
    merchant: '/merchant?id=one',
    news: '/newsinfo?id=one',
    rule: '/ruleinfo?name=one',
    help: '/help#one',
    partner: '/partner?id=one',
    bought: '/orderinfo?id=one',
    sold: '/orderinfo?id=one&side=2',
  });
  expect(placeOf('help', { ...found, part: 'about' })).toBe('/about#one');
});
