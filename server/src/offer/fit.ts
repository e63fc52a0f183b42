// Scores how well a product fits a demand, with reasons in words. Pure: the same in both directions.
import { marksFor, scopeOf } from '#src/product/region-scope.ts';
import { currentRegions } from '#src/site/regions.ts';
import { idleWords } from '#src/text/idle-words.ts';
import { plain, runs, wordsOf } from '#src/text/tokenize.ts';

/** The wishes of a demand. */
export interface Wish {
  title: string;
  kind: string | null;
  industry: string | null;
  scene: string | null;
  coverage: readonly string[];
  updateFrequency: string | null;
  delivery: string | null;
  /** Fen; null when negotiable. */
  budgetMax: number | null;
  /** See wishWords; without those that are common on the market. */
  words: readonly string[];
}

/** The offer of a product. */
export interface Supply {
  productType: string;
  industry: string;
  scenes: readonly string[];
  /** With all the divisions above them. */
  regions: readonly string[];
  updateFrequency: string;
  delivery: readonly string[];
  priceMode: string;
  priceFrom: number | null;
  /** Name and keywords. */
  text: string;
}

export interface Fit {
  score: number;
  /** The weightiest first. */
  reasons: string[];
}

// From the freshest on; what is fresher serves who asks for less.
const freshness = ['realtime', 'hourly', 'daily', 'weekly', 'monthly', 'quarterly', 'halfYearly', 'yearly', 'static'];
const wordsShown = 2;
/** The weight of region, time, form and price. */
const circumstance = 1;

/** The fit of a product; null when too little speaks for it. */
export function fitOf(wish: Wish, supply: Supply): Fit | null {
  const text = plain(supply.text);
  const found = wish.words.filter((word) => text.includes(word)).slice(0, wordsShown);
  const facts: [boolean, number, string][] = [
    ...found.map((word): [boolean, number, string] => [true, 4, `关键词“${word}”`]),
    [wish.industry === supply.industry, 3, '同行业'],
    [wish.kind === supply.productType, 2, '同类型'],
    [wish.scene !== null && supply.scenes.includes(wish.scene), 2, '同应用场景'],
    [
      wish.coverage.length > 0 && currentRegions(wish.coverage).every((code) => covers(supply.regions, code)),
      circumstance,
      '地区覆盖',
    ],
    [isFreshEnough(wish.updateFrequency, supply.updateFrequency), circumstance, '更新频率满足'],
    [wish.delivery !== null && supply.delivery.includes(wish.delivery), circumstance, '交付方式相符'],
    [isAffordable(wish.budgetMax, supply), circumstance, '预算内'],
  ];
  const satisfied = facts.filter(([isMet]) => isMet);
  const score = satisfied.reduce((sum, [, weight]) => sum + weight, 0);
  if (!isAbout(wish, supply, found)) return null;
  return { score, reasons: satisfied.map(([, , reason]) => reason) };
}

// Type and industry are those of many products, and one word is shared by chance: two words say that a product is about
// the same, or one of the title where the use is the same.
function isAbout({ title, scene }: Wish, { scenes }: Supply, [first, second]: readonly string[]): boolean {
  if (second !== undefined) return true;
  return first !== undefined && scene !== null && scenes.includes(scene) && plain(title).includes(first);
}

function covers(regions: readonly string[], code: string): boolean {
  const reach = scopeOf(regions);
  return marksFor(code).some((mark) => reach.includes(mark));
}

function isFreshEnough(least: string | null, actual: string): boolean {
  if (least === null) return false;
  const [wantedAt, givenAt] = [freshness.indexOf(least), freshness.indexOf(actual)];
  return wantedAt === -1 || givenAt === -1 ? least === actual : givenAt <= wantedAt;
}

function isAffordable(budgetMax: number | null, { priceMode, priceFrom }: Supply): boolean {
  if (priceMode === 'free') return true;
  return budgetMax !== null && priceFrom !== null && priceFrom <= budgetMax;
}

const mostWords = 12;

/** The distinctive words of a demand: of its title first, then of the fields it wants. */
export function wishWords(title: string, wantedFields: readonly string[]): string[] {
  const named = longest(distinctiveWords([title]));
  const wanted = longest(distinctiveWords(wantedFields)).filter((word) => !named.some((one) => overlap(one, word)));
  return [...named, ...wanted].slice(0, mostWords);
}

function distinctiveWords(texts: readonly string[]): string[] {
  const found = texts.flatMap((text) => {
    const { han, latin } = runs(plain(text));
    return [...han.flatMap(wordsOf), ...latin.filter((word) => /[a-z]/.test(word) && word.length > 2)];
  });
  return [...new Set(found)].filter((word) => !idleWords.has(word));
}

// “充电” is left out beside “充电桩”: the longer word is the more specific.
function longest(words: readonly string[]): string[] {
  return words.filter((word) => !words.some((other) => other !== word && other.includes(word)));
}

function overlap(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one);
}
