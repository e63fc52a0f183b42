// The price of a product over time, and the range at which similar products were settled.
import { type PriceUnit, unitOfMode } from '@shuji/contract/market/labels';
import type { getPriceRecord as getPriceRecordCall } from '@shuji/contract/order/price-record';
import type { PriceRecord, SettledRange } from '@shuji/contract/order/schema/price-record';
import { type FormField, formFields, formLabelsOf } from '@shuji/contract/product/labels/fields';
import { chinaMonthStart } from '@shuji/contract/time';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { lowestPrice, unitPrice } from '#src/product/rules.ts';
import { rangeOf } from '#src/site/suppress.ts';
import {
  findPriced,
  listAlsoBought,
  listPrices,
  listSettled,
  type PricedProduct,
  type SettledDeal,
} from './queries-price.ts';

export const getPriceRecord: Handler<typeof getPriceRecordCall> = async ({ id }, { db, now }) => {
  const product = await findPriced(db, id);
  ensure(product, 'product.notFound');
  const until = chinaMonthStart(now);
  const [versions, deals, alsoBought] = await Promise.all([
    listPrices(db, id, publicFields),
    listSettled(db, product, until),
    listAlsoBought(db, id, until),
  ]);
  const labels = formLabelsOf(product.productType);
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
    versions: versions
      .map(({ at, version, changed }) => ({ at, version, changed: changed.map((field) => labels[field]) }))
      .toReversed(),
    alsoBought,
    unit,
    settled: unit && settledRange(product, deals, (deal) => settledPrice(deal, unit)),
    negotiated: settledRange(product, deals, ({ priceMode, amount }) => (priceMode === 'negotiable' ? amount : null)),
  };
};

/** Papers handed in for the review alone are no part of what is shown. */
const unshown: readonly FormField[] = ['sourceStatement', 'complianceReport', 'legalBasis', 'consentProof', 'contact'];
const publicFields = formFields.filter((field) => !unshown.includes(field));

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
export function settledRange(
  { industry }: Pick<PricedProduct, 'industry'>,
  deals: readonly SettledDeal[],
  priceOf: (deal: SettledDeal) => number | null,
): SettledRange {
  const priced = deals.flatMap((deal) => {
    const price = priceOf(deal);
    return price === null ? [] : [{ price, supplier: deal.supplier, industry: deal.industry }];
  });
  const inIndustry = rangeOf(priced.filter((deal) => deal.industry === industry));
  if (inIndustry) return { ...inIndustry, scope: 'industry' };
  const inType = rangeOf(priced);
  return inType && { ...inType, scope: 'type' };
}
