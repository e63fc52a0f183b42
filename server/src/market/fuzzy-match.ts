// Ranks products found with a wrong character by similarity, and finds the intended word.
import { mostSimilar } from '#src/text/similarity.ts';
import { plain } from '#src/text/tokenize.ts';
import type { ProductNames } from './queries-search.ts';

/** The weight of a text by its position. */
const inName = 1;
const inKeywords = 0.9;
const elsewhere = 0.6;

/** From here on it is the word that was meant. */
const meant = 0.8;

interface Near {
  worth: number;
  similarity: number;
  text: string;
}

/** The average similarity of a product to runs of Chinese. */
export function similarityOf(han: readonly string[], products: ProductNames | undefined): number {
  if (!products || han.length === 0) return 0;
  return han.reduce((sum, run) => sum + nearest(run, products).worth, 0) / han.length;
}

/** The keyword corrected by the words of these products; null when no correction is clear. */
export function corrected(text: string, han: readonly string[], products: readonly ProductNames[]): string | null {
  let right = text;
  for (const run of han) {
    let best: Near = { worth: 0, similarity: 0, text: '' };
    for (const one of products) {
      const near = nearest(run, one);
      if (near.worth > best.worth) best = near;
    }
    if (best.similarity < meant) return null;
    right = right.replace(run, best.text);
  }
  return right === text ? null : right;
}

function nearest(run: string, { name, summary, keywords }: ProductNames): Near {
  const passages: [text: string, worth: number][] = [
    [name, inName],
    [keywords.join(' '), inKeywords],
    [summary, elsewhere],
  ];
  let best: Near = { worth: 0, similarity: 0, text: '' };
  for (const [text, worth] of passages) {
    const found = mostSimilar(run, plain(text));
    const near = { worth: found.worth * worth, similarity: found.worth, text: found.text };
    if (near.worth > best.worth) best = near;
  }
  return best;
}
