// Gaps and hints of a form while it is being written in the browser.

import { formLabelsOf } from '@shuji/contract/product/labels/fields';
import { serviceLabels } from '@shuji/contract/product/labels/form';
import { type Completeness, completenessOf } from '@shuji/contract/product/schema/completeness';
import { gapsOf, type ProductDraft, productDraft } from '@shuji/contract/product/schema/form';
import { inputOf } from '#app/form/schema.ts';
import { lawfulPart } from '#app/product/review/lawful-part.ts';
import { type FormSection, sectionsOf } from './form-sections.ts';

export interface FormState {
  /** Sentences by field path, in the order of the form. */
  gaps: Record<string, string>;
  completeness: Completeness;
  sections: FormSection[];
}

const empty = productDraft.parse({});

/** The state of the current values; an invalid row counts as a gap of its own. */
export function formStateOf(values: Record<string, unknown>): FormState {
  const input = inputOf(productDraft, values);
  const draft = lawfulPart(productDraft, input, empty)?.input ?? empty;
  const strict = productDraft.safeParse(input);
  const unlawful = Object.fromEntries(
    (strict.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
  const sections = sectionsOf(draft.productType);
  return { gaps: inOrder({ ...gapsOf(draft), ...unlawful }, sections), completeness: completenessOf(draft), sections };
}

function inOrder(gaps: Record<string, string>, sections: FormSection[]): Record<string, string> {
  const order: string[] = sections.flatMap((section) => section.fields);
  const place = (field: string) => order.indexOf(field.split('.')[0] ?? '');
  return Object.fromEntries(Object.entries(gaps).sort(([a], [b]) => place(a) - place(b)));
}

const lists: Record<string, string> = { parameters: '请求参数', errorCodes: '错误码' };
const parts: Record<string, string> = {
  name: '姓名',
  phone: '手机号',
  email: '电子邮箱',
  reply: '返回示例',
  ...serviceLabels,
};

/** 产品简介; 数据字典第 3 行; 联系人·手机号; 服务地区 on a service's form. */
export function gapName(field: string, productType: string | null): string {
  const [top = '', ...rest] = field.split('.');
  const label = formLabelsOf(productType)[top as keyof ProductDraft] ?? top;
  const nth = rest.find((step) => /^\d+$/.test(step));
  if (nth !== undefined) return `${lists[rest[0] ?? ''] ?? label}第 ${Number(nth) + 1} 行`;
  const part = parts[rest.at(-1) ?? ''];
  return part ? `${label}·${part}` : label;
}
