// Pure: the moves of an article, what a search looks for, what it shows of what it found, and what an article needs before readers get it.

import type { NewsStatus, NewsStep } from '@shuji/contract/news/labels/office';
import type { Step } from '#src/lifecycle/rules.ts';

export type Move = Extract<NewsStep, 'publish' | 'schedule' | 'unschedule' | 'withdraw'>;

/** The editors' moves; what is scheduled is published by the clock. */
export const moves: Record<Move, Step<'office', { status: NewsStatus }>> = {
  publish: { by: ['office'], from: ['draft', 'withdrawn', 'scheduled'], to: ['published'] },
  schedule: { by: ['office'], from: ['draft', 'withdrawn', 'scheduled'], to: ['scheduled'] },
  unschedule: { by: ['office'], from: ['scheduled'], to: ['draft'] },
  withdraw: { by: ['office'], from: ['published'], to: ['withdrawn'] },
};

interface Titled {
  title: string;
  kind: string;
}

const relatedShown = 5;

/** The other news whose titles share most bigrams with this one's; on a tie, those of its kind first. */
export function relatedTo<T extends Titled>({ title, kind }: Titled, others: readonly T[]): T[] {
  const own = pairsOf(title);
  return others
    .map((other) => ({ other, shared: [...pairsOf(other.title)].filter((pair) => own.has(pair)).length }))
    .filter(({ shared }) => shared > 1)
    .sort((a, b) => b.shared - a.shared || Number(b.other.kind === kind) - Number(a.other.kind === kind))
    .slice(0, relatedShown)
    .map(({ other }) => other);
}

// 数据 stands in nearly every title and relates nothing.
const common = new Set(['数据']);

function pairsOf(title: string): Set<string> {
  const signs = [...title.toLowerCase()].filter((sign) => /[\p{L}\p{N}]/u.test(sign));
  return new Set(
    signs
      .slice(1)
      .map((sign, at) => signs[at] + sign)
      .filter((pair) => !common.has(pair)),
  );
}

/** The missing fields; `body` is its words without markup. */
export function gapsBeforePublishing(content: {
  summary: string;
  body: string;
  source: string;
}): Record<string, string> {
  const gaps: Record<string, string> = {};
  if (content.summary === '') gaps.summary = '发布前请填写摘要，列表和搜索结果会显示它';
  if (content.body.length < 10) gaps.body = '发布前请写正文，至少 10 个字';
  if (content.source === '') gaps.source = '发布前请填写来源';
  return gaps;
}

/** `11月21日 09:30`, as clocks in China show it. */
export function momentWords(moment: Date): string {
  return moment.toLocaleString('zh-CN', {
    timeZone: 'Asia/Shanghai',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
}
