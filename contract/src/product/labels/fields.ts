// The fields of the registration form, apart from what public pages need of it.

import type { DictName } from '../../site/labels/dict.ts';
import { isServiceType } from '../labels.ts';

/** The form's fields in its order, as people call them. */
export const formLabels = {
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
  service: '服务说明',
  delivery: '交付方式',
  priceMode: '计价方式',
  tiers: '价格规格',
  useCases: '应用案例',
  limits: '使用限制',
  contact: '联系人',
};

/** The labels of a form of this type: a service has a region where it works, not one that it covers. */
export function formLabelsOf(productType: string | null): typeof formLabels {
  if (!isServiceType(productType)) return formLabels;
  return { ...formLabels, regions: '服务地区', useCases: '服务案例', limits: '成果使用限制' };
}

export type FormField = keyof typeof formLabels;

export const formFields = Object.keys(formLabels) as FormField[];

const dataFields = [
  'sources',
  'sourceStatement',
  'rights',
  'dataLevel',
  'complianceReport',
  'personalInfo',
  'legalBasis',
  'consentProof',
  'periodFrom',
  'periodTo',
  'rowCount',
  'byteSize',
  'updateFrequency',
  'dictionary',
  'sample',
  'api',
] as const satisfies FormField[];

/** Fields that a form of this type does not have: a service has none about data, data have none about a service. */
export function absentFields(productType: string | null): readonly FormField[] {
  return isServiceType(productType) ? dataFields : ['service'];
}

/** The dictionary of each field that is chosen from one. */
export const formDicts = {
  productType: 'productType',
  industry: 'industry',
  scenes: 'scene',
  sources: 'dataSource',
  rights: 'rights',
  dataLevel: 'dataLevel',
  personalInfo: 'personalInfo',
  legalBasis: 'personalInfoBasis',
  updateFrequency: 'updateFrequency',
  delivery: 'delivery',
  priceMode: 'priceMode',
} as const satisfies Record<string, DictName>;

export type FormChoice = keyof typeof formDicts;

export const formChoices = Object.keys(formDicts) as FormChoice[];

/** The most entries of a field that holds several. */
export const mostChoices = { scenes: 6, sources: 5, rights: 3, delivery: 6 } as const;

/** Files a form names, and the purpose each must have been uploaded for. */
export const formFiles = {
  cover: 'cover',
  sourceStatement: 'statement',
  complianceReport: 'proof',
  consentProof: 'proof',
  sample: 'sample',
} as const;

export type FormFile = keyof typeof formFiles;

export const formFileNames = Object.keys(formFiles) as FormFile[];
