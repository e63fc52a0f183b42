// Cuts Chinese text into search terms: two-character grams find everything, words and fields rank, pinyin is tolerant.
import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';
import { Converter } from 'opencc-js/t2cn';
import { pinyin } from 'pinyin-pro';

const toSimplified = Converter({ from: 'tw', to: 'cn' });

let loaded: Jieba | null = null;

// Loading the dictionary takes 0.2 s: it is loaded with the first search.
function jieba(): Jieba {
  loaded ??= Jieba.withDict(dict);
  return loaded;
}

/** Full-width as half-width, traditional as simplified, capitals as small letters. */
export function plain(text: string): string {
  return toSimplified(text.normalize('NFKC').toLowerCase());
}

/** Runs of Chinese, and runs of Latin letters and digits; everything else parts them. */
export function runs(text: string): { han: string[]; latin: string[] } {
  return { han: text.match(/\p{Script=Han}+/gu) ?? [], latin: text.match(/[\p{Script=Latin}\p{N}]+/gu) ?? [] };
}

export function gramsOf(han: string): string[] {
  const characters = [...han];
  return characters.slice(1).map((character, at) => characters[at] + character);
}

export function wordsOf(han: string): string[] {
  return jieba()
    .cutForSearch(han, true)
    .filter((word) => [...word].length > 1);
}

/** The search terms of a text. The last character of each run stands alone, so that one-character queries find it. */
export function lexemes(text: string): Set<string> {
  const { han, latin } = runs(plain(text));
  const found = new Set(latin);
  for (const run of han) {
    for (const one of [...gramsOf(run), ...wordsOf(run), [...run].at(-1) ?? '']) found.add(one);
  }
  return found;
}

/** Text without the signs that stand within a name: 长三角（浙江）·气象 is read through. */
export function gapless(text: string): string {
  return text.replaceAll(/[()（）[\]【】《》〈〉「」『』“”"'·•・‧]/g, '');
}

/** The places at which the words of a run begin. */
export function wordStarts(han: string): number[] {
  let at = 0;
  return jieba()
    .cut(han, true)
    .map((word) => {
      const start = at;
      at += [...word].length;
      return start;
    });
}

/** Pinyin and initials from the start of each word on, marked `p:` and `i:`; prefixes of them are what people type. */
export function soundLexemes(text: string): Set<string> {
  const found = new Set<string>();
  for (const run of runs(gapless(plain(text))).han) {
    const sounds = pinyin(run, { toneType: 'none', type: 'array', v: true });
    for (const start of wordStarts(run)) {
      // As long as a lexeme is: what is typed is cut to the same length.
      const from = sounds.slice(start, start + lexemeLength);
      if (from.length < 2) continue;
      found.add(`p:${from.join('')}`);
      found.add(`i:${from.map((sound) => sound[0]).join('')}`);
    }
  }
  return found;
}

export interface Findable {
  name: string;
  keywords: readonly string[];
  summary: string;
  /** Words of the facets: type, industry, scenes, supplier. */
  labels: readonly string[];
  /** Plain text. */
  detail: string;
}

const detailCharacters = 2_000;

/** The search column as tsvector text: name A, keywords and labels B, summary C, detail D. */
/** Rises with each change of what searchVector writes, so that stored columns are written anew. */
export const searchVersion = 1;

export function searchVector({ name, keywords, summary, labels, detail }: Findable): string {
  const weights = new Map<string, string>();
  const add = (found: Iterable<string>, weight: string) => {
    for (const lexeme of found) if (!weights.has(lexeme)) weights.set(lexeme, weight);
  };
  add(lexemes(name), 'A');
  add(soundLexemes(name), 'A');
  for (const word of [...keywords, ...labels]) add(lexemes(word), 'B');
  for (const word of keywords) add(soundLexemes(word), 'B');
  add(lexemes(summary), 'C');
  add(lexemes(detail.slice(0, detailCharacters)), 'D');
  return [...weights].map(([lexeme, weight]) => `${quoted(lexeme)}:1${weight}`).join(' ');
}

// A lexeme may have at most 2046 bytes; nothing people search for is longer than this.
const lexemeLength = 60;

export function quoted(lexeme: string): string {
  return `'${lexeme.slice(0, lexemeLength).replace(/['\\]/g, '')}'`;
}
