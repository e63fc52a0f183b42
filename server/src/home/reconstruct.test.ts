// Tries to work out withheld figures from everything that is public: the open statistics, their files, /wl/statistics,
// the merchants' cards and directory, and the ranges of settled prices.
import { randomUUID } from 'node:crypto';
import { getStatistics } from '@shuji/contract/home/calls';
import { smallestPublished } from '@shuji/contract/home/labels/open-statistics';
import { listOpenStatistics } from '@shuji/contract/home/open-statistics';
import type { OpenMonth } from '@shuji/contract/home/schema/open-statistics';
import { getOwnMerchant } from '@shuji/contract/merchant/calls';
import { getMerchantCard, listMerchants } from '@shuji/contract/merchant/card';
import { getPriceRecord } from '@shuji/contract/order/price-record';
import { dayMs } from '@shuji/contract/time';
import { expect, test } from 'vitest';
import { floors } from '#src/site/suppress.ts';
import { dealUntil } from '#test/deal.ts';
import { boundsOf, type Equation } from '#test/feasible.ts';
import { listProduct } from '#test/listed-product.ts';
import { newcomer } from '#test/newcomers.ts';
import { aPublished } from '#test/offer.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { server, as, sql, providers } = centre;

const figures = ['products', 'demands', 'deals', 'dealAmount'] as const;
type Figure = (typeof figures)[number];
type Counts = Record<string, Record<string, number>>;

// Of transport's deals all are 李明's, of finance's none.
const planted: Record<Exclude<Figure, 'dealAmount'>, Counts> = {
  products: {
    '2026-06': { transport: 7, health: 6 },
    '2026-07': { health: 1 },
    '2026-08': { transport: 8, health: 2, finance: 6 },
    '2026-09': { finance: 2, transport: 1 },
    '2026-10': { transport: 1, health: 1, finance: 1, energy: 2 },
  },
  demands: {
    '2026-06': { transport: 1 },
    '2026-07': { transport: 9, finance: 3, energy: 5 },
    '2026-08': { finance: 4 },
    '2026-09': { transport: 2, health: 2 },
    '2026-10': { transport: 6 },
  },
  deals: {
    '2026-06': { transport: 6, finance: 7 },
    '2026-07': { transport: 4, finance: 9 },
    '2026-08': { transport: 9, finance: 2, health: 7 },
    '2026-09': { finance: 8 },
    '2026-10': { transport: 1, finance: 6, health: 5 },
  },
};

const labels = new Map(
  (await sql<{ value: string; label: string }[]>`select value, label from dict_item where dict = 'industry'`).map(
    ({ value, label }) => [value, label],
  ),
);
const { merchantId } = await as('li')(getOwnMerchant, {});
const sellers = await Promise.all(
  [1, 2, 3].map(async () => {
    const { accountId } = await newcomer(sql, 'trading');
    const [row] = await sql<{ partyId: string }[]>`select party_id from actor_fact where account_id = ${accountId}`;
    return row?.partyId ?? '';
  }),
);
const truth = new Map<string, number>();
const sold = new Map<string, string>();
await plant('products', async (industry, at) => {
  const id = await listProduct(centre, { name: `${at} ${industry} ${randomUUID().slice(0, 6)}` });
  await sql`update product set industry = ${industry}, registered_at = ${at} where id = ${id}`;
  sold.set(industry, id);
});
const demand = await aPublished(centre);
await plant('demands', async (industry, at) => {
  await copyOf('demand', demand, { industry, publishedAt: at, number: randomUUID() });
});
const deal = await dealUntil(centre, sold.get('transport') ?? '', 'completed');
let place = 0;
await plant('deals', async (industry, at) => {
  place += 1;
  const amount = 1_000_000 + place * 137_701;
  note('dealAmount', industry, at, amount);
  const seller = industry === 'transport' ? {} : { sellerPartyId: sellers[place % 3] };
  const signed = new Date(Date.parse(at) - 3 * dayMs).toISOString();
  const moments = { closedAt: at, signedAt: signed, buyerSignedAt: signed, sellerSignedAt: signed };
  const keys = { number: randomUUID(), idempotencyKey: randomUUID() };
  const id = await copyOf('trade_order', deal, {
    ...seller,
    ...moments,
    ...keys,
    amount,
    productId: sold.get(industry),
  });
  await sql`
    update trade_order set snapshot = snapshot || ${sql.json({ industry: labels.get(industry) ?? '' })} where id = ${id}`;
});
await sql`update trade_order set status = 'cancelled' where id = ${deal}`;

