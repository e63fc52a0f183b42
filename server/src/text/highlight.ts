// Finds the words to mark in the names found: the keyword, and its correction.

import { parseQuery } from './parsed-query.ts';
import { readKeyword, vocabularyOf } from './spoken.ts';

export function markedIn(names: readonly string[], words: readonly string[], correction: string | null): string[] {
  const meant = (correction && parseQuery(correction)?.words) || [];
  return [...words, ...meant, ...homophonesOf(words, names)];
}

/** The characters that typed letters match in the names found. */
function homophonesOf(words: readonly string[], names: readonly string[]): Set<string> {
  const letters = words.filter((word) => /^[a-z]{2,}$/.test(word));
  if (letters.length === 0) return new Set();
  const vocabulary = vocabularyOf(names);
  const read = letters.flatMap((word) => readKeyword(word, vocabulary).flat());
  return new Set(read.filter((one) => !letters.includes(one)));
}
