// What was found with a character wrong: the nearest in writing comes first, and tells what was meant.
import { closest } from '#src/text/similarity.ts';
import { plain } from '#src/text/tokenize.ts';
import type { Said } from './queries-search.ts';

/** What a text is worth by where it stands. */
const inName = 1;
const inKeywords = 0.9;
const elsewhere = 0.6;

/** From here on it is the word that was meant. */
const meant = 0.8;

interface Near {
  worth: number;
  closeness: number;
  text: string;
}

/** How near a product comes to runs of Chinese, on average. */
export function nearness(han: readonly string[], said: Said | undefined): number {
  if (!said || han.length === 0) return 0;
  return han.reduce((sum, run) => sum + nearest(run, said).worth, 0) / han.length;
}

/** The keyword with what these products say in place of what is wrong in it; null when that cannot be told. */
export function corrected(text: string, han: readonly string[], said: readonly Said[]): string | null {
  let right = text;
  for (const run of han) {
    let best: Near = { worth: 0, closeness: 0, text: '' };
    for (const one of said) {
      const near = nearest(run, one);
      if (near.worth > best.worth) best = near;
    }
    if (best.closeness < meant) return null;
    right = right.replace(run, best.text);
  }
  return right === text ? null : right;
}

function nearest(run: string, { name, summary, keywords }: Said): Near {
  const places: [text: string, worth: number][] = [
    [name, inName],
    [keywords.join(' '), inKeywords],
    [summary, elsewhere],
  ];
  let best: Near = { worth: 0, closeness: 0, text: '' };
  for (const [text, worth] of places) {
    const found = closest(run, plain(text));
    const near = { worth: found.worth * worth, closeness: found.worth, text: found.text };
    if (near.worth > best.worth) best = near;
  }
  return best;
}
