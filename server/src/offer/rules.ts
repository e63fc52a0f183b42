// The moves of an offer, the side that may make each, and the conditions to accept it.
import type { DemandStatus } from '@shuji/contract/demand/labels';
import { type OfferMove, type OfferSide, type OfferStatus, offerMoves } from '@shuji/contract/offer/labels';
import { dayMs } from '@shuji/contract/time';
import { mayMove, type Step } from '#src/lifecycle/rules.ts';

/** Every lawful move of the two sides; what is not here cannot happen. */
export const moves: Record<OfferMove, Step<OfferSide, { status: OfferStatus }>> = {
  revise: { by: ['seller'], from: ['open', 'countered'], to: ['open'] },
  withdraw: { by: ['seller'], from: ['open', 'countered'], to: ['withdrawn'] },
  counter: { by: ['owner'], from: ['open'], to: ['countered'] },
  accept: { by: ['owner'], from: ['open'], to: ['accepted'] },
  refuse: { by: ['owner'], from: ['open', 'countered'], to: ['refused'] },
};

/** The effect of a demand's status on its offers. */
export interface DemandStanding {
  status: DemandStatus;
  takerId: string | null;
  /** The last day, `YYYY-MM-DD`. */
  deadline: string | null;
}

export type Fault = 'offer.demandOver' | 'offer.demandTaken';

/** Why this supplier's offer cannot go on; null when it can. While it is taken, a demand speaks with its taker alone. */
export function faultOf({ status, takerId, deadline }: DemandStanding, sellerId: string, today: string): Fault | null {
  if (status === 'taken') return takerId === sellerId ? null : 'offer.demandTaken';
  const isOpen = status === 'published' && deadline !== null && deadline >= today;
  return isOpen ? null : 'offer.demandOver';
}

/** True when a demand was submitted anew after the supplier's last round: they offered for another text. */
export function isOutdated(offeredAt: string | undefined, submittedAt: string | null): boolean {
  return offeredAt !== undefined && submittedAt !== null && Date.parse(offeredAt) < Date.parse(submittedAt);
}

/** The actions offered as buttons. Withdrawing is always possible, whatever became of the demand. */
export function movesOf(status: OfferStatus, by: OfferSide, isStalled: boolean): OfferMove[] {
  const leaving: readonly OfferMove[] = ['withdraw', 'refuse'];
  return offerMoves.filter((move) => mayMove(moves, by, { status }, move) && (!isStalled || leaving.includes(move)));
}

const longestDays = 180;

/** Why an offer cannot stand until this day, in words; null when it can. */
export function validityFault(validUntil: string, today: string): string | null {
  if (validUntil < today) return '有效期不能早于今天';
  if (Date.parse(validUntil) - Date.parse(today) > longestDays * dayMs) return `有效期最长 ${longestDays} 天`;
  return null;
}
