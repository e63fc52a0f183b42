// One search across everything the public sees, for the header's box.
import { z } from 'zod';
import { call } from '../call.ts';
import { documentKindNames } from '../document/calls.ts';
import { oneOf, page, queryInt, text } from '../field.ts';

/** Kinds of results, in their order. */
export const searchKinds = {
  product: '数据产品',
  demand: '数据需求',
  merchant: '数商',
  news: '行业资讯',
  rule: '规则与协议',
  help: '帮助与介绍',
  partner: '生态伙伴',
} as const;
export type SearchKind = keyof typeof searchKinds;
const kinds = Object.keys(searchKinds) as [SearchKind, ...SearchKind[]];

/** Results of each kind on the page of all kinds. */
export const foundAtOnce = 4;

const found = z.object({
  /** Of a text its name, of everything else its identifier. */
  id: z.string(),
  title: z.string(),
  /** The words around the first match, or what it is about. */
  text: z.string(),
  /** Owner or date: 滨海数科 · 2026-11-20. */
  note: z.string(),
  /** The kind of text. */
  part: z.enum(documentKindNames).nullable(),
});
export type Found = z.output<typeof found>;

const group = z.object({
  kind: z.enum(kinds),
  total: z.int(),
  capped: z.boolean().optional(),
  rows: z.array(found),
  /** To be marked where they stand. */
  words: z.array(z.string()),
});
export type FoundGroup = z.output<typeof group>;

/** Without `kind` a few of each; with it a page of that kind, and of the others only how many there are. */
export const searchEverything = call('GET', '/api/search', {
  summary: '全站搜索：产品、需求、数商、资讯、规则、帮助与伙伴',
  who: 'anyone',
  writes: false,
  input: z.object({
    keyword: text('关键词', 1, 40),
    kind: oneOf('范围', kinds).optional(),
    pageNum: page.pageNum,
    pageSize: queryInt('每页条数', 1, 50).default(10),
  }),
  output: z.object({ groups: z.array(group) }),
  cache: ['product', 'demand', 'demand-day', 'merchant', 'news', 'document', 'partner', 'site'],
});
