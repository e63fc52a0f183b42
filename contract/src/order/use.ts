// The bought use: number of uses and duration. The contract, the gateway, downloads and pages all compute it here.

import { chinaMs, dayMs } from '../time.ts';
import type { OrderTier } from './schema.ts';

export interface BoughtUse {
  priceMode: string;
  tier: OrderTier | null;
  quantity: number;
  /** Agreed for the order; null where the tier has a term of its own. */
  termMonths: number | null;
}

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
export function timesBought({ priceMode, tier, quantity }: Omit<BoughtUse, 'termMonths'>): number | null {
  const count = tier && wholeTier(priceMode, tier).count;
  return count === null ? null : count * quantity;
}

/** The term in days where the price list names one; null where it is agreed in months. */
export function daysBought({ priceMode, tier, quantity }: Omit<BoughtUse, 'termMonths'>): number | null {
  const days = tier && wholeTier(priceMode, tier).days;
  return days === null ? null : Math.min(days * quantity, mostDays);
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

/** 90 天 · 12 个月 */
export function termWords(bought: BoughtUse): string {
  const days = daysBought(bought);
  return days === null ? `${bought.termMonths ?? 0} 个月` : `${days} 天`;
}

/** The same after ISO 8601. */
export function termDuration(bought: BoughtUse): string {
  const days = daysBought(bought);
  return days === null ? `P${bought.termMonths ?? 0}M` : `P${days}D`;
}
