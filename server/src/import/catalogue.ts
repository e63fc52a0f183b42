// Maps a foreign catalogue's own terms to the form's fields. docs/import.md explains it to people.

import { isWebAddress } from '@shuji/contract/link';
import { nationwide } from '@shuji/contract/product/labels/form';
import { plainText } from '#src/http/rich-text.ts';
import { frequencyOf, industryOf, scenesOf } from './vocabulary.ts';

export type FileRecord = Readonly<Record<string, unknown>>;

const names = {
  description: ['description', '描述', '产品描述'],
  content: ['content', '数据内容', '内容'],
  website: ['dataUrl', 'website', '网址', '来源网址'],
  domains: ['domains', '领域'],
  country: ['country', '国家'],
  tags: ['tags', '标签'],
} as const;

/** The headings that only this module reads. */
export const catalogueHeadings: readonly string[] = Object.values(names).flat();

/** Fields that follow from a record without being in it. `given` holds the fields that are in it. */
export function fromCatalogue(record: FileRecord, columns: ReadonlyMap<string, unknown>): Map<string, unknown> {
  const found = new Map<string, unknown>();
  const description = joinColumns(record, names.description).join('；').trim();
  const domains = joinColumns(record, names.domains);
  const tags = joinColumns(record, names.tags);
  const lacks = (field: string) => (columns.get(field) ?? '') === '';
  if (description !== '' && lacks('detail')) {
    const website = joinColumns(record, names.website)[0] ?? '';
    found.set('detail', detailOf(description, joinColumns(record, names.content), website));
  }
  const whole = description || (columns.has('summary') ? '' : plainText(String(columns.get('detail') ?? '')));
  if (whole !== '' && lacks('summary')) found.set('summary', summaryOf(whole));
  if (domains.length > 0 && lacks('industry')) found.set('industry', industryOf(domains));
  if (domains.length > 0 && lacks('scenes')) found.set('scenes', scenesOf(domains).slice(0, mostScenes));
  if (tags.length > 0 && lacks('keywords')) found.set('keywords', keywordsOf(tags));
  if (joinColumns(record, names.country)[0] === 'CN' && lacks('regions')) found.set('regions', [nationwide]);
  const frequency = frequencyOf(String(columns.get('updateFrequency') ?? ''));
  if (frequency) found.set('updateFrequency', frequency);
  return found;
}

const mostScenes = 6;

function joinColumns(record: FileRecord, headings: readonly string[]): string[] {
  const heading = headings.find((one) => (record[one] ?? '') !== '');
  const value = heading === undefined ? [] : record[heading];
  if (Array.isArray(value)) return value.map(String).filter(Boolean);
  return String(value)
    .split(headings === names.description || headings === names.website ? /$^/ : /[;；|、\n]/)
    .map((one) => one.trim())
    .filter(Boolean);
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
  const list = content.map((item) => `<li>${escapeHtml(item)}</li>`).join('');
  const source = isWebAddress(website)
    ? `<p>来源网址：<a href="${escapeHtml(website)}">${escapeHtml(website)}</a></p>`
    : '';
  return `<p>${escapeHtml(description)}</p>${list ? `<h3>数据内容</h3><ul>${list}</ul>` : ''}${source}`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);
}

/** Text without a tag becomes paragraphs; what is written as HTML stays as it is. */
export function asRichText(text: string): string {
  if (text.trim() === '' || /<\/?[a-z][^>]*>/i.test(text)) return text;
  return text
    .trim()
    .split(/\r?\n\s*\n/)
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replace(/\r?\n/g, '<br>')}</p>`)
    .join('');
}

/** At most eight of at most twelve characters, Chinese ones first. */
function keywordsOf(tags: string[]): string[] {
  const fitting = [...new Set(tags.map((tag) => tag.trim()))].filter((tag) => tag.length > 0 && tag.length <= 12);
  const chinese = (tag: string) => (/\p{Script=Han}/u.test(tag) ? 0 : 1);
  return fitting.sort((one, other) => chinese(one) - chinese(other)).slice(0, 8);
}
