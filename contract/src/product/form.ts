// The registration form of a product: what a draft may hold, and what a submission must.
import type { ProductDraft } from './schema/form.ts';

/** A form as a version keeps it: the contact is sealed beside it. */
export type ProductContent = Omit<ProductDraft, 'contact'>;

/** The form's fields in its order, as people call them. */
export const formLabels: Record<keyof ProductDraft, string> = {
  name: '产品名称',
  summary: '产品简介',
  cover: '封面',
  productType: '产品类型',
  industry: '所属行业',
  scenes: '应用场景',
  keywords: '关键词',
  detail: '产品详情',
  sources: '数据来源',
  sourceStatement: '来源说明文件',
  rights: '数据权利',
  dataLevel: '数据级别',
  complianceReport: '合规评估报告',
  personalInfo: '个人信息情况',
  legalBasis: '处理个人信息的依据',
  consentProof: '个人同意证明',
  regions: '覆盖地区',
  periodFrom: '数据起始日',
  periodTo: '数据截止日',
  rowCount: '数据条数',
  byteSize: '数据量',
  updateFrequency: '更新频率',
  dictionary: '数据字典',
  sample: '样例文件',
  api: '接口说明',
  delivery: '交付方式',
  priceMode: '计价方式',
  tiers: '价格规格',
  hasTrial: '支持试用',
  useCases: '应用案例',
  limits: '使用限制',
  contact: '联系人',
};
