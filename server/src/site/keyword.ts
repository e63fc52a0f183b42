// Pure: what a search for words looks for, and what it shows of what it found.

const excerptLength = 90;
const before = 24;

/** The words of a keyword, each of which a text must hold; at most five. */
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
