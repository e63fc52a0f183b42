// Pure: what a search looks for, what it shows of what it found, and what an article needs before readers get it.

const excerptLength = 90;
const before = 24;

/** The words of a keyword, each of which an article must hold; at most five. */
export function wordsOf(keyword: string): string[] {
  return [...new Set(keyword.split(/\s+/).filter(Boolean))].slice(0, 5);
}

/** A pattern for `like` that finds the word anywhere and takes its signs as they are. */
export function likePattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}

/** The text around the first of the words, or its beginning when none of them stands in it. */
export function excerptOf(text: string, words: readonly string[]): string {
  const places = words.map((word) => text.toLowerCase().indexOf(word.toLowerCase())).filter((place) => place >= 0);
  const first = places.length > 0 ? Math.min(...places) : 0;
  const start = Math.max(0, first - before);
  const end = start + excerptLength;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}

/** What still lacks, field by field; `body` is its words without markup. */
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
