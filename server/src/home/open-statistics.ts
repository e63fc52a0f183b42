// The open statistics: new entries of each whole month by industry, as far as they may be published. The figures of the
// home page are read from them.
import type { OpenFigures } from '@shuji/contract/home/open-statistics';
import type { MonthFigures } from '@shuji/contract/home/schema';
import type { OpenMonth } from '@shuji/contract/home/schema/open-statistics';
import { chinaDay } from '@shuji/contract/time';
import type { Db } from '#src/db/open.ts';
import { countPublishedByIndustry } from '#src/demand/queries-statistics.ts';
import type { ReadContext, User } from '#src/http/context.ts';
import { sumDealsByIndustry } from '#src/order/office/queries-statistics.ts';
import { countRegisteredByIndustry } from '#src/product/queries-statistics.ts';
import { getLabels } from '#src/site/queries.ts';
import { type WithheldMonth, withholdMonths } from '#src/site/suppress.ts';
import { monthsUpTo, startOfMonth } from './rules.ts';

export async function listOpenStatistics(_: object, { db, now }: ReadContext<User | null>): Promise<OpenMonth[]> {
  return getOpenStatistics(db, now);
}

interface Counted {
  month: string;
  industry: string;
  count: number;
  amount?: number;
}

interface Publication extends OpenMonth {
  /** From the beginning to the end of the month; null where it is withheld. */
  soFar: OpenFigures;
}

/** The newest month first. */
export async function getOpenStatistics(db: Db, now: Date): Promise<OpenMonth[]> {
  const months = await publish(db, now);
  return months.map(({ soFar: _, ...month }) => month).reverse();
}

/** The last twelve whole months, and everything so far. */
export async function getYear(db: Db, now: Date): Promise<{ months: MonthFigures[]; soFar: OpenFigures }> {
  const published = await publish(db, now);
  const months = monthsUpTo(chinaDay(now)).map((month) => {
    const upTo = published.findLast((one) => one.month <= month);
    const { products, demands, deals } = (upTo?.month === month && upTo.total) || nothing;
    const { products: productsSoFar, demands: demandsSoFar } = upTo?.soFar ?? nothing;
    return { month, products, demands, deals, productsSoFar, demandsSoFar };
  });
  // The newest sum that may be published: it says less than there is, and nothing of those that are withheld.
  const known = published.findLast(({ soFar }) => soFar.deals !== null)?.soFar ?? nothing;
  const latest = published.at(-1)?.soFar ?? nothing;
  const { deals, dealAmount } = known.deals === 0 && latest.deals !== 0 ? withheld : known;
  return { months, soFar: { ...nothing, deals, dealAmount } };
}

const nothing: OpenFigures = { products: 0, demands: 0, deals: 0, dealAmount: 0 };
const withheld = { deals: null, dealAmount: null };

/** The oldest month first. */
async function publish(db: Db, now: Date): Promise<Publication[]> {
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
  const rows = { products: inWords(registered), demands: inWords(published), deals: dealt };
  const all = [...rows.products, ...rows.demands, ...rows.deals];
  const months = [...new Set(all.map(({ month }) => month))].sort();
  const present = months.map((month) => inOrder([...labels.values()], all, month));
  const by = (counted: readonly Counted[]) =>
    withholdMonths(months.map((month, at) => columnOf(counted, month, present[at] ?? [])));
  const figures = { products: by(rows.products), demands: by(rows.demands), deals: by(rows.deals) };
  return months.map((month, at) =>
    publicationOf({
      month,
      industries: present[at] ?? [],
      products: figures.products[at] as WithheldMonth,
      demands: figures.demands[at] as WithheldMonth,
      deals: figures.deals[at] as WithheldMonth,
      amounts: dealt,
    }),
  );
}

/** The industries in which anything happened that month. */
function inOrder(order: readonly string[], rows: readonly Counted[], month: string): string[] {
  const present = new Set(rows.flatMap((row) => (row.month === month ? [row.industry] : [])));
  return [...order.filter((industry) => present.has(industry)), ...[...present].filter((one) => !order.includes(one))];
}

function columnOf(rows: readonly Counted[], month: string, industries: readonly string[]): number[] {
  const counts = new Map(rows.flatMap((row) => (row.month === month ? [[row.industry, row.count] as const] : [])));
  return industries.map((industry) => counts.get(industry) ?? 0);
}

interface Month {
  month: string;
  industries: readonly string[];
  products: WithheldMonth;
  demands: WithheldMonth;
  deals: WithheldMonth;
  /** Of all months. */
  amounts: readonly Counted[];
}

function publicationOf({ month, industries, products, demands, deals, amounts }: Month): Publication {
  const sumOf = (isOf: (row: Counted) => boolean) =>
    amounts.reduce((sum, row) => (isOf(row) ? sum + (row.amount ?? 0) : sum), 0);
  // An amount is withheld together with its count.
  const figures = (
    at: (one: WithheldMonth) => number | null | undefined,
    isOf: (row: Counted) => boolean,
  ): OpenFigures => {
    const count = at(deals) ?? null;
    const amount = count === null ? null : sumOf(isOf);
    return { products: at(products) ?? null, demands: at(demands) ?? null, deals: count, dealAmount: amount };
  };
  return {
    month,
    total: figures(
      ({ total }) => total,
      (row) => row.month === month,
    ),
    soFar: figures(
      ({ soFar }) => soFar,
      (row) => row.month <= month,
    ),
    industries: industries.map((industry, place) => ({
      industry,
      ...figures(
        ({ cells }) => cells[place],
        (row) => row.month === month && row.industry === industry,
      ),
    })),
  };
}
