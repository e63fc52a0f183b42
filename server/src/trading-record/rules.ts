// Pure: what a record says of certificates and sums, and which link still opens it.
import type { ProductFacts, SaleFacts } from '@shuji/contract/certificate/schema';
import type { Disclosures } from '@shuji/contract/proof/entry';
import { chinaDay } from '@shuji/contract/time';
import { type RecordRole, recordMonths, recordRoles } from '@shuji/contract/trading-record/labels';
import type { RecordLink, TradingRecord } from '@shuji/contract/trading-record/schema';
import type { MonthOfDeals } from '#src/order/list/queries-party.ts';

/** The first month of a record and the moment it begins in China. */
export function firstMonth(now: Date): { month: string; since: string } {
  const today = chinaDay(now);
  const months = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - recordMonths;
  const month = `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
  return { month, since: startOf(month) };
}

/** The month after. */
export function nextMonth(month: string): string {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5, 7))];
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}

export function startOf(month: string): string {
  return `${month}-01T00:00:00+08:00`;
}

export function monthOf(moment: string): string {
  return chinaDay(new Date(moment)).slice(0, 7);
}

const shownOfProduct: (keyof ProductFacts)[] = [
  'productName',
  'productNumber',
  'productType',
  'holderName',
  'holderCode',
];
/** Of a deal nothing but the holder's own side: the other is neither named nor described. */
const shownOfDeal: Record<RecordRole, (keyof SaleFacts)[]> = {
  seller: ['productName', 'supplierName', 'supplierCode', 'delivery'],
  buyer: ['buyerName', 'buyerCode', 'delivery'],
};

/** The facts of a certificate that a record shows; `role` is the holder's side of a deal. */
export function shownDisclosures(disclosures: Disclosures, role: RecordRole | null): Disclosures {
  const shown: string[] = role ? shownOfDeal[role] : shownOfProduct;
  return Object.fromEntries(Object.entries(disclosures).filter(([field]) => shown.includes(field)));
}

export interface Deal {
  number: string;
  issuedAt: string;
  role: RecordRole;
  delivery: string;
}

/** Deals by month, side and way of delivery, the newest month first. */
export function dealLines(deals: readonly Deal[]): TradingRecord['deals'] {
  const lines = Map.groupBy(deals, ({ issuedAt, role, delivery }) => `${monthOf(issuedAt)} ${role} ${delivery}`);
  return [...lines.values()]
    .map(([first, ...more]) => {
      const { issuedAt, role, delivery, number } = first as Deal;
      return { month: monthOf(issuedAt), role, delivery, certificates: [number, ...more.map((one) => one.number)] };
    })
    .sort((one, other) => {
      if (one.month !== other.month) return one.month < other.month ? 1 : -1;
      return `${one.role} ${one.delivery}` < `${other.role} ${other.delivery}` ? 1 : -1;
    });
}

/**
 * What a side's deals came to, up to the last month whose end may be published: between two such months lie several deals,
 * so that whoever reads the record again and again works out the price of none. `publishable` is asked month by month.
 */
export function amountsOf(
  months: readonly MonthOfDeals[],
  publishable: (counts: number[][]) => { soFar: number | null }[],
): TradingRecord['amounts'] {
  return (Object.keys(recordRoles) as RecordRole[]).flatMap((role) => {
    const own = months.filter((one) => one.role === role);
    const last = publishable(own.map(({ count }) => [count])).findLastIndex(({ soFar }) => soFar !== null);
    const counted = own.slice(0, last + 1);
    const until = counted.at(-1)?.month;
    if (!until) return [];
    const sum = (of: 'count' | 'amount') => counted.reduce((total, one) => total + one[of], 0);
    return [{ role, until, count: sum('count'), amount: sum('amount') }];
  });
}

export function linkState(link: Pick<RecordLink, 'expiresAt' | 'withdrawnAt'>, now: Date): RecordLink['state'] {
  if (link.withdrawnAt !== null) return 'withdrawn';
  return new Date(link.expiresAt) <= now ? 'expired' : 'valid';
}
