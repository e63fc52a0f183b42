// What typed words stand for among the texts of a small set: Chinese that sounds so, or differs by one wrong character.
import { mostSimilar, soundsOf } from './similarity.ts';
import { gapless, plain, runs, wordStarts } from './tokenize.ts';

/** The runs of Chinese in some texts, with the places at which words begin. */
export interface Vocabulary {
  runs: { characters: string[]; starts: number[] }[];
  text: string;
}

export function vocabularyOf(texts: readonly string[]): Vocabulary {
  const text = gapless(plain(texts.join('\n')));
  const distinct = [...new Set(runs(text).han)];
  return { runs: distinct.map((run) => ({ characters: [...run], starts: wordStarts(run) })), text };
}

/** A text matches when it holds, for each part, one of its spellings. */
export type Wanted = readonly (readonly string[])[];

const mostParts = 5;
const mostSpellings = 24;
/** The least similarity of the word that was meant. */
const meant = 0.8;

/** Reads a keyword as it is written, as it sounds, and with one character wrong where nothing has it as it is written. */
export function readKeyword(keyword: string, vocabulary: Vocabulary): Wanted {
  const typed = gapless(plain(keyword)).replaceAll('ü', 'v');
  const parts = [...new Set(typed.split(/\s+/).filter(Boolean))].slice(0, mostParts);
  const isSpoken = parts.length > 1 && parts.every((part) => /^[a-z]+$/.test(part));
  const joined = isSpoken ? heard(parts.join(''), vocabulary) : [];
  return joined.length > 0 ? [joined] : parts.map((part) => spellingsOf(part, vocabulary));
}

function spellingsOf(part: string, vocabulary: Vocabulary): string[] {
  if (vocabulary.text.includes(part)) return [part, ...(/^[a-z]+$/.test(part) ? heard(part, vocabulary) : [])];
  if (/^[a-z]{2,}$/.test(part)) return [part, ...heard(part, vocabulary)];
  const { worth, text } = /^\p{Script=Han}{2,}$/u.test(part)
    ? mostSimilar(part, vocabulary.text)
    : { worth: 0, text: '' };
  return worth >= meant ? [part, text] : [part];
}

/** The passages that sound as the letters, whole syllables or initials, from the beginning of a word on. */
function heard(letters: string, { runs: all }: Vocabulary): string[] {
  const found = new Set<string>();
  for (const { characters, starts } of all) {
    for (const from of starts) {
      const length = Math.max(syllablesFrom(letters, characters, from), initialsFrom(letters, characters, from));
      if (length > 1) found.add(characters.slice(from, from + length).join(''));
      if (found.size >= mostSpellings) return [...found];
    }
  }
  return [...found];
}

/** How many characters from here on the letters spell, the last perhaps unfinished; 0 for none. v and u both write ü. */
function syllablesFrom(letters: string, characters: readonly string[], at: number): number {
  if (letters === '') return 0;
  const character = characters[at];
  if (character === undefined) return 0;
  for (const sound of soundsOf(character)) {
    for (const spelling of sound.includes('v') ? [sound, sound.replace('v', 'u')] : [sound]) {
      if (spelling.startsWith(letters)) return 1;
      if (!letters.startsWith(spelling)) continue;
      const rest = syllablesFrom(letters.slice(spelling.length), characters, at + 1);
      if (rest > 0) return rest + 1;
    }
  }
  return 0;
}

function initialsFrom(letters: string, characters: readonly string[], from: number): number {
  const isEach = [...letters].every((letter, at) =>
    soundsOf(characters[from + at] ?? '').some((sound) => sound[0] === letter),
  );
  return isEach ? letters.length : 0;
}
