import { getPriceRecord } from '@shuji/contract/order/price-record';
import { expect, test } from 'vitest';
import { dealUntil } from '#test/deal.ts';
import { listProduct } from '#test/listed-product.ts';
import { world } from '#test/world.ts';
import { settledRange } from './price-record.ts';
import type { SettledDeal } from './queries-price.ts';

const centre = await world();
const product = await listProduct(centre);

test('a product shows its first price, and few deals are withheld', async () => {
  await dealUntil(centre, product, 'signed');
  expect(await centre.as('visitor')(getPriceRecord, { id: product })).toMatchObject({
    history: [{ version: 1, priceMode: 'yearly', priceFrom: 1_200_000 }],
    unit: 'year',
    settled: null,
    negotiated: null,
  });
});

const deal = (amount: number, supplier: string, industry = 'transport'): SettledDeal => ({
  industry,
  supplier,
  priceMode: 'negotiable',
  tier: null,
  amount,
});
const amountOf = ({ amount }: SettledDeal) => amount;

test('a range is the middle half of five deals of three suppliers or more, rounded outwards', () => {
  const deals = [1_234_500, 2_345_600, 3_456_700, 4_567_800, 9_999_900].map((amount, at) => deal(amount, `s${at % 3}`));
  expect(settledRange({ industry: 'transport' }, deals, amountOf)).toEqual({
    low: 2_300_000,
    high: 4_600_000,
    scope: 'industry',
  });
  expect(settledRange({ industry: 'transport' }, deals.slice(1), amountOf)).toBeNull();
  const ofTwo = deals.map((one, at) => ({ ...one, supplier: `s${at % 2}` }));
  expect(settledRange({ industry: 'transport' }, ofTwo, amountOf)).toBeNull();
});

test('an industry with too few deals falls back to its type', () => {
  const deals = [1, 2, 3, 4, 5].map((place) =>
    deal(place * 100_000, `s${place}`, place === 1 ? 'health' : 'transport'),
  );
  expect(settledRange({ industry: 'health' }, deals, amountOf)).toMatchObject({ scope: 'type' });
});
