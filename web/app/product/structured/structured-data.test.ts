import type { ProductDetail } from '@shuji/contract/product/schema';
import { expect, test } from 'vitest';
import { structuredData } from './structured-data.ts';

const origin = 'https://data.example';

const product = {
  id: '01a1fbd5-620d-7182-bb49-837a66256c35',
  number: 'CP-2026-1',
  name: '滨海气象',
  summary: '逐小时实况。',
  detail: '<p>甲 &amp; 乙</p>',
  merchantId: '01a1fbd5-620d-7182-bb49-837a66256c36',
  merchantName: '滨海数科',
  priceMode: 'yearly',
  tiers: [{ name: '全市', price: 6_800_000, count: null, days: 365 }],
  keywords: ['气象'],
  regionNames: ['天津市'],
  periodFrom: '2021-01-01',
  periodTo: null,
  dictionary: [{ name: 'temp', type: 'decimal', meaning: '气温', sensitive: false }],
  cover: null,
  version: 2,
  listedAt: '2026-11-02T00:00:00Z',
  registeredAt: '2026-11-01T00:00:00Z',
} as unknown as ProductDetail;

const graphOf = (changes: Partial<ProductDetail> = {}) =>
  structuredData({ ...product, ...changes }, origin) as [Record<string, unknown>, Record<string, unknown>];

test('a product is a data set with what schema.org asks of one, each price an offer in yuan', () => {
  const [dataset] = graphOf();
  expect(dataset).toMatchObject({
    '@type': 'Dataset',
    url: `${origin}/prodinfo?id=${product.id}`,
    description: '逐小时实况。 甲 & 乙',
    temporalCoverage: '2021-01-01/..',
    isAccessibleForFree: false,
    offers: [{ '@type': 'Offer', name: '全市', price: '68000.00', priceCurrency: 'CNY' }],
  });
});

test('a free product is offered for nothing, and a price to be agreed is not offered', () => {
  expect(graphOf({ priceMode: 'free', tiers: [] })[0]).toMatchObject({
    isAccessibleForFree: true,
    offers: { price: '0.00' },
  });
  expect(graphOf({ priceMode: 'negotiable', tiers: [] })[0]).not.toHaveProperty('offers');
});

test('a service is no data set, but a service of its merchant', () => {
  const service = { scope: '检测', deliverables: '报告', days: 20, audience: '供方', needs: '', basis: '' };
  expect(graphOf({ service })[0]).toMatchObject({
    '@type': 'Service',
    provider: { '@type': 'Organization', name: '滨海数科' },
    areaServed: [{ '@type': 'Place', name: '天津市' }],
  });
});

test('the breadcrumb of a product counts from one and uses absolute addresses', () => {
  expect(graphOf()[1].itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: '首页', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: '数据市场', item: `${origin}/product` },
    { '@type': 'ListItem', position: 3, name: '滨海气象', item: `${origin}/prodinfo?id=${product.id}` },
  ]);
});
