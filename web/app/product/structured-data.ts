// What search engines read of a product: schema.org's Dataset with its offer.
import type { ProductDetail } from '@shuji/contract/product';

export function structuredData(product: ProductDetail): Record<string, unknown> {
  const { tiers, periodFrom, periodTo } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: product.name,
    description: product.summary,
    identifier: product.number,
    version: String(product.version),
    keywords: product.keywords,
    dateModified: product.registeredAt,
    creator: { '@type': 'Organization', name: product.merchantName },
    spatialCoverage: product.regionNames,
    ...(periodFrom && { temporalCoverage: `${periodFrom}/${periodTo ?? '..'}` }),
    variableMeasured: product.dictionary.map((field) => field.meaning),
    ...(product.priceFrom !== null && {
      isAccessibleForFree: product.priceFrom === 0,
      offers: tiers.map((tier) => ({
        '@type': 'Offer',
        name: tier.name,
        price: (tier.price / 100).toFixed(2),
        priceCurrency: 'CNY',
      })),
    }),
  };
}
