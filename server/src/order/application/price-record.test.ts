import type { Input } from '@shuji/contract/call';
import { getPriceRecord } from '@shuji/contract/order/price-record';
import { getProductForReview, reviewProduct } from '@shuji/contract/product/office';
import { getOwnProduct, saveProduct, submitProduct } from '@shuji/contract/product/own';
import { expect, test } from 'vitest';
import { invalidateMemos } from '#src/cache/memo.ts';
import { dealUntil } from '#test/deal.ts';
import { listProduct } from '#test/listed-product.ts';
import { plantBuyers } from '#test/sellers.ts';
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

test('a registered change names the public fields that differ', async () => {
  const id = await listProduct(centre, { name: '改版的产品' });
  const { form } = await centre.as('li')(getOwnProduct, { id });
  await centre.as('li')(saveProduct, {
    ...form,
    id,
    summary: '改写过的简介：覆盖全部泊位，按日更新，新增中转箱量。',
  } as Input<typeof saveProduct>);
  await centre.as('li')(submitProduct, { id });
  const { versionId, submissions } = await centre.as('zhao')(getProductForReview, { id });
  await centre.as('zhao')(reviewProduct, { id, decision: 'approve', versionId, submissions });
  const { versions } = await centre.as('visitor')(getPriceRecord, { id });
  expect(versions).toMatchObject([
    { version: 2, changed: ['产品简介'] },
    { version: 1, changed: [] },
  ]);
});

test('what was bought together is shown from five buyers on', async () => {
  const one = await listProduct(centre, { name: '同购甲' });
  const other = await listProduct(centre, { name: '同购乙' });
  await plantBuyers(centre.sql, 5);
  const parties = await centre.sql<{ id: string }[]>`select id from party order by id desc limit 5`;
  const together = async () => {
    invalidateMemos(['product', 'home']);
    return (await centre.as('visitor')(getPriceRecord, { id: one })).alsoBought;
  };
  for (const [at, party] of parties.entries()) {
    for (const id of [one, other]) {
      const order = await dealUntil(centre, id, 'signed');
      await centre.sql`update trade_order set buyer_party_id = ${party.id}, signed_at = now() - interval '40 days' where id = ${order}`;
    }
    if (at === 3) expect(await together()).toEqual([]);
  }
  expect(await together()).toEqual([{ id: other, name: '同购乙' }]);
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
