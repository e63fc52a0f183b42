import type { CertificateKind } from '../labels.ts';

/** Labels in a list's column. */
export const shortKinds: Record<CertificateKind, string> = { product: '登记证书', sale: '交易凭证' };

export const certificateColumns = {
  number: '证书编号',
  kind: '类别',
  product: '产品',
  holder: '持有人',
  counterparty: '需方',
  state: '状态',
  issuedAt: '颁发时间',
  validUntil: '有效期至',
  logIndex: '存证位置',
} as const;
