// Pure: the one suppression of every public figure. Small counts are withheld, and with them as many others as keep
// anyone from working them out from the rest.
import { smallestPublished } from '@shuji/contract/home/labels/open-statistics';
import { fewestSettled } from '@shuji/contract/order/price-record';

export interface Withheld {
  /** In the order of the counts; null where one is withheld. */
  cells: (number | null)[];
  total: number | null;
}

export interface WithheldMonth extends Withheld {
  /** Everything up to the end of the month; null where it would give a withheld count away. */
  soFar: number | null;
}

/** Withholds small counts of one table, and as many of the next larger ones as the total requires. */
export function withhold(counts: readonly number[]): Withheld {
  const total = sum(counts);
  const larger = counts.filter((count) => !isSmall(count) && count > 0).sort((one, other) => one - other);
  const isTotalSmall = isSmall(total);
  let limit = smallestPublished;
  const hiddenBelow = () => counts.filter((count) => count > 0 && count < limit);
  while (!isTotalSmall && !isHidden(hiddenBelow()) && larger.length > 0) limit = (larger.shift() as number) + 1;
  return {
    // Equal counts are withheld together: withholding only one of them would reveal which.
    cells: counts.map((count) => (count === 0 || count >= limit ? count : null)),
    total: isTotalSmall || !isHidden(hiddenBelow()) ? null : total,
  };
}

/**
 * Withholds the counts of month after month. What is published of a month depends on it and on those before alone, so
 * that a later publication repeats an earlier one and their difference holds nothing new.
 */
export function withholdMonths(months: readonly (readonly number[])[]): WithheldMonth[] {
  let soFar = 0;
  let pending: number[][] = [];
  return months.map((counts) => {
    const { cells, total } = withhold(counts);
    soFar += sum(counts);
    if (total === null) pending.push(counts.filter((_, at) => cells[at] === null));
    const isOpen = pending.length !== 1 && isHidden(pending.flat());
    if (isOpen) pending = [];
    return { cells, total, soFar: isOpen ? soFar : null };
  });
}

export const floors = [smallestPublished, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000];

/** A total as a round number that it has reached; null below the smallest published. */
export function reached(total: number): number | null {
  return floors.findLast((floor) => floor <= total) ?? null;
}

/**
 * The middle half of prices, rounded outwards; null where they are of too few deals or suppliers. The number of deals
 * stays unsaid: from month to month it would add up the withheld counts.
 */
export function rangeOf(prices: readonly { price: number; supplier: string }[]): { low: number; high: number } | null {
  const suppliers = new Set(prices.map(({ supplier }) => supplier)).size;
  if (prices.length < fewestSettled.deals || suppliers < fewestSettled.suppliers) return null;
  const sorted = prices.map(({ price }) => price).sort((one, other) => one - other);
  const at = (part: number) => sorted[Math.round(part * (sorted.length - 1))] as number;
  return { low: rounded(at(0.25), Math.floor), high: rounded(at(0.75), Math.ceil) };
}

/** To two digits, so that a range does not name a deal's price. */
function rounded(fen: number, round: (value: number) => number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, fen))) - 1);
  return round(fen / step) * step;
}

function isSmall(count: number): boolean {
  return count > 0 && count < smallestPublished;
}

/** True when each of these counts may still be anything that is small, though their sum is known. */
function isHidden(counts: readonly number[]): boolean {
  return counts.length === 0 || (counts.length > 1 && sum(counts) - counts.length >= smallestPublished - 2);
}

function sum(counts: readonly number[]): number {
  return counts.reduce((one, other) => one + other, 0);
}
