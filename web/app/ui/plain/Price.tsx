import { yuanOf } from '#app/ui/money.ts';

interface PriceProps {
  /** In fen; null or absent means the price is to be agreed. */
  fen?: number | null;
  /** There are dearer tiers: 起 is added. */
  from?: boolean;
  /** The priced unit: 次, 月, 年. */
  per?: string;
}

/** A price: 面议 when there is none, 免费 for zero. */
export function Price({ fen, from, per }: PriceProps) {
  if (fen === undefined || fen === null) return <span className="price">面议</span>;
  if (fen === 0) return <span className="price">免费</span>;
  return (
    <span className="price">
      ¥<b>{yuanOf(fen)}</b>
      {(per || from) && (
        <small>
          {per && ` / ${per}`}
          {from && ' 起'}
        </small>
      )}
    </span>
  );
}