async function plant(figure: keyof typeof planted, one: (industry: string, at: string) => Promise<unknown>) {
  for (const [month, industries] of Object.entries(planted[figure]))
    for (const [industry, count] of Object.entries(industries))
      for (let nth = 0; nth < count; nth += 1) {
        note(figure, industry, month, 1);
        await one(industry, `${month}-15T02:00:00Z`);
      }
}

function note(figure: Figure, industry: string, month: string, value: number): void {
  const cell = `${figure} ${month.slice(0, 7)} ${labels.get(industry)}`;
  truth.set(cell, (truth.get(cell) ?? 0) + value);
}

async function copyOf(table: string, id: string, changes: object): Promise<string> {
  const copy = randomUUID();
  const named = Object.entries({ ...changes, id: copy }).map(([name, value]) => [
    name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    value,
  ]);
  await sql`
    insert into ${sql(table)}
    select (jsonb_populate_record(t, ${sql.json(Object.fromEntries(named))})).* from ${sql(table)} t where t.id = ${id}`;
  return copy;
}

/** The public sums of a day, over cells named by figure, month and industry. */
async function learn(day: string): Promise<Equation[]> {
  providers.setClock(new Date(`${day}T04:00:00Z`));
  await centre.runJob('turn-day');
  const visitor = as('visitor');
  const [open, home] = [await visitor(listOpenStatistics, {}), await visitor(getStatistics, {})];
  const csv = (await server.inject(`/statistics.csv?at=${day}`)).body;
  const json = JSON.parse((await server.inject(`/statistics.json?at=${day}`)).body) as { months: OpenMonth[] };
  const cellsOf = (figure: Figure, { month, industries }: OpenMonth) =>
    industries.filter((row) => row[figure] !== 0).map(({ industry }) => `${figure} ${month} ${industry}`);
  const ofMonth = (figure: Figure, month: string) => {
    const found = open.find((one) => one.month === month);
    return found ? cellsOf(figure, found) : [];
  };
  const until = (figure: Figure, last: string) =>
    open.flatMap((one) => (one.month <= last ? cellsOf(figure, one) : []));
  const monthly = (months: readonly OpenMonth[]) =>
    figures.flatMap((figure) =>
      months.flatMap((month) => [
        ...sumOf(cellsOf(figure, month), month.total[figure]),
        ...month.industries.flatMap((row) => sumOf([`${figure} ${month.month} ${row.industry}`], row[figure])),
      ]),
    );
  const year = home.months.flatMap(({ month, productsSoFar, demandsSoFar, ...counts }) => [
    ...(['products', 'demands', 'deals'] as const).flatMap((figure) => sumOf(ofMonth(figure, month), counts[figure])),
    ...sumOf(until('products', month), productsSoFar),
    ...sumOf(until('demands', month), demandsSoFar),
  ]);
  // Which month the totals end with is not said: each is tried.
  const totals = open.flatMap(({ month }) =>
    (['deals', 'dealAmount'] as const).flatMap((figure) => sumOf(until(figure, month), home.totals[figure])),
  );
  const sums = [...monthly(open), ...monthly(json.months), ...inFile(csv, ofMonth), ...year];
  return [...sums, ...[...totals, ...(await learnElsewhere(until))].filter(isTrue)];
}

