// The price of a product over time, and the range at which similar products were settled.
import { type PriceUnit, unitOfMode } from '@shuji/contract/market/labels';
import { fewestSettled, type getPriceRecord as getPriceRecordCall } from '@shuji/contract/order/price-record';
import type { PriceRecord, SettledRange } from '@shuji/contract/order/schema/price-record';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { lowestPrice, unitPrice } from '#src/product/rules.ts';
import { findPriced, listPrices, listSettled, type PricedProduct, type SettledDeal } from './queries-price.ts';

export const getPriceRecord: Handler<typeof getPriceRecordCall> = async ({ id }, { db, now }) => {
  const product = await findPriced(db, id);
  ensure(product, 'product.notFound');
  const [versions, deals] = await Promise.all([listPrices(db, id), listSettled(db, product, now)]);
  const unit = unitOfMode[product.priceMode] ?? null;
  return {
    history: changesOf(
      versions.map(({ at, version, priceMode, tiers }) => ({
        at,
        version,
        priceMode,
        priceFrom: lowestPrice({ priceMode, tiers }),
      })),
    ),
    unit,
    settled: unit && rangeOf(product, deals, (deal) => settledPrice(deal, unit)),
    negotiated: rangeOf(product, deals, ({ priceMode, amount }) => (priceMode === 'negotiable' ? amount : null)),
  };
};

type History = PriceRecord['history'];

function changesOf(versions: History): History {
  return versions
    .filter((one, at) => {
      const before = versions[at - 1];
      return !before || before.priceMode !== one.priceMode || before.priceFrom !== one.priceFrom;
    })
    .toReversed();
}

function settledPrice({ priceMode, tier }: SettledDeal, unit: PriceUnit): number | null {
  return tier && unitOfMode[priceMode] === unit ? unitPrice({ priceMode, tiers: [{ ...tier }] }) : null;
}

/** The range within the same industry or, where that has too few deals, within the type. */
export function rangeOf(
  { industry }: Pick<PricedProduct, 'industry'>,
  deals: readonly SettledDeal[],
  priceOf: (deal: SettledDeal) => number | null,
): SettledRange {
  const inIndustry = rangeWithin(
    deals.filter((deal) => deal.industry === industry),
    priceOf,
  );
  if (inIndustry) return { ...inIndustry, scope: 'industry' };
  const inType = rangeWithin(deals, priceOf);
  return inType && { ...inType, scope: 'type' };
}

function rangeWithin(deals: readonly SettledDeal[], priceOf: (deal: SettledDeal) => number | null) {
  const priced = deals.flatMap((deal) => {
    const price = priceOf(deal);
    return price === null ? [] : [{ price, supplier: deal.supplier }];
  });
  const suppliers = new Set(priced.map(({ supplier }) => supplier)).size;
  if (priced.length < fewestSettled.deals || suppliers < fewestSettled.suppliers) return null;
  const prices = priced.map(({ price }) => price).sort((one, other) => one - other);
  const at = (part: number) => prices[Math.round(part * (prices.length - 1))] as number;
  return { deals: priced.length, low: rounded(at(0.25), Math.floor), high: rounded(at(0.75), Math.ceil) };
}

/** To two digits, so that a range does not name a deal's price. */
function rounded(fen: number, round: (value: number) => number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, fen))) - 1);
  return round(fen / step) * step;
}
