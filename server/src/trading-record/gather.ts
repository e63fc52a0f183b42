// A record made of what the nouns have: certificates, deals, updates, ratings, disputes and reviewed experience.
import type { SaleFacts } from '@shuji/contract/certificate/schema';
import { type ExperienceRole, experienceRole } from '@shuji/contract/experience/labels';
import type { OrderSide } from '@shuji/contract/order/labels';
import type { Disclosures } from '@shuji/contract/proof/entry';
import { chinaDay } from '@shuji/contract/time';
import type { RecordRole } from '@shuji/contract/trading-record/labels';
import type { TradingRecord } from '@shuji/contract/trading-record/schema';
import { listApprovedOf } from '#src/application/queries.ts';
import { openContent } from '#src/certificate/content.ts';
import type { CertificateRow } from '#src/certificate/queries.ts';
import { listDeals, listHeld } from '#src/certificate/queries-held.ts';
import { stateAt } from '#src/certificate/rules.ts';
import type { Db } from '#src/db/open.ts';
import { findMerchant, type Merchant } from '#src/merchant/queries.ts';
import { countPartyDisputes, sumPartyMonths } from '#src/order/list/queries-party.ts';
import { sumOfSupplier } from '#src/rating/queries.ts';
import { withholdMonths } from '#src/site/suppress.ts';
import { measuredOf } from '#src/update-report/measuring.ts';
import { listReportedBy } from '#src/update-report/queries.ts';
import { amountsOf, dealLines, firstMonth, monthOf, nextMonth, startOf } from './rules.ts';

/** The most deals of a record; of more, its first month is a later one. */
const mostDeals = 1_000;
const outsideShown = 100;

/** A certificate that the record rests on, with the holder's side of the deal; null for a product's. */
export interface Counted {
  row: CertificateRow;
  content: Disclosures;
  role: RecordRole | null;
}

/** The certificates of a record; `from` is its first month. */
export async function gatherCertificates(
  db: Db,
  partyId: string,
  now: Date,
): Promise<{ from: string; counted: Counted[] }> {
  const { month, since } = firstMonth(now);
  const held = await listHeld(db, partyId, since);
  const found = await listDeals(db, partyId, since, mostDeals + 1);
  const oldest = found.length > mostDeals ? found.at(-1) : undefined;
  const from = oldest ? nextMonth(monthOf(oldest.issuedAt)) : month;
  const deals = found.filter(({ issuedAt }) => monthOf(issuedAt) >= from);
  const roleOf = (row: CertificateRow): RecordRole => (row.holderPartyId === partyId ? 'seller' : 'buyer');
  const counted = [
    ...held.map((row) => ({ row, content: openContent(row), role: null })),
    ...deals.map((row) => ({ row, content: openContent(row), role: roleOf(row) })),
  ];
  return { from, counted };
}

/** The record of these certificates, as it is read and signed. */
export async function recordOf(
  db: Db,
  { partyId, name, creditCode, since }: Merchant,
  { from, counted }: { from: string; counted: Counted[] },
  now: Date,
): Promise<TradingRecord> {
  const months = await sumPartyMonths(db, partyId, startOf(chinaDay(now).slice(0, 7)));
  const outside = await listApprovedOf(db, 'experience', partyId, outsideShown);
  return {
    holder: { name, code: creditCode, since },
    from,
    certificates: counted.filter(({ role }) => role === null).map((one) => certificateLine(one, now)),
    deals: dealLines(
      counted.flatMap(({ row, content, role }) =>
        role ? [{ number: row.number, issuedAt: row.issuedAt, role, delivery: text(content, 'delivery') }] : [],
      ),
    ),
    amounts: amountsOf(months, withholdMonths),
    punctuality: await punctualityOf(db, partyId, now),
    ratings: await sumOfSupplier(db, partyId),
    disputes: disputeLines(await countPartyDisputes(db, partyId)),
    outside: outside.map(({ content, decidedAt }) => ({
      role: experienceRole[String(content.role) as ExperienceRole] ?? '',
      productName: String(content.productName ?? ''),
      dealtOn: String(content.dealtOn ?? ''),
      approvedAt: decidedAt ?? '',
    })),
  };
}

/** The record of a merchant whose entry stands; null of any other. */
export async function gatherRecord(db: Db, merchantId: string, now: Date): Promise<TradingRecord | null> {
  const merchant = await findMerchant(db, merchantId);
  return merchant && recordOf(db, merchant, await gatherCertificates(db, merchant.partyId, now), now);
}

function certificateLine({ row, content }: Counted, now: Date): TradingRecord['certificates'][number] {
  return {
    number: row.number,
    productName: text(content, 'productName'),
    productType: text(content, 'productType'),
    issuedAt: row.issuedAt,
    validUntil: row.validUntil,
    state: stateAt(row.state, row.validUntil, now),
  };
}

function text(content: Disclosures, field: keyof SaleFacts | 'productType'): string {
  return String(content[field]?.[1] ?? '');
}

async function punctualityOf(db: Db, partyId: string, now: Date): Promise<TradingRecord['punctuality']> {
  const lines: TradingRecord['punctuality'] = [];
  for (const { id, number, name } of await listReportedBy(db, partyId)) {
    const { year } = await measuredOf(db, id, now);
    if (year.due > 0) lines.push({ number, productName: name, ...year });
  }
  return lines;
}

function disputeLines(rows: Awaited<ReturnType<typeof countPartyDisputes>>): TradingRecord['disputes'] {
  const roles: OrderSide[] = ['seller', 'buyer'];
  return roles.flatMap((role) => {
    const own = rows.filter((row) => row.role === role);
    const having = (outcome: (typeof own)[number]['outcome']) => own.find((row) => row.outcome === outcome)?.count ?? 0;
    const raised = own.reduce((sum, { count }) => sum + count, 0);
    const [open, ...settled] = [null, 'continue', 'complete', 'cancel', 'withdraw'].map((one) =>
      having(one as (typeof own)[number]['outcome']),
    ) as [number, number, number, number, number];
    const [goesOn, complete, cancel, withdraw] = settled;
    return raised > 0 ? [{ role, raised, open, continue: goesOn, complete, cancel, withdraw }] : [];
  });
}
