// A registration form in words, field by field, for reading and comparing.

import type { formLabels, ProductContent } from '@shuji/contract/product/form';
import { onwardTransfer } from '@shuji/contract/product/labels/form';
import type { DictItem } from '@shuji/contract/site/schema/dict';
import { useDict } from '#app/form/field/dict.ts';
import { countWords, labelOf, labelsOf, prettyReply } from '#app/product/labels.ts';
import { countOf } from '#app/ui/count.ts';
import { yuanOf } from '#app/ui/money.ts';
import { sizeWords } from '#app/ui/size.ts';

export type FormWords = Record<keyof typeof formLabels, string>;

/** Words by field; empty for an empty field. Region names are passed in, because the browser knows only codes. */
export function useFormWords(): (form: ProductContent, regionNames?: string[]) => FormWords {
  const types = useDict('productType');
  const industries = useDict('industry');
  const scenes = useDict('scene');
  const sources = useDict('dataSource');
  const rights = useDict('rights');
  const levels = useDict('dataLevel');
  const personal = useDict('personalInfo');
  const bases = useDict('personalInfoBasis');
  const frequencies = useDict('updateFrequency');
  const deliveries = useDict('delivery');
  const modes = useDict('priceMode');
  const fieldTypes = useDict('fieldType');
  return (form, regionNames = form.regions) => ({
    name: form.name,
    summary: form.summary,
    cover: form.cover ?? '',
    detail: form.detail,
    productType: labelOf(types, form.productType),
    industry: labelOf(industries, form.industry),
    scenes: labelsOf(scenes, form.scenes).join('、'),
    keywords: form.keywords.join('、'),
    sources: labelsOf(sources, form.sources).join('、'),
    sourceStatement: form.sourceStatement ?? '',
    rights: labelsOf(rights, form.rights).join('、'),
    dataLevel: labelOf(levels, form.dataLevel),
    complianceReport: form.complianceReport ?? '',
    personalInfo: labelOf(personal, form.personalInfo),
    legalBasis: labelOf(bases, form.legalBasis),
    consentProof: form.consentProof ?? '',
    regions: regionNames.join('、'),
    periodFrom: form.periodFrom ?? '',
    periodTo: form.periodTo ?? '',
    rowCount: form.rowCount === null ? '' : `${countWords(form.rowCount)}条`,
    byteSize: form.byteSize === null ? '' : sizeWords(form.byteSize),
    updateFrequency: labelOf(frequencies, form.updateFrequency),
    delivery: labelsOf(deliveries, form.delivery).join('、'),
    priceMode: labelOf(modes, form.priceMode),
    tiers: form.tiers.map(tierWords).join('\n'),
    hasTrial: form.hasTrial ? '支持' : '不支持',
    useCases: form.useCases.map(({ title, text }) => `${title}：${text}`).join('\n'),
    limits: limitWords(form.limits),
    dictionary: form.dictionary
      .map(
        ({ name, type, meaning, sensitive }) =>
          `${name}（${labelOf(fieldTypes, type)}）${meaning}${sensitive ? '，敏感' : ''}`,
      )
      .join('\n'),
    sample: form.sample ?? '',
    api: form.api ? apiWords(form.api, fieldTypes) : '',
    contact: '',
  });
}

function tierWords({ name, count, price, days }: ProductContent['tiers'][number]): string {
  const parts = [`¥${yuanOf(price)}`];
  if (count !== null) parts.push(`${countOf(count)} 次`);
  if (days !== null) parts.push(`${days} 天`);
  return `${name}：${parts.join('，')}`;
}

function limitWords({ purpose, period, region, onward }: ProductContent['limits']): string {
  return [purpose, period, region, onwardTransfer[onward]].filter((part) => part !== '').join('；');
}

function apiWords(
  { method, parameters, reply, errorCodes, errors }: NonNullable<ProductContent['api']>,
  fieldTypes: readonly DictItem[] | undefined,
): string {
  const named = parameters.map(({ name, type, required, meaning, example }) => {
    const facts = [labelOf(fieldTypes, type), required ? '必填' : '', example && `如 ${example}`].filter(Boolean);
    return `参数 ${name}${facts.length > 0 ? `（${facts.join('，')}）` : ''}${meaning}`;
  });
  const codes = errorCodes.map(({ code, meaning }) => `错误 ${code}：${meaning}`);
  return [`请求方式 ${method}`, ...named, '返回示例', prettyReply(reply), ...codes, errors]
    .filter((part) => part !== '')
    .join('\n');
}
