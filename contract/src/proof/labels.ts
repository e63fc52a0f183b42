// Labels of a certificate's facts, on paper and in the words of a check.
import type { Disclosure } from './entry.ts';

const labels: Record<string, string> = {
  productName: '产品名称',
  productNumber: '产品编号',
  version: '版本',
  holderName: '持有主体',
  holderCode: '统一社会信用代码',
  productType: '产品类型',
  industry: '所属行业',
  sources: '数据来源',
  rights: '数据权利',
  dataLevel: '数据级别',
  personalInfo: '个人信息情况',
  scale: '数据规模',
  updateFrequency: '更新频率',
  noticeFrom: '公示开始日',
  noticeUntil: '公示结束日',
  orderNumber: '订单编号',
  contractNumber: '合同编号',
  productCertificateNumber: '登记证书编号',
  supplierRole: '出售方身份',
  supplierName: '供方',
  supplierCode: '供方信用代码',
  buyerMasked: '需方（隐去大部）',
  buyerName: '需方',
  buyerCode: '需方信用代码',
  scene: '使用场景',
  purpose: '使用目的',
  priceMode: '计价方式',
  tier: '规格',
  quantity: '数量',
  amount: '合同价款（分）',
  delivery: '交付方式',
  signedAt: '签约时间',
  deliveredAt: '交付时间',
  acceptedAt: '验收时间',
  reason: '原因',
};

export function fieldLabel(field: string): string {
  return Object.hasOwn(labels, field) ? (labels[field] as string) : field;
}

/** The label of a fact beside the others, whose seller may be a 服务方. */
export function factLabel(field: string, { supplierRole }: Readonly<Record<string, Disclosure | undefined>>): string {
  return fieldLabel(field).replace('供方', String(supplierRole?.[1] ?? '供方'));
}
