// How Chinese text is cut for finding: two-character grams find everything, words and fields rank, pinyin forgives.
import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';
import { Converter } from 'opencc-js/t2cn';
import { pinyin } from 'pinyin-pro';

const toSimplified = Converter({ from: 'tw', to: 'cn' });

let loaded: Jieba | null = null;

// The dictionary takes 0.2 s; who never searches never waits for it.
function jieba(): Jieba {
  loaded ??= Jieba.withDict(dict);
  return loaded;
}

/** Full-width as half-width, traditional as simplified, capitals as small letters. */
export function plain(text: string): string {
  return toSimplified(text.normalize('NFKC').toLowerCase());
}

/** Runs of Chinese, and runs of Latin letters and digits; everything else parts them. */
function runs(text: string): { han: string[]; latin: string[] } {
  return { han: text.match(/\p{Script=Han}+/gu) ?? [], latin: text.match(/[\p{Script=Latin}\p{N}]+/gu) ?? [] };
}

function gramsOf(han: string): string[] {
  const characters = [...han];
  return characters.slice(1).map((character, at) => characters[at] + character);
}

function wordsOf(han: string): string[] {
  return jieba()
    .cutForSearch(han, true)
    .filter((word) => [...word].length > 1);
}

/** What a piece of text can be found by. The last character of each run stands alone, so that one-character queries find it. */
export function lexemes(text: string): Set<string> {
  const { han, latin } = runs(plain(text));
  const found = new Set(latin);
  for (const run of han) {
    for (const one of [...gramsOf(run), ...wordsOf(run), [...run].at(-1) ?? '']) found.add(one);
  }
  return found;
}

const syllables = 6;

/** Pinyin and initials from the start of each word on, marked `p:` and `i:`; prefixes of them are what people type. */
export function soundLexemes(text: string): Set<string> {
  const found = new Set<string>();
  for (const run of runs(plain(text)).han) {
    const sounds = pinyin(run, { toneType: 'none', type: 'array', v: true });
    let at = 0;
    for (const word of jieba().cut(run, true)) {
      const from = sounds.slice(at, at + syllables);
      at += [...word].length;
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
function quoted(lexeme: string): string {
  return `'${lexeme.slice(0, 60).replace(/['\\]/g, '')}'`;
}

export interface Asked {
  /** tsquery text: every part must be there. */
  all: string;
  /** tsquery text: some part is there; for what comes nearest when nothing has them all. */
  some: string;
  /** What to highlight. */
  words: string[];
}

/** A keyword as it is looked for; null when it holds nothing that could be found. */
export function asked(keyword: string): Asked | null {
  const text = plain(keyword);
  const { han, latin } = runs(text);
  const parts = [...han.map(askHan), ...latin.map(askLatin)];
  if (parts.length === 0) return null;
  const some = new Set([...han.flatMap((run) => (run.length > 1 ? gramsOf(run) : [run])), ...latin]);
  return {
    all: parts.join(' & '),
    some: [...some].map(quoted).join(' | '),
    words: [...new Set([...han, ...han.flatMap(wordsOf), ...latin])],
  };
}

// Grams miss nothing where the words stand together; the words beside them also find them apart.
function askHan(run: string): string {
  if ([...run].length === 1) return `(${quoted(run)}:*)`;
  const grams = gramsOf(run).map(quoted).join(' & ');
  const words = partsOf(run);
  return words.length > 1 ? `((${grams}) | (${words.map(quoted).join(' & ')}))` : `(${grams})`;
}

/** The shortest words that a run is made of; none when something would be left over. */
function partsOf(run: string): string[] {
  const words = wordsOf(run);
  const shortest = words.filter((word) => !words.some((other) => other !== word && word.includes(other)));
  return shortest.join('') === run ? shortest : [];
}

function askLatin(run: string): string {
  const forms = [`${quoted(run)}:*`];
  if (/^[a-z]{2,}$/.test(run)) forms.push(`${quoted(`p:${run}`)}:*`, `${quoted(`i:${run}`)}:*`);
  return `(${forms.join(' | ')})`;
}
