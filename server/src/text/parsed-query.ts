// Parses a keyword. Each part has several alternatives, each of which needs all its terms.
import { pinyin } from 'pinyin-pro';
import { gramsOf, plain, quoted, runs, wordsOf } from './tokenize.ts';

/** A search term, as tsquery text; `quoted` once for each spelling, open-ended with a star. */
export type Term = string;

/** A part of a keyword matches when all terms of one of its alternatives occur. */
export type Part = readonly (readonly Term[])[];

export interface ParsedQuery {
  /** Every part must match. */
  parts: readonly Part[];
  /** The parts with one wrong or homophone character each; used when nothing matches `parts`. */
  readonly fuzzy: readonly Part[];
  /** `parts` as tsquery text. */
  all: string;
  /** The smallest pieces; without an exact match, products with some of them rank nearest. */
  some: Term[];
  /** The words to highlight. */
  words: string[];
  /** The keyword as it is read, and its runs of Chinese. */
  text: string;
  han: string[];
}

/** Parses a keyword; null when it holds no searchable character. */
export function parseQuery(keyword: string): ParsedQuery | null {
  const text = plain(keyword).replaceAll('ü', 'v');
  const { han, latin } = runs(text);
  const spoken = latin.length > 1 && latin.every((run) => /^[a-z]+$/.test(run)) ? latin.join('') : null;
  const latinParts = spoken ? [[[latinTerm(spoken)], latin.map(latinTerm)]] : latin.map(exactLatin);
  const parts: Part[] = [...han.map(exactHan), ...latinParts];
  if (parts.length === 0) return null;
  const some = new Set([...han.flatMap((run) => (run.length > 1 ? gramsOf(run) : [run])), ...latin]);
  return {
    parts,
    // Sounds take long to work out, and are seldom needed.
    get fuzzy() {
      return [...han.map(fuzzyHan), ...(spoken ? [fuzzyLatin(spoken)] : latin.map(fuzzyLatin))];
    },
    all: parts.map(anyAlternative).join(' & '),
    some: [...some].map(quoted),
    words: [...new Set([...han, ...han.flatMap(wordsOf), ...latin, ...(spoken ? [spoken] : [])])],
    text,
    han,
  };
}

function anyAlternative(part: Part): string {
  if (part.length === 1) return `(${part[0]?.join(' & ')})`;
  return `(${part.map((way) => `(${way.join(' & ')})`).join(' | ')})`;
}

// Bigrams find adjacent words without a miss; the words beside them also find separated ones.
function exactHan(run: string): Part {
  if ([...run].length === 1) return [[`${quoted(run)}:*`]];
  const words = partsOf(run);
  return words.length > 1 ? [gramsOf(run).map(quoted), words.map(quoted)] : [gramsOf(run).map(quoted)];
}

// A wrong character usually sounds like the right one; otherwise the bigrams without it must match.
function fuzzyHan(run: string): Part {
  const length = [...run].length;
  if (length < 2) return exactHan(run);
  const grams = gramsOf(run).map(quoted);
  const withoutOne = Array.from({ length }, (_, wrong) => grams.filter((_, at) => at !== wrong && at !== wrong - 1));
  return [...exactHan(run), soundOf(run), ...withoutOne.filter((way) => way.length > 0)];
}

// The index holds a product's sounds for a few syllables from each word on, so a long run is searched by its words.
function soundOf(run: string): Term[] {
  const words = [...run].length <= 4 ? [run] : partsOf(run);
  return (words.length > 0 ? words : [run]).map((word) => {
    const sounds = pinyin(word, { toneType: 'none', type: 'array', v: true }).slice(0, 6);
    return `${quoted(`p:${sounds.join('')}`)}:*`;
  });
}

/** The shortest words that a run is made of; none when something would be left over. */
function partsOf(run: string): string[] {
  const words = wordsOf(run);
  const shortest = words.filter((word) => !words.some((other) => other !== word && word.includes(other)));
  return shortest.join('') === run ? shortest : [];
}

function exactLatin(run: string): Part {
  return [[latinTerm(run)]];
}

const mostLetters = 24;

// The sounds or initials of two separate words; the boundary between them is unknown.
function fuzzyLatin(run: string): Part {
  if (!/^[a-z]{4,}$/.test(run) || run.length > mostLetters) return exactLatin(run);
  const cuts = Array.from({ length: run.length - 3 }, (_, at) => at + 2);
  return [...exactLatin(run), ...cuts.map((cut) => [latinTerm(run.slice(0, cut)), latinTerm(run.slice(cut))])];
}

function latinTerm(run: string): Term {
  const forms = [`${quoted(run)}:*`];
  if (/^[a-z]{2,}$/.test(run)) forms.push(`${quoted(`p:${run}`)}:*`, `${quoted(`i:${run}`)}:*`);
  // 绿 is lv in the index; people write lu too.
  const withV = run.replaceAll(/([ln])u(?![aeion])/g, '$1v');
  if (withV !== run && /^[a-z]{2,}$/.test(run)) forms.push(`${quoted(`p:${withV}`)}:*`);
  return forms.length > 1 ? `(${forms.join(' | ')})` : (forms[0] as Term);
}
