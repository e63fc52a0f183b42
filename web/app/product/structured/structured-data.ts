// schema.org Dataset of a product with its offers and breadcrumbs, for search engines.
import type { ProductDetail } from '@shuji/contract/product/schema';
import { href } from '#app/paths.ts';
import { wayTo } from '#app/site/structured-data.ts';

/** Google wants 50 to 5000 characters of description. */
const mostDescription = 5000;

export function structuredData(product: ProductDetail, origin: string): Record<string, unknown>[] {
  const path = href('prodinfo', { id: product.id });
  const way = wayTo(origin, [
    ['数据市场', href('product')],
    [product.name, path],
  ]);
  return [thingOf(product, origin + path, origin), way];
}

function thingOf(product: ProductDetail, url: string, origin: string): Record<string, unknown> {
  const { periodFrom, periodTo, dictionary, cover } = product;
  const supplier = {
    '@type': 'Organization',
    name: product.merchantName,
    url: origin + href('merchant', { id: product.merchantId }),
  };
  if (product.service) return serviceOf(product, url, supplier);
  return {
    '@type': 'Dataset',
    '@id': url,
    url,
    name: product.name,
    description: `${product.summary} ${textOf(product.detail)}`.trim().slice(0, mostDescription),
    identifier: product.number,
    version: String(product.version),
    inLanguage: 'zh-CN',
    datePublished: product.listedAt,
    dateModified: product.registeredAt,
    creator: supplier,
    publisher: supplier,
    license: `${url}#use`,
    isAccessibleForFree: product.priceMode === 'free',
    ...(product.keywords.length > 0 && { keywords: product.keywords }),
    ...(cover && { image: `${origin}/api/file/${cover}` }),
    ...(product.regionNames.length > 0 && {
      spatialCoverage: product.regionNames.map((name) => ({ '@type': 'Place', name })),
    }),
    ...((periodFrom || periodTo) && { temporalCoverage: `${periodFrom ?? '..'}/${periodTo ?? '..'}` }),
    ...(dictionary.length > 0 && {
      variableMeasured: dictionary.map(({ name, meaning }) => ({
        '@type': 'PropertyValue',
        name,
        description: meaning,
      })),
    }),
    ...offersOf(product, url, supplier),
  };
}

function serviceOf(product: ProductDetail, url: string, provider: object): Record<string, unknown> {
  const { regionNames } = product;
  return {
    '@type': 'Service',
    '@id': url,
    url,
    name: product.name,
    description: product.summary,
    identifier: product.number,
    provider,
    ...(regionNames.length > 0 && { areaServed: regionNames.map((name) => ({ '@type': 'Place', name })) }),
    ...offersOf(product, url, provider),
  };
}

/** A price to be agreed is no offer. */
function offersOf({ priceMode, tiers }: ProductDetail, url: string, seller: object): Record<string, unknown> {
  const terms = { '@type': 'Offer', url, priceCurrency: 'CNY', availability: 'https://schema.org/OnlineOnly', seller };
  if (priceMode === 'free') return { offers: { ...terms, price: '0.00' } };
  if (priceMode === 'negotiable' || tiers.length === 0) return {};
  return { offers: tiers.map(({ name, price }) => ({ ...terms, name, price: (price / 100).toFixed(2) })) };
}

/** The words of sanitised HTML. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}
