// Two writings of one field, line by line, as a reviewer reads them.
import { diffArrays } from 'diff';

export interface Line {
  change: 'same' | 'added' | 'removed' | 'folded';
  text: string;
}

// A few unchanged lines show where a change is; more of them hide it.
const around = 2;

/** Removed and added lines with a few unchanged ones around; a longer unchanged stretch becomes one line with its count. */
export function lineChanges(before: string, now: string): Line[] {
  const parts = diffArrays(linesOf(before), linesOf(now));
  return parts.flatMap(({ added, removed, value }, at): Line[] => {
    if (added || removed) return value.map((text) => ({ change: added ? 'added' : 'removed', text }));
    const same = value.map((text): Line => ({ change: 'same', text }));
    const head = at === 0 ? 0 : around;
    const tail = at === parts.length - 1 ? 0 : around;
    const folded = same.length - head - tail;
    if (folded < 2) return same;
    return [
      ...same.slice(0, head),
      { change: 'folded', text: `${folded} 行没有改动` },
      ...same.slice(same.length - tail),
    ];
  });
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ', amp: '&' };

/** Rich text as lines of words, a block each; a picture becomes a placeholder. */
export function linesOfHtml(html: string): string {
  return html
    .replace(/<img\b[^>]*>/g, (tag) => {
      const alt = /\balt="([^"]+)"/.exec(tag)?.[1];
      return alt ? `〔图片：${alt}〕` : '〔图片〕';
    })
    .replace(/<br\s*\/?>|<\/(?:p|h[1-6]|li|tr|blockquote|pre|div)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(lt|gt|quot|#39|nbsp|amp);/g, (_, name: string) => entities[name] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}
