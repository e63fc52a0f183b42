import { countOf } from '#app/ui/count.ts';
import { yuanOf } from '#app/ui/money.ts';
import { Price } from '#app/ui/plain/Price.tsx';
import type { PriceReply } from './use-price.ts';

interface PriceTotalProps {
  mode: string;
  price: PriceReply | undefined;
  problem: string | undefined;
}

/** The total as the centre computed it, with how it comes about. */
export function PriceTotal({ mode, price, problem }: PriceTotalProps) {
  if (mode === 'negotiable') return <Line words="由供方根据您的用途报价，签署合同前不产生费用" />;
  if (problem) return <Line words={problem} isWrong />;
  if (!price) return <Line words="总价计算中" />;
  return (
    <div className="row" data-gap="2" aria-live="polite">
      <span className="muted">总价{price.tier && `（¥${yuanOf(price.tier.price)} × ${countOf(price.quantity)}）`}</span>
      <Price fen={price.amount} />
    </div>
  );
}

function Line({ words, isWrong }: { words: string; isWrong?: boolean }) {
  return (
    <div className="row" data-gap="2" aria-live="polite">
      <span className={isWrong ? 'bad' : 'muted'}>{words}</span>
    </div>
  );
}
