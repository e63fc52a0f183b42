// Pure: what a search looks for, what it shows of what it found, and what an article needs before readers get it.

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
