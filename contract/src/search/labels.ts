/** Kinds of results, in their order. */
export const searchKinds = {
  product: '数据产品',
  demand: '数据需求',
  merchant: '数商',
  news: '行业资讯',
  rule: '规则与协议',
  help: '帮助与介绍',
  partner: '生态伙伴',
  bought: '订购的订单',
  sold: '售出的订单',
} as const;

export type SearchKind = keyof typeof searchKinds;

export const kinds = Object.keys(searchKinds) as [SearchKind, ...SearchKind[]];

/** Kinds that only their parties find, by number. */
export const ownKinds: readonly SearchKind[] = ['bought', 'sold'];

/** Results of each kind on the page of all kinds. */
export const foundAtOnce = 4;
