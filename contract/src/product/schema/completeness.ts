// Completeness of a form for buyers: one figure for the form, the review and the market's order.

import { absentFields } from '../labels/fields.ts';
import { needsDictionary, plainLength } from '../labels/form.ts';
import { gapsOf, type ProductDraft } from './form.ts';

interface Part {
  points: number;
  field: keyof ProductDraft;
  isThere: (form: ProductDraft) => boolean;
  /** The buyer's loss without it. */
  hint: string;
}

const parts: readonly Part[] = [
  {
    points: 20,
    field: 'sample',
    isThere: (form) => form.sample !== null,
    hint: '没有样例，需方无法判断数据质量，多数会先问样例再谈价',
  },
  {
    points: 14,
    field: 'dictionary',
    isThere: ({ dictionary, productType }) =>
      dictionary.length >= 3 || (productType !== null && !needsDictionary(productType)),
    hint: '数据字典不足 3 个字段，需方不知道能得到什么',
  },
  {
    points: 12,
    field: 'detail',
    isThere: (form) => plainLength(form.detail) >= 200,
    hint: '产品详情不足 200 字，需方会追问来源、质量和适用范围',
  },
  { points: 8, field: 'cover', isThere: (form) => form.cover !== null, hint: '没有封面，在列表里不易被注意' },
  {
    points: 6,
    field: 'useCases',
    isThere: (form) => form.useCases.length > 0,
    hint: '没有应用案例，需方不知道别人怎么用',
  },
  {
    points: 6,
    field: 'keywords',
    isThere: (form) => form.keywords.length >= 3,
    hint: '关键词少于 3 个，换一种说法就搜不到',
  },
  {
    points: 6,
    field: 'rowCount',
    isThere: (form) => form.rowCount !== null || form.productType === 'api',
    hint: '没有写数据条数，需方无法估计规模',
  },
  {
    points: 4,
    field: 'periodFrom',
    isThere: (form) => form.periodFrom !== null,
    hint: '没有写数据起始日，需方不知道能回溯多久',
  },
  {
    points: 4,
    field: 'limits',
    isThere: (form) => form.limits.purpose !== '',
    hint: '没有写使用目的，需方担心用途不被允许',
  },
];

export interface Completeness {
  /** 0–100; 20 of them for a form without gaps. */
  score: number;
  /** Missing parts, the weightiest first. */
  hints: { field: keyof ProductDraft; points: number; hint: string }[];
}

export function completenessOf(form: ProductDraft): Completeness {
  const absent = absentFields(form.productType);
  const possible = parts.filter(({ field }) => !absent.some((name) => name === field));
  const missing = possible.filter((part) => !part.isThere(form));
  const whole = Object.keys(gapsOf(form)).length === 0 ? complete : 0;
  const pointsOf = (some: readonly Part[]) => some.reduce((sum, { points }) => sum + points, 0);
  const [all, lost] = [pointsOf(possible), pointsOf(missing)];
  // A type with fewer fields reaches the same hundred.
  const score = whole + Math.round(((100 - complete) * (all - lost)) / all);
  return { score, hints: missing.map(({ field, points, hint }) => ({ field, points, hint })) };
}

const complete = 20;
