// Estimates how hard a new password is to guess for someone who knows this country's habits.
import { type MatchExtended, type Matcher, type MatchOptions, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { chineseWords } from './password-habits.ts';

/** As many guesses as eight characters without any pattern take. */
const enoughGuesses = 1e8;
/** Punctuation between two guessable parts multiplies the guesses by its kinds and places, not by what brute force needs. */
const guessesForPunctuation = 30;
/** A longer password is judged by its beginning, so that the work stays small. */
const charactersJudged = 24;

// Looser than the table of syllables: what reads like pinyin is guessed like pinyin.
const syllable = '(?:[zcs]h|[bpmfdtnlgkhjqxrzcsyw])?(?:[iu]?[aeo]|[aeiouv])[iou]?(?:ng|n|r(?![aeiouv]))?';
/** The commonest syllables make most names and sentences. */
const guessesPerSyllable = 50;

const day = String.raw`(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])`;
/** Columns of the keyboard one after another, down or up. */
const column = ['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '8ik,', '9ol.', '0p;/']
  .flatMap((keys) => [keys, keys.slice(1), [...keys].reverse().join(''), [...keys.slice(1)].reverse().join('')])
  .map((keys) => keys.replace('.', String.raw`\.`))
  .join('|');
/**
 * A name with a birthday or a few digits, a name around a year, love in numbers, columns of the keyboard: guessed as a
 * whole, for their parts belong together.
 */
const habits = {
  nameAndBirthday: `(?:[a-z]{1,3}|(?:${syllable}){1,3})[^a-z0-9]?(?:19|20)?\\d\\d${day}`,
  nameAndDigits: `(?:${syllable}){2,3}[^a-z0-9]?(?:123456789|12345678|1234567|123456|12345|1234|\\d{1,3})(?!\\d)`,
  nameAroundYear: String.raw`([a-z]{2,6})(?:19|20)\d\d\1`,
  love: String.raw`(?:(?:wo|ni|ai|ta)\d{1,7}){2,3}`,
  columns: `(?:${column}){2,}`,
};

const zxcvbn = new ZxcvbnFactory(
  {
    dictionary: { chinese: chineseWords, passwords: dictionary['passwords-common'] },
    graphs: { qwerty: adjacencyGraphs.qwerty, keypad: adjacencyGraphs.keypad },
    maxLength: charactersJudged,
    l33tMaxSubstitutions: 20,
  },
  {
    pinyin: matcher('pinyin', `(?:${syllable}){2,}`, guessesOfPinyin),
    ...Object.fromEntries(
      Object.entries(habits).map(([habit, pattern]) => [habit, matcher(habit, pattern, () => 1e6)]),
    ),
    mobile: matcher('mobile', String.raw`1[3-9]\d{9}`, () => 1e5),
  },
);

/** Matches every stretch of a pattern, at the price of guessing its `kind`. */
function matcher(kind: string, pattern: string, guesses: (token: string) => number): Matcher {
  class Stretches {
    match({ password }: MatchOptions): MatchExtended[] {
      const found = password.toLowerCase().matchAll(new RegExp(pattern, 'g'));
      return [...found].map(({ index: i, 0: token }) => ({ pattern: kind, i, j: i + token.length - 1, token }));
    }
  }
  return {
    Matching: Stretches as unknown as Matcher['Matching'],
    scoring: ({ token }) => guesses(token),
    feedback: () => null,
  };
}

function guessesOfPinyin(token: string): number {
  return guessesPerSyllable ** (token.match(new RegExp(syllable, 'g'))?.length ?? 1);
}

const kinds: Record<string, string> = {
  mobile: '手机号',
  date: '生日或日期',
  regex: '年份',
  pinyin: '姓名或常用语的拼音',
  nameAndBirthday: '姓名拼音与生日',
  nameAndDigits: '姓名拼音与数字',
  nameAroundYear: '姓名拼音与年份',
  love: '表白的数字',
  columns: '键盘上相邻的键',
  spatial: '键盘上相邻的键',
  sequence: '连续的数字或字母',
  repeat: '重复的内容',
  dictionary: '常见的密码或词语',
};

/**
 * The weakness of a password in words; null when it is strong enough. `own`: names and numbers of its holder, such
 * as the phone, whose ends are guessed too.
 */
export function guessableBy(password: string, own: readonly string[]): string | null {
  const typed = password.normalize('NFKC').slice(0, charactersJudged);
  const ends = own.flatMap((word) => [word, ...[8, 7, 6, 4].map((length) => word.slice(-length))]);
  const bare = typed.replace(/[^\p{L}\p{N}\p{M}\p{Emoji_Presentation}]/gu, '');
  const judged = [{ result: zxcvbn.check(typed, ends), factor: 1 }];
  if (bare !== typed && bare !== '') judged.push({ result: zxcvbn.check(bare, ends), factor: guessesForPunctuation });
  const weakest = judged.find(({ result, factor }) => result.guesses * factor < enoughGuesses);
  if (!weakest) return null;
  const patterns = new Set(weakest.result.sequence.map(({ pattern }) => kinds[pattern] ?? ''));
  patterns.delete('');
  return [...patterns].join('、') || '过短或过于简单的内容';
}
