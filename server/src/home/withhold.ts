// Pure: which counts of a table must stay untold so that none of the small ones can be worked out.
import { smallestPublished } from '@shuji/contract/home/labels/open-statistics';
import { publishedCount } from './rules.ts';

export interface WithheldCounts {
  /** In the order of the counts; null where one is withheld. */
  cells: (number | null)[];
  total: number | null;
}

/** Withholds small counts, and as many of the next larger ones as keep the total from giving the small ones away. */
export function withhold(counts: readonly number[]): WithheldCounts {
  const total = sum(counts);
  const hidden = counts.filter(isSmall);
  const larger = counts.filter((count) => count >= smallestPublished).sort((one, other) => one - other);
  if (isSmall(total)) return { cells: counts.map(publishedCount), total: null };
  let limit = smallestPublished;
  while (givesAway(hidden) && larger.length > 0) {
    limit = (larger.shift() as number) + 1;
    hidden.push(limit - 1);
  }
  const isPublishable = (count: number) => count === 0 || count >= limit;
  // Equal counts are withheld together: withholding only one of them would reveal which.
  return {
    cells: counts.map((count) => (isPublishable(count) ? count : null)),
    total: givesAway(hidden) ? null : total,
  };
}

function isSmall(count: number): boolean {
  return publishedCount(count) === null;
}

// The total reveals a single hidden count, and small counts whose sum is the lowest or the highest possible.
function givesAway(hidden: readonly number[]): boolean {
  if (hidden.length === 1) return true;
  const together = sum(hidden);
  const ends = [hidden.length, hidden.length * (smallestPublished - 1)];
  return hidden.length > 0 && hidden.every(isSmall) && ends.includes(together);
}

function sum(counts: readonly number[]): number {
  return counts.reduce((one, other) => one + other, 0);
}
