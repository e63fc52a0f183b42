// A registration form in words, field by field, for reading and comparing.

import { productDicts } from '@shuji/contract/product/labels';
import { type FormChoice, type FormField, formDicts, formFields } from '@shuji/contract/product/labels/fields';
import { onwardTransfer, serviceLabels } from '@shuji/contract/product/labels/form';
import type { ProductContent } from '@shuji/contract/product/schema/form';
import type { DictItem } from '@shuji/contract/site/schema/dict';
import { useDicts } from '#app/admin/dict.ts';
import { countWords, labelOf, labelsOf, prettyReply } from '#app/product/labels.ts';
import { countOf } from '#app/ui/count.ts';
import { yuanOf } from '#app/ui/money.ts';
import { sizeWords } from '#app/ui/size.ts';

export type FormWords = Record<FormField, string>;

/** Words by field; empty for an empty field. Region names are passed in, because the browser knows only codes. */
export function useFormWords(): (form: ProductContent, regionNames?: string[]) => FormWords {
  const dicts = useDicts(productDicts);

  function plainWords(field: keyof ProductContent, value: ProductContent[typeof field]): string {
    const written = Array.isArray(value) ? value.map(String) : value === null ? [] : [String(value)];
    const isChoice = Object.hasOwn(formDicts, field);
    return (isChoice ? labelsOf(dicts[formDicts[field as FormChoice]], written) : written).join('、');
  }

  return (form, regionNames = form.regions) => {
    const plain = formFields.map((field) => [field, field === 'contact' ? '' : plainWords(field, form[field])]);
    return {
      ...(Object.fromEntries(plain) as FormWords),
      regions: regionNames.join('、'),
      rowCount: form.rowCount === null ? '' : `${countWords(form.rowCount)}条`,
      byteSize: form.byteSize === null ? '' : sizeWords(form.byteSize),
      tiers: form.tiers.map(tierWords).join('\n'),
      useCases: form.useCases.map(({ title, text }) => `${title}：${text}`).join('\n'),
      limits: limitWords(form.limits),
      dictionary: form.dictionary
        .map(
          ({ name, type, meaning, sensitive }) =>
            `${name}（${labelOf(dicts.fieldType, type)}）${meaning}${sensitive ? '，敏感' : ''}`,
        )
        .join('\n'),
      service: form.service ? serviceWords(form.service) : '',
      api: form.api ? apiWords(form.api, dicts.fieldType) : '',
    };
  };
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

function serviceWords({ days, ...service }: NonNullable<ProductContent['service']>): string {
  const words = { ...service, days: days === null ? '' : String(days) };
  return (Object.keys(serviceLabels) as (keyof typeof serviceLabels)[])
    .filter((part) => words[part] !== '')
    .map((part) => `${serviceLabels[part]}：${words[part]}`)
    .join('\n');
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
