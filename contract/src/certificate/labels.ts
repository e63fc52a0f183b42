export const certificateKinds = { product: '数据产品登记证书', sale: '数据交易凭证' } as const;

export type CertificateKind = keyof typeof certificateKinds;

export const certificateStates = { valid: '有效', changed: '已变更', revoked: '已注销', expired: '已到期' } as const;

export type CertificateState = keyof typeof certificateStates;

/** 数据产品登记证书 are good for three years from the day of issue. */
export const productCertificateYears = 3;

/** So many days before the end its holder is reminded, once, and a registration may be renewed. */
export const renewalDays = 30;

/** The public fields of a deal: the buyer and the amount stay between the parties. */
export const publicSaleFields = [
  'orderNumber',
  'contractNumber',
  'productName',
  'productNumber',
  'productCertificateNumber',
  'supplierRole',
  'supplierName',
  'supplierCode',
  'buyerMasked',
  'scene',
  'priceMode',
  'delivery',
  'signedAt',
  'deliveredAt',
  'acceptedAt',
] as const;
