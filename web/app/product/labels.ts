// Labels for a product's facts.

import { isServiceType, type ProductStatus, type VersionStatus, vendorOfType } from '@shuji/contract/product/labels';
import type { DictItem } from '@shuji/contract/site/schema/dict';
import { countOf } from '#app/ui/count.ts';
import type { FacetValue } from '#app/ui/Facets.tsx';
import type { Tone } from '#app/ui/tone.ts';

export const statusTone: Record<ProductStatus, Tone> = {
  draft: 'plain',
  pending: 'action',
  correction: 'warn',
  refused: 'bad',
  notice: 'action',
  registered: 'seal',
  listed: 'good',
  unlisted: 'plain',
  suspended: 'bad',
  revoked: 'bad',
};

/** The words beside a registered product's status while a new version is in work. */
export const changeWords: Record<VersionStatus, string> = {
  draft: '有未提交的新版本',
  pending: '新版本审核中',
  correction: '新版本待补正',
  refused: '新版本被驳回',
  notice: '新版本公示中',
  registered: '',
};

export function labelOf(items: readonly DictItem[] | undefined, code: string | null): string {
  return items?.find((item) => item.value === code)?.label ?? '';
}

export function labelsOf(items: readonly DictItem[] | undefined, codes: readonly string[]): string[] {
  return codes.map((code) => labelOf(items, code)).filter((label) => label !== '');
}

const per: Record<string, string> = { perCall: '次', monthly: '月', yearly: '年' };

/** The unit of the lowest price: 次, 月, 年; none for a fixed price. */
export function perOf({ priceMode }: { priceMode: string }): string | undefined {
  return per[priceMode];
}

/** A price of one call, year or copy in fen, which may be a fraction: ¥5,840, ¥0.08, ¥0.0625. */
export function unitPriceWords(fen: number): string {
  const yuan = fen / 100;
  return `¥${yuan.toLocaleString('zh-CN', { maximumFractionDigits: yuan < 1 ? 4 : yuan < 1_000 ? 2 : 0 })}`;
}

const tenThousand = 10_000;
const hundredMillion = 100_000_000;

/** 9.2 万, 1.05 亿. */
export function countWords(count: number): string {
  if (count >= hundredMillion) return `${Number((count / hundredMillion).toFixed(2))} 亿`;
  if (count >= tenThousand) return `${Number((count / tenThousand).toFixed(2))} 万`;
  return countOf(count);
}

/** 2021-01-01 起, 2021-01-01 至 2023-12-31; empty without either. */
export function periodWords(from: string | null, to: string | null): string {
  if (from && to) return `${from} 至 ${to}`;
  if (from) return `${from} 起`;
  return to ? `至 ${to}` : '';
}

/** A reply as JSON is read, a line a member; any other text as it is. */
export function prettyReply(reply: string): string {
  try {
    return JSON.stringify(JSON.parse(reply), null, 2);
  } catch {
    return reply;
  }
}

/** The types with services apart, however few there are of them. */
export function withServices(types: readonly FacetValue[]): FacetValue[] {
  return types.map((one) => (isServiceType(one.value) ? { ...one, group: '服务类型' } : one));
}

/** What is known of an offering: its form, or its type alone. */
export type OfKind = { service?: object | null | undefined; productType?: string | null };

/** Who sells it: 服务方 a service, 供方 data. */
export function vendorOf({ service, productType = null }: OfKind): string {
  return service ? '服务方' : vendorOfType(productType);
}

/** Words about the side that sells data, for a service where it is one. */
export function vendorWords(words: string, product: OfKind): string {
  return words.replaceAll('供方', vendorOf(product));
}

/** The title over its use cases and limits. */
export function usesTitle({ service, useCases }: OfKind & { useCases: readonly object[] }): string {
  const limits = service ? '成果使用限制' : '使用限制';
  if (useCases.length === 0) return limits;
  return `${service ? '服务案例' : '应用案例'}与${limits}`;
}

export function daysWords({ days }: { days: number | null }): string {
  return days === null ? '' : `${days} 日内交付`;
}
