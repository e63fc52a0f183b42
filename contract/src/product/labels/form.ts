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

/** The parts of a service's description, as people call them. */
export const serviceLabels = {
  scope: '服务内容',
  deliverables: '交付物',
  days: '服务周期（日）',
  audience: '适用对象',
  needs: '需方配合',
  basis: '服务依据',
} as const;

/** Ways in which a service is priced and its results are handed over; none counts uses or a term of use. */
export const serviceWays = {
  priceMode: ['negotiable', 'fixed', 'free'],
  delivery: ['platformFile', 'platformReport', 'selfFile', 'selfReport', 'selfOffline'],
} as const satisfies Record<string, readonly string[]>;

/** True when the product type requires the full data dictionary. */
export function needsDictionary(productType: string | null): boolean {
  return productType === 'dataset' || productType === 'api';
}

/** Characters of rich text without its tags. */
export function plainLength(html: string): number {
  return html.replace(/<[^>]*>|&nbsp;|\s/g, '').length;
}
