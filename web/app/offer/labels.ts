// Labels for an offer's facts.

import { liveOffers, type OfferStatus } from '@shuji/contract/offer/labels';
import type { DemandOfOffer, OfferLine, OfferRound, OwnOffer } from '@shuji/contract/offer/schema';
import { vendorOfType } from '@shuji/contract/product/labels';
import { budgetWords } from '#app/demand/labels.ts';
import { yuanOf } from '#app/ui/money.ts';
import type { Tone } from '#app/ui/tone.ts';

export const statusTone: Record<OfferStatus, Tone> = {
  open: 'action',
  countered: 'warn',
  accepted: 'seal',
  refused: 'bad',
  withdrawn: 'plain',
  lapsed: 'plain',
  ended: 'plain',
};

/** Why a live offer rests, in words; empty while it goes on. */
export function restWords({ status, may, demand }: OwnOffer): string {
  if (!liveOffers.includes(status) || may.includes('revise')) return '';
  if (demand.status === 'taken')
    return `需求已由其他${vendorOfType(demand.kind)}接单，报价暂停；接单被退回后自动恢复。`;
  if (demand.status === 'published') return '需求已过截止日期，报价将随需求结束。';
  const isOver = demand.status === 'concluded' || demand.status === 'closed';
  return isOver ? '需求已结束，报价随之结束。' : '需求已下架或正在修改，报价暂停；重新发布后恢复。';
}

/** ¥60,000, 免费 */
export function priceWords({ price }: OfferLine): string {
  return price === 0 ? '免费' : `¥${yuanOf(price)}`;
}

/** 低于预算下限, 预算内, 高于预算 20%; empty when there is nothing to hold it against. */
export function againstBudget(
  { price }: OfferLine,
  { budgetMode, budgetMin, budgetMax }: DemandOfOffer,
): { words: string; isOver: boolean } | null {
  if (budgetMode === 'negotiable' || budgetMax === null || budgetMax === 0) return null;
  if (price <= budgetMax)
    return { words: budgetMin !== null && price < budgetMin ? '低于预算' : '预算内', isOver: false };
  const over = Math.round(((price - budgetMax) / budgetMax) * 100);
  return { words: over > 0 ? `高于预算 ${over}%` : '略高于预算', isOver: true };
}

export function demandBudget(demand: DemandOfOffer): string {
  return budgetWords(demand) || '未填写';
}

/** The supplier's last word: what stands while the owner's counter-offer is being thought about. */
export function lastOf(rounds: readonly OfferRound[], by: OfferRound['by']): OfferRound | undefined {
  return rounds.findLast((round) => round.by === by);
}
