// Filter fields of the office's lists.
import type { DictName } from '@shuji/contract/site/labels/dict';
import type { Option } from '#app/ui/options.ts';
import { optionsOf } from '#app/ui/options.ts';

export type FilterField =
  | { kind: 'search'; name: string; label: string; placeholder: string }
  | { kind: 'choice'; name: string; label: string; empty: string; options: readonly Option[] | undefined }
  /** The entries of a dictionary. */
  | { kind: 'dict'; name: string; label: string; empty: string; dict: DictName }
  /** The provinces. */
  | { kind: 'region'; name: string; label: string; empty: string }
  /** Two days, both included, as `from` and `to` of the address. */
  | { kind: 'period'; name: 'from'; label: string };

/** `placeholder` names the fields that the keyword searches. */
export function keyword(placeholder: string, label = '关键词'): FilterField {
  return { kind: 'search', name: 'keyword', label, placeholder };
}

export function choice(
  name: string,
  label: string,
  words: Record<string, string>,
  empty = `全部${label}`,
): FilterField {
  return { kind: 'choice', name, label, empty, options: optionsOf(words) };
}

export function dictChoice(name: string, label: string, dict: DictName): FilterField {
  return { kind: 'dict', name, label, empty: `全部${label}`, dict };
}

/** 提交日期, 申请日期. */
export function period(label: string): FilterField {
  return { kind: 'period', name: 'from', label };
}

export const region: FilterField = { kind: 'region', name: 'region', label: '地区', empty: '全部地区' };
export const industry: FilterField = dictChoice('industry', '行业', 'industry');

/** The first order is the list's default. */
export function sorting(orders: Record<string, string>): FilterField {
  const [usual, ...others] = optionsOf(orders);
  return { kind: 'choice', name: 'sort', label: '排序', empty: usual?.label ?? '', options: others };
}

export const byTime = { newest: '最新在前', oldest: '最早在前' };
