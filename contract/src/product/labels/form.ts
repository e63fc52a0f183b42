/** 全国, beside the provinces, cities and counties of GB/T 2260. */
export const nationwide = '100000';

export const apiMethods = ['GET', 'POST'] as const;

export const onwardTransfer = { forbidden: '不得转让', consent: '经供方同意可转让', allowed: '可以转让' } as const;

export type OnwardTransfer = keyof typeof onwardTransfer;

export const limits = { purpose: 200, period: 100, region: 100 } as const;

/** Price modes that sell a number of uses. */
export const countedModes: readonly string[] = ['perCall', 'callPack'];

/** True for a price mode with tiers; 面议 and 免费 have none. */
export function needsTiers(priceMode: string | null): boolean {
  return priceMode !== null && priceMode !== 'negotiable' && priceMode !== 'free';
}

/** True when the product type requires the full data dictionary. */
export function needsDictionary(productType: string | null): boolean {
  return productType === 'dataset' || productType === 'api';
}

/** Characters of rich text without its tags. */
export function plainLength(html: string): number {
  return html.replace(/<[^>]*>|&nbsp;|\s/g, '').length;
}
