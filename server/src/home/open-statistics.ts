// The open statistics: new entries of each whole month by industry, as far as they may be published.
import type { OpenFigures } from '@shuji/contract/home/open-statistics';
import type { OpenMonth } from '@shuji/contract/home/schema/open-statistics';
import { chinaDay } from '@shuji/contract/time';
import type { Db } from '#src/db/open.ts';
import { countPublishedByIndustry } from '#src/demand/queries-statistics.ts';
import type { ReadContext, User } from '#src/http/context.ts';
import { sumDealsByIndustry } from '#src/order/office/queries-statistics.ts';
import { countRegisteredByIndustry } from '#src/product/queries-statistics.ts';
import { getLabels } from '#src/site/queries.ts';
import { startOfMonth } from './rules.ts';
import { withhold } from './withhold.ts';

export async function listOpenStatistics(_: object, { db, now }: ReadContext<User | null>): Promise<OpenMonth[]> {
  return getOpenStatistics(db, now);
}

interface Counted {
  month: string;
  industry: string;
  count: number;
}

export async function getOpenStatistics(db: Db, now: Date): Promise<OpenMonth[]> {
  const before = startOfMonth(chinaDay(now).slice(0, 7));
  const [registered, published, dealt, labels] = await Promise.all([
    countRegisteredByIndustry(db, before),
    countPublishedByIndustry(db, before),
    sumDealsByIndustry(db, before),
    getLabels(db, 'industry'),
  ]);
  // Orders keep the industry in the words of their day.
  const inWords = (rows: readonly Counted[]) =>
    rows.map((row) => ({ ...row, industry: labels.get(row.industry) ?? row.industry }));
  const products = Map.groupBy(inWords(registered), ({ month }) => month);
  const demands = Map.groupBy(inWords(published), ({ month }) => month);
  const deals = Map.groupBy(dealt, ({ month }) => month);
  const months = new Set([...products.keys(), ...demands.keys(), ...deals.keys()]);
  const order = [...labels.values()];
  return [...months]
    .sort()
    .reverse()
    .map((month) =>
      monthOf(month, order, {
        products: products.get(month) ?? [],
        demands: demands.get(month) ?? [],
        deals: deals.get(month) ?? [],
      }),
    );
}

interface InMonth {
  products: readonly Counted[];
  demands: readonly Counted[];
  deals: readonly (Counted & { amount: number })[];
}

function monthOf(month: string, order: readonly string[], { products, demands, deals }: InMonth): OpenMonth {
  const present = new Set([...products, ...demands, ...deals].map(({ industry }) => industry));
  const industries = [
    ...order.filter((industry) => present.has(industry)),
    ...[...present].filter((one) => !order.includes(one)),
  ];
  const countsOf = (rows: readonly Counted[]) =>
    industries.map((industry) => rows.find((row) => row.industry === industry)?.count ?? 0);
  const withheld = {
    products: withhold(countsOf(products)),
    demands: withhold(countsOf(demands)),
    deals: withhold(countsOf(deals)),
  };
  const amountOf = (industry: string) => deals.find((row) => row.industry === industry)?.amount ?? 0;
  const total: OpenFigures = {
    products: withheld.products.total,
    demands: withheld.demands.total,
    deals: withheld.deals.total,
    dealAmount: withheld.deals.total === null ? null : deals.reduce((sum, { amount }) => sum + amount, 0),
  };
  return {
    month,
    total,
    industries: industries.map((industry, at) => ({
      industry,
      products: withheld.products.cells[at] ?? null,
      demands: withheld.demands.cells[at] ?? null,
      deals: withheld.deals.cells[at] ?? null,
      dealAmount: withheld.deals.cells[at] === null ? null : amountOf(industry),
    })),
  };
}
