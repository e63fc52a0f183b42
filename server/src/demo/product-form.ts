// A product as products-*.json writes it, which is shorter than the form.

import type { productDraft } from '@shuji/contract/product/schema/form';
import type { z } from 'zod';

export interface DemoProduct {
  by: string;
  state:
    | 'draft'
    | 'pending'
    | 'correction'
    | 'refused'
    | 'notice'
    | 'registered'
    | 'listed'
    | 'unlisted'
    | 'suspended'
    | 'changing'
    | 'renewing';
  name: string;
  summary: string;
  /** Paragraphs; one that begins with `# ` is a heading, lines that begin with `- ` are a list. */
  detail: string[];
  type: string;
  industry: string;
  scenes: string[];
  keywords: string[];
  sources: string[];
  rights?: string[];
  level?: string;
  personal?: string;
  regions?: string[];
  rows?: number;
  bytes?: number;
  period?: [from: string, to: string | null];
  frequency: string;
  delivery: string[];
  mode: string;
  /** Price in yuan. */
  tiers?: [name: string, count: number | null, yuan: number, days: number | null][];
  trial?: boolean;
  cases?: [title: string, text: string][];
  limits?: { purpose?: string; period?: string; region?: string; onward?: 'forbidden' | 'consent' | 'allowed' };
  fields?: [name: string, type: string, meaning: string, sensitive?: boolean][];
  api?: {
    method: 'GET' | 'POST';
    parameters: [name: string, type: string, meaning: string, required?: boolean][];
    reply: string;
  };
  /** Lines of the sample file. */
  sample?: string[];
  opinions?: Record<string, string>;
}

export function formOf(product: DemoProduct): z.input<typeof productDraft> {
  const { period = [null, null], limits = {}, api, fields = [], tiers = [] } = product;
  return {
    name: product.name,
    summary: product.summary,
    detail: htmlOf(product.detail),
    productType: product.type,
    industry: product.industry,
    scenes: product.scenes,
    keywords: product.keywords,
    sources: product.sources,
    rights: product.rights ?? ['use', 'operation'],
    dataLevel: product.level ?? 'general2',
    personalInfo: product.personal ?? 'none',
    regions: product.regions ?? ['120000'],
    rowCount: product.rows ?? null,
    byteSize: product.bytes ?? null,
    periodFrom: period[0],
    periodTo: period[1],
    updateFrequency: product.frequency,
    delivery: product.delivery,
    priceMode: product.mode,
    tiers: tiers.map(([name, count, yuan, days]) => ({ name, count, price: Math.round(yuan * 100), days })),
    hasTrial: product.trial ?? false,
    useCases: (product.cases ?? []).map(([title, text]) => ({ title, text })),
    limits: { purpose: '', period: '', region: '', onward: 'forbidden', ...limits },
    dictionary: fields.map(([name, type, meaning, sensitive = false]) => ({ name, type, meaning, sensitive })),
    api: api
      ? {
          method: api.method,
          parameters: api.parameters.map(([name, type, meaning, required = false]) => ({
            name,
            type,
            meaning,
            required,
            example: '',
          })),
          reply: api.reply,
          errorCodes: [],
          errors: '',
        }
      : null,
  };
}

function htmlOf(paragraphs: readonly string[]): string {
  return paragraphs
    .map((paragraph) => {
      if (paragraph.startsWith('# ')) return `<h3>${paragraph.slice(2)}</h3>`;
      if (!paragraph.startsWith('- ')) return `<p>${paragraph}</p>`;
      return `<ul>${paragraph
        .split('\n')
        .map((line) => `<li>${line.slice(2)}</li>`)
        .join('')}</ul>`;
    })
    .join('');
}
