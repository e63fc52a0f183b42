// The bought use: number of uses and duration. The contract, the gateway, downloads and pages all compute it here.

import { chinaMs, dayMs } from '../time.ts';
import { type PacksRun, packsRunWords } from './labels.ts';
import type { OrderTier } from './schema.ts';

export interface BoughtUse {
  priceMode: string;
  tier: OrderTier | null;
  quantity: number;
  /** Agreed for the order; null where the tier has a term of its own, and for a service. */
  termMonths: number | null;
  /** The buyer's choice where several packs were bought; null where there was none. */
  packsRun: PacksRun | null;
}

type Bought = Omit<BoughtUse, 'termMonths'>;

const usualDays: Partial<Record<string, number>> = { monthly: 30, yearly: 365 };

// Longer than this is for good, and a date has to be written in four digits.
const mostDays = 36_500;

/** A line of a price list with what goes without saying: 按次 is one use a piece, 包月 thirty days, 包年 a year. */
export function wholeTier(priceMode: string, tier: OrderTier): OrderTier {
  const { count, days } = tier;
  return {
    ...tier,
    count: count ?? (priceMode === 'perCall' ? 1 : null),
    days: days ?? usualDays[priceMode] ?? null,
  };
}

/** Number of calls, or of downloads of each file, bought; null without a limit. */
export function timesBought({ priceMode, tier, quantity }: Omit<Bought, 'packsRun'>): number | null {
  const count = tier && wholeTier(priceMode, tier).count;
  return count === null ? null : count * quantity;
}

/** True where the buyer chooses whether several packs, of so many uses within so many days, run together or in turn. */
export function mayChooseRun({ priceMode, tier, quantity }: Omit<Bought, 'packsRun'>): boolean {
  if (!tier || quantity < 2 || priceMode === 'perCall') return false;
  const { count, days } = wholeTier(priceMode, tier);
  return count !== null && days !== null;
}

/** How what is bought runs: as chosen where there is a choice, undefined before it; single calls always run together. */
export function packsRunOf(
  bought: Omit<Bought, 'packsRun'>,
  chosen: PacksRun | undefined,
): Bought['packsRun'] | undefined {
  if (mayChooseRun(bought)) return chosen;
  return bought.priceMode === 'perCall' ? 'together' : null;
}

/** The term in days where the price list names one; null where it is agreed in months. Packs that run together have the term of one. */
export function daysBought({ priceMode, tier, quantity, packsRun }: Bought): number | null {
  const days = tier && wholeTier(priceMode, tier).days;
  if (days === null) return null;
  return Math.min(packsRun === 'together' ? days : days * quantity, mostDays);
}

/** The end of use, counted from delivery; null where no term was ever agreed. */
export function usableUntil(bought: BoughtUse, deliveredAt: Date | string): Date | null {
  const from = new Date(deliveredAt);
  const days = daysBought(bought);
  if (days !== null) return new Date(from.getTime() + days * dayMs);
  return bought.termMonths === null ? null : monthsLater(from, bought.termMonths);
}

// By the calendar of China; where the month is too short, its last day.
function monthsLater(from: Date, months: number): Date {
  const end = new Date(from.getTime() + chinaMs);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + months);
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return new Date(end.getTime() - chinaMs);
}

/** 90 天 · 12 个月; empty for a service. */
export function termWords(bought: BoughtUse): string {
  const days = daysBought(bought);
  if (days === null) return bought.termMonths === null ? '' : `${bought.termMonths} 个月`;
  const { packsRun, quantity } = bought;
  if (packsRun === null || !mayChooseRun(bought)) return `${days} 天`;
  return `${days} 天（${quantity} 份${packsRunWords[packsRun]}）`;
}

/** The same after ISO 8601. */
export function termDuration(bought: BoughtUse): string {
  const days = daysBought(bought);
  return days === null ? `P${bought.termMonths ?? 0}M` : `P${days}D`;
}
