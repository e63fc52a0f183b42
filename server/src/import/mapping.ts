// What a record of a file becomes: a product's form. docs/import.md tells the same to people.
import { createHash } from 'node:crypto';
import type { DictName } from '@shuji/contract/dict';
import { nationwide, type ProductDraft, productDraft } from '@shuji/contract/product-form';
import { frequencyOf, industryOf, scenesOf } from './vocabulary.ts';

export interface Mapped {
  /** Stays the same for the same thing in the same source. */
  key: string;
  form: ProductDraft;
}

type Labels = Record<'productType' | 'industry' | 'scene' | 'updateFrequency' | 'priceMode', Map<string, string>>;

/** Dictionary codes by Chinese label, for the dictionaries that files may speak of in words. */
export type { Labels };
export const labelled: (keyof Labels & DictName)[] = [
  'productType',
  'industry',
  'scene',
  'updateFrequency',
  'priceMode',
];

// The first name a record has is taken: English as in JSONL exports, Chinese as in spreadsheets.
const columns = {
  key: ['id', '编号', '产品编号'],
  name: ['name', '名称', '产品名称'],
  summary: ['summary', '简介', '产品简介'],
  description: ['description', 'detail', '描述', '产品详情', '产品描述'],
  content: ['content', '数据内容', '内容'],
  productType: ['productType', '产品类型'],
  industry: ['industry', '所属行业', '行业'],
  domains: ['domains', '领域'],
  scenes: ['scenes', '应用场景'],
  keywords: ['keywords', 'tags', '关键词', '标签'],
  updateFrequency: ['updateFrequency', '更新频率'],
  priceMode: ['priceMode', '计价方式'],
  website: ['dataUrl', 'website', '网址', '来源网址'],
  country: ['country', '国家'],
} as const;

type Column = keyof typeof columns;

/** Maps a record; a missing or overlong text is told as a sentence a field. */
export function mapRecord(record: Record<string, unknown>, labels: Labels): Mapped | { problems: string[] } {
  const word = (column: Column) => words(record, column).join('；').trim();
  const name = word('name');
  const description = word('description');
  const content = words(record, 'content');
  const domains = words(record, 'domains');
  const industry = codeOf(labels.industry, word('industry')) ?? industryOf(domains);
  const scenes = words(record, 'scenes').flatMap((label) => codeOf(labels.scene, label) ?? []);
  const parsed = productDraft.safeParse({
    name,
    summary: word('summary') || summaryOf(description),
    detail: detailOf(description, content, word('website')),
    productType: codeOf(labels.productType, word('productType')) ?? 'dataset',
    industry,
    scenes: (scenes.length > 0 ? scenes : scenesOf(domains)).slice(0, 6),
    keywords: keywordsOf(words(record, 'keywords')),
    sources: ['publiclyCollected'],
    rights: ['use', 'operation'],
    dataLevel: 'general1',
    personalInfo: 'none',
    regions: word('country') === 'CN' ? [nationwide] : [],
    updateFrequency: codeOf(labels.updateFrequency, word('updateFrequency')) ?? frequencyOf(word('updateFrequency')),
    delivery: ['platformFile'],
    priceMode: codeOf(labels.priceMode, word('priceMode')) ?? 'negotiable',
  });
  const problems = [
    ...(name.length < 2 ? ['产品名称需为 2–40 个字'] : []),
    ...(description.length < 10 && word('summary').length < 10 ? ['产品描述至少 10 个字'] : []),
    ...(parsed.error?.issues.map((issue) => issue.message) ?? []),
  ];
  if (problems.length > 0 || !parsed.data) return { problems: [...new Set(problems)] };
  return { key: word('key') || createHash('sha256').update(name).digest('hex').slice(0, 32), form: parsed.data };
}

function words(record: Record<string, unknown>, column: Column): string[] {
  const name = columns[column].find((one) => record[one] !== undefined && record[one] !== null && record[one] !== '');
  const value = name === undefined ? [] : record[name];
  if (Array.isArray(value)) return value.map(String).filter(Boolean);
  const isList = column === 'content' || column === 'domains' || column === 'scenes' || column === 'keywords';
  return isList
    ? String(value)
        .split(/[;；|、\n]/)
        .map((one) => one.trim())
        .filter(Boolean)
    : [String(value)];
}

/** A dictionary code told by its label or by itself. */
function codeOf(codes: Map<string, string>, said: string): string | undefined {
  return codes.get(said) ?? ([...codes.values()].includes(said) ? said : undefined);
}

const longestSummary = 200;

/** The first sentences that fit. */
function summaryOf(description: string): string {
  if (description.length <= longestSummary) return description;
  const start = description.slice(0, longestSummary);
  const end = Math.max(start.lastIndexOf('。'), start.lastIndexOf('；'));
  return end >= 10 ? start.slice(0, end + 1) : `${start.slice(0, longestSummary - 1)}…`;
}

function detailOf(description: string, content: string[], website: string): string {
  const list = content.map((item) => `<li>${escaped(item)}</li>`).join('');
  const source = URL.canParse(website) ? `<p>来源网址：<a href="${escaped(website)}">${escaped(website)}</a></p>` : '';
  return `<p>${escaped(description)}</p>${list ? `<h3>数据内容</h3><ul>${list}</ul>` : ''}${source}`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);
}

/** At most eight of at most twelve characters, Chinese ones first. */
function keywordsOf(tags: string[]): string[] {
  const fitting = [...new Set(tags.map((tag) => tag.trim()))].filter((tag) => tag.length > 0 && tag.length <= 12);
  const chinese = (tag: string) => (/\p{Script=Han}/u.test(tag) ? 0 : 1);
  return fitting.sort((one, other) => chinese(one) - chinese(other)).slice(0, 8);
}
