import { unitOfMode } from '@shuji/contract/market/labels';
import type { ProductPrice as Priced } from '@shuji/contract/product/schema';
import { perOf, unitPriceWords } from '#app/product/labels.ts';
import { Price } from '#app/ui/plain/Price.tsx';

/** A product's lowest price; packs and months also as the price of one call or year, by which the market compares. */
export function ProductPrice({ product }: { product: Priced }) {
  const { priceMode, priceFrom, priceVaries, unitPrice } = product;
  const isConverted = priceMode === 'callPack' || priceMode === 'monthly';
  return (
    <span className="stack" data-gap="0">
      <Price fen={priceFrom} from={priceVaries} per={perOf(product)} />
      {isConverted && unitPrice !== null && (
        <small className="muted">
          折合 {unitPriceWords(unitPrice)} / {unitOfMode[priceMode] === 'call' ? '次' : '年'}
        </small>
      )}
    </span>
  );
}
