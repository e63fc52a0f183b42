// The parts of the registration form, in their order, and which fields stand in each.
import { isServiceType } from '@shuji/contract/product/labels';
import { absentFields } from '@shuji/contract/product/labels/fields';
import type { ProductDraft } from '@shuji/contract/product/schema/form';

export interface FormSection {
  id: string;
  label: string;
  fields: (keyof ProductDraft)[];
}

const sections: FormSection[] = [
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
      'service',
      'sample',
      'regions',
      'periodFrom',
      'periodTo',
      'rowCount',
      'byteSize',
      'updateFrequency',
      'dictionary',
      'api',
    ],
  },
  { id: 'trade', label: '交付与价格', fields: ['delivery', 'priceMode', 'tiers'] },
  { id: 'use', label: '应用与限制', fields: ['useCases', 'limits'] },
  { id: 'contact', label: '联系人', fields: ['contact'] },
];

/** The sections of a form of this type with the fields that it has. */
export function sectionsOf(productType: string | null): FormSection[] {
  const absent = absentFields(productType);
  return sections
    .map(({ id, label, fields }) => ({
      id,
      label: id === 'content' && isServiceType(productType) ? '服务内容' : label,
      fields: fields.filter((field) => !absent.some((name) => name === field)),
    }))
    .filter(({ fields }) => fields.length > 0);
}

/** True when a field, or a part of it (`contact.phone`), stands in a section. */
export function standsIn({ fields }: FormSection, field: string): boolean {
  return fields.some((one) => one === field.split('.')[0]);
}