function inFile(csv: string, ofMonth: (figure: Figure, month: string) => string[]): Equation[] {
  const lines = csv
    .split('\r\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => line.replaceAll('"', '').split(','));
  return lines.flatMap(([month = '', industry = '', ...values]) =>
    figures
      .slice(0, 3)
      .flatMap((figure, at) =>
        sumOf(
          industry === '全部行业' ? ofMonth(figure, month) : [`${figure} ${month} ${industry}`],
          Number(values[at]),
        ),
      ),
  );
}

/** Cards and prices, read in the worst way: all that an industry sells is its one supplier's, and in one unit. */
async function learnElsewhere(until: (figure: Figure, month: string) => string[]): Promise<Equation[]> {
  const visitor = as('visitor');
  const { dealsReached } = await visitor(getMerchantCard, { id: merchantId ?? '' });
  const { rows } = await visitor(listMerchants, { pageSize: 50 });
  const next = floors.find((floor) => floor > (dealsReached ?? 0)) ?? Infinity;
  const deals = until('deals', '9999');
  const ofIndustry = (industry: string) => deals.filter((cell) => cell.endsWith(` ${labels.get(industry)}`));
  const card = { cells: ofIndustry('transport'), sum: dealsReached ?? 0, most: next - 1 };
  const counts = await Promise.all(
    ['transport', 'finance', 'health'].map(async (industry) => {
      const record = await visitor(getPriceRecord, { id: sold.get(industry) ?? '' });
      return integersOf(record.settled).map((sum) => ({ cells: ofIndustry(industry), sum }));
    }),
  );
  // The directory gives no figure of deals.
  expect(rows.flatMap((row) => Object.keys(row).filter((name) => /deal|amount/i.test(name)))).toEqual([]);
  return [card, ...counts.flat()].filter(({ cells }) => cells.length > 0);
}

/** Every count in a reply; prices are sums of money, not of deals. */
function integersOf(reply: object | null): number[] {
  return Object.entries(reply ?? {}).flatMap(([name, value]) =>
    Number.isInteger(value) && name !== 'low' && name !== 'high' ? [value as number] : [],
  );
}

/** An assumption that is wrong leads astray: of those that are tried, the test takes the right ones. */
function isTrue({ cells, sum, most = sum }: Equation): boolean {
  const whole = cells.reduce((all, cell) => all + (truth.get(cell) ?? 0), 0);
  return sum <= whole && whole <= most;
}

function sumOf(cells: string[], sum: number | null): Equation[] {
  return sum === null || Number.isNaN(sum) || sum === 0 || cells.length === 0 ? [] : [{ cells, sum }];
}

/** The withheld cells that the equations narrow to fewer than four values, or to an amount within its half. */
function revealedBy(equations: readonly Equation[]): string[] {
  const bounds = boundsOf(equations);
  const isOpen = (cell: string) => {
    const { least, most } = bounds.get(cell) ?? { least: 1, most: Infinity };
    return cell.startsWith('dealAmount') ? most < 2 * least : most - least < smallestPublished - 2;
  };
  const small = [...truth].flatMap(([cell, count]) =>
    count < smallestPublished ? [cell, ...(cell.startsWith('deals') ? [cell.replace('deals', 'dealAmount')] : [])] : [],
  );
  return small.filter(isOpen).map((cell) => `${cell}: ${JSON.stringify(bounds.get(cell))}`);
}

test('no withheld figure can be worked out from all that is public, in one publication or in the next', async () => {
  const days = ['2026-07-03', '2026-08-01', '2026-09-02', '2026-10-01', '2026-11-01', '2026-11-21'];
  const known: Equation[] = [];
  for (const day of days) known.push(...(await learn(day)));
  expect(revealedBy(known)).toEqual([]);
  // Otherwise nothing could be worked out because nothing is published.
  for (const figure of figures)
    expect(known.some(({ cells }) => cells.length > 1 && cells[0]?.startsWith(figure))).toBe(true);
});
