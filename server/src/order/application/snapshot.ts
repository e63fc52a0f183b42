// A product in the words of the day: what an order keeps of it, whatever becomes of it later.

import type { OrderTier, ProductSnapshot } from '@shuji/contract/order/schema';
import { wholeTier } from '@shuji/contract/order/use';
import { onwardTransfer } from '@shuji/contract/product/labels/form';
import type { PriceTier, ProductContent } from '@shuji/contract/product/schema/form';
import type { DictName } from '@shuji/contract/site/labels/dict';
import type { Db } from '#src/db/open.ts';
import type { Orderable } from '#src/product/queries-order.ts';
import { getLabels } from '#src/site/queries.ts';

export async function takeSnapshot(db: Db, product: Orderable): Promise<ProductSnapshot> {
  const { content } = product;
  const words = async (dict: DictName, codes: readonly (string | null)[]) => {
    const labels = await getLabels(db, dict);
    return codes.flatMap((code) => (code === null ? [] : [labels.get(code) ?? code]));
  };
  const word = async (dict: DictName, code: string | null) => (await words(dict, [code]))[0] ?? '';
  return {
    productId: product.productId,
    productNumber: product.productNumber,
    versionId: product.versionId,
    version: product.version,
    name: content.name,
    summary: content.summary,
    productType: await word('productType', content.productType),
    industry: await word('industry', content.industry),
    sources: await words('dataSource', content.sources),
    rights: await words('rights', content.rights),
    dataLevel: await word('dataLevel', content.dataLevel),
    personalInfo: await word('personalInfo', content.personalInfo),
    scale: scaleWords(content),
    updateFrequency: await word('updateFrequency', content.updateFrequency),
    delivery: await words('delivery', content.delivery),
    priceMode: await word('priceMode', content.priceMode),
    ...(content.service && { service: content.service }),
    limits: limitsOf(content),
  };
}

/** The price list as an order keeps it; empty when the price is negotiable or nothing. */
export function tiersOf({ priceMode, tiers }: ProductContent): OrderTier[] {
  if (priceMode === 'negotiable' || priceMode === 'free') return [];
  const mode = priceMode ?? '';
  return tiers.map(({ name, count, price, days }: PriceTier) => wholeTier(mode, { name, count, price, days }));
}

export const limitLabels = {
  purpose: '使用目的限制',
  period: '使用期限约定',
  region: '使用地域限制',
  onward: '转让约定',
} as const;

function limitsOf({ limits }: ProductContent): ProductSnapshot['limits'] {
  const lines = [
    { label: limitLabels.purpose, text: limits.purpose },
    { label: limitLabels.period, text: limits.period },
    { label: limitLabels.region, text: limits.region },
    { label: limitLabels.onward, text: onwardTransfer[limits.onward] },
  ];
  return lines
    .filter(({ text }) => text !== '')
    .map(({ label, text }) => ({ label, text: text.replace(/[。.]+$/, '') }));
}

const units = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'];

/** 12 万条、3.4 GB */
function scaleWords({ rowCount, byteSize }: ProductContent): string {
  const parts: string[] = [];
  if (rowCount) parts.push(`${countWords(rowCount)}条`);
  if (byteSize) {
    const power = Math.min(Math.floor(Math.log2(byteSize) / 10), units.length - 1);
    parts.push(`${trimDecimals(byteSize / 1024 ** power)} ${units[power]}`);
  }
  return parts.join('、');
}

function countWords(count: number): string {
  if (count >= 100_000_000) return `${trimDecimals(count / 100_000_000)} 亿`;
  if (count >= 10_000) return `${trimDecimals(count / 10_000)} 万`;
  return `${count} `;
}

function trimDecimals(value: number): string {
  return String(Math.round(value * 100) / 100);
}
