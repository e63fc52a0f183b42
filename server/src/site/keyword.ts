// What a search for words looks for in the small public sets, and what it shows of what it found.
import { memo } from '#src/cache/memo.ts';
import type { Db, Fragment } from '#src/db/open.ts';
import { readKeyword, type Vocabulary, vocabularyOf, type Wanted } from '#src/text/spoken.ts';

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

const noWords: Vocabulary = { runs: [], text: '' };

/** Reads keywords against the texts of a public set, which `tags` invalidate: by sound and initials, and past slips. */
export function keywordReader(
  tags: readonly string[],
  read: (db: Db) => Promise<{ text: string }[]>,
): (db: Db, keyword: string) => Promise<Wanted> {
  const vocabulary = memo(tags, async (db) => vocabularyOf((await read(db)).map(({ text }) => text)));
  return async (db, keyword) => readKeyword(keyword, keyword.trim() === '' ? noWords : await vocabulary(db));
}

const signsWithinNames = '()（）[]【】《》〈〉「」『』“”"·•・‧';

/** True where the text holds a spelling of every part; signs within names do not count. */
export function holding(db: Db, text: Fragment, wanted: Wanted): Fragment {
  return wanted.reduce(
    (all, spellings) =>
      db`${all} and translate(${text}, ${signsWithinNames}, '') ilike any(${spellings.map(likePattern)})`,
    db`true`,
  );
}

/** The words to mark in what was found. */
export function spellingsIn(wanted: Wanted): string[] {
  return wanted.flat();
}
