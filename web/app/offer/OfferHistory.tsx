import { offerSides } from '@shuji/contract/offer/labels';
import type { OfferRound } from '@shuji/contract/offer/schema';
import { Timeline } from '#app/ui/plain/Timeline.tsx';
import { priceWords } from './labels.ts';

interface OfferHistoryProps {
  rounds: readonly OfferRound[];
  sellerName: string;
  /** 服务方 where a service is wanted. */
  vendor: string;
}

/** Every round, newest first. */
export function OfferHistory({ rounds, sellerName, vendor }: OfferHistoryProps) {
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
          by: round.by === 'seller' ? `${vendor} · ${sellerName}` : offerSides.owner,
          note: [`${round.termMonths} 个月`, round.terms, round.note].filter(Boolean).join('；'),
          opinions: [],
        }))}
      />
    </details>
  );
}
