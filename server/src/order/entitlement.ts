// What a tier gives from its delivery on: how often, and until when.
import type { OrderTier } from '@shuji/contract/order';

interface Bought {
  priceMode: string;
  tier: OrderTier | null;
  quantity: number;
}

/** How many calls, or downloads of each file, were bought; null when the tier does not count them. */
export function timesBought({ priceMode, tier, quantity }: Bought): number | null {
  if (!tier) return null;
  if (priceMode === 'perCall') return (tier.count ?? 1) * quantity;
  return tier.count === null ? null : tier.count * quantity;
}

/** The end of the tier's term, counted from delivery; null when it has none. */
export function usableUntil({ tier }: Pick<Bought, 'tier'>, deliveredAt: Date | string): Date | null {
  if (!tier?.days) return null;
  return new Date(new Date(deliveredAt).getTime() + tier.days * 86_400_000);
}
