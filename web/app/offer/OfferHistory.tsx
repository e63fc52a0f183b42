import { offerSides } from '@shuji/contract/offer/labels';
import type { OfferRound } from '@shuji/contract/offer/schema';
import { Timeline } from '#app/ui/plain/Timeline.tsx';
import { priceWords } from './labels.ts';

/** Every round, newest first. */
export function OfferHistory({ rounds, sellerName }: { rounds: readonly OfferRound[]; sellerName: string }) {
  if (rounds.length < 2) return null;
  return (
    <details className="compact unfold">
      <summary>往来记录（{rounds.length} 轮）</summary>
      <Timeline
        steps={[...rounds].reverse().map((round) => ({
          key: String(round.round),
          title: `第 ${round.round} 轮 · ${round.by === 'owner' ? '还价' : '报价'} ${round.lines.map(priceWords).join(' / ')}`,
          at: round.at,
          isBad: false,
          by: `${offerSides[round.by]}${round.by === 'seller' ? ` · ${sellerName}` : ''}`,
          note: [`${round.termMonths} 个月`, round.terms, round.note].filter(Boolean).join('；'),
          opinions: [],
        }))}
      />
    </details>
  );
}
