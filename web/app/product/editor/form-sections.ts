// The parts of the registration form, in their order, and which fields stand in each.
import type { ProductDraft } from '@shuji/contract/product/schema/form';

export interface FormSection {
  id: string;
  label: string;
  fields: (keyof ProductDraft)[];
}

export const sections: FormSection[] = [
  {
    id: 'basic',
    label: '基本信息',
    fields: ['name', 'summary', 'productType', 'industry', 'scenes', 'keywords', 'cover', 'detail'],
  },
  {
    id: 'source',
    label: '来源与合规',
    fields: [
      'sources',
      'sourceStatement',
      'rights',
      'dataLevel',
      'complianceReport',
      'personalInfo',
      'legalBasis',
      'consentProof',
    ],
  },
  {
    id: 'content',
    label: '数据内容',
    fields: [
      'regions',
      'periodFrom',
      'periodTo',
      'rowCount',
      'byteSize',
      'updateFrequency',
      'sample',
      'dictionary',
      'api',
    ],
  },
  { id: 'trade', label: '交付与价格', fields: ['delivery', 'priceMode', 'tiers'] },
  { id: 'use', label: '应用与限制', fields: ['useCases', 'limits'] },
  { id: 'contact', label: '联系人', fields: ['contact'] },
];

/** The section that a field, or a part of it (`contact.phone`), stands in. */
export function sectionOf(field: string): FormSection | undefined {
  const top = field.split('.')[0];
  return sections.find((section) => section.fields.some((one) => one === top));
}
