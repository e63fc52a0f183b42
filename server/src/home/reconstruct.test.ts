// Tries to work out withheld counts from everything that is public: the open statistics, their files and /wl/statistics.
import { getStatistics } from '@shuji/contract/home/calls';
import { smallestPublished } from '@shuji/contract/home/labels/open-statistics';
import { listOpenStatistics } from '@shuji/contract/home/open-statistics';
import type { OpenMonth } from '@shuji/contract/home/schema/open-statistics';
import { expect, test } from 'vitest';
import { boundsOf, type Equation } from '#test/feasible.ts';
import { listProduct } from '#test/listed-product.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { server, as, sql, providers } = centre;

const registered: Record<string, Record<string, number>> = {
  '2026-06': { transport: 7, health: 6 },
  '2026-07': { health: 1 },
  '2026-08': { transport: 8, health: 2, finance: 6 },
  '2026-09': { finance: 2, transport: 1 },
  '2026-10': { transport: 1, health: 1, finance: 1, energy: 2 },
};
const labels = new Map(
  (await sql<{ value: string; label: string }[]>`select value, label from dict_item where dict = 'industry'`).map(
    ({ value, label }) => [value, label],
  ),
);
for (const [month, industries] of Object.entries(registered))
  for (const [industry, count] of Object.entries(industries))
    for (let one = 0; one < count; one += 1) await plant(month, industry);

/** A registered product; only its month and industry matter here. */
async function plant(month: string, industry: string): Promise<void> {
  const id = await listProduct(centre, { name: `${month} ${industry} ${Math.random().toString(36).slice(2, 8)}` });
  await sql`update product set industry = ${industry}, registered_at = ${`${month}-15T02:00:00Z`} where id = ${id}`;
}

/** What anyone learns on a day: the sums of products that are public, over cells named by month and industry. */
async function learn(day: string): Promise<Equation[]> {
  providers.setClock(new Date(`${day}T04:00:00Z`));
  const [open, home] = [await as('visitor')(listOpenStatistics, {}), await as('visitor')(getStatistics, {})];
  const csv = (await server.inject(`/statistics.csv?at=${day}`)).body;
  const json = JSON.parse((await server.inject(`/statistics.json?at=${day}`)).body) as { months: OpenMonth[] };
  const cellsOf = ({ month, industries }: OpenMonth) =>
    industries.filter(({ products }) => products !== 0).map(({ industry }) => `${month} ${industry}`);
  const monthly = (months: readonly OpenMonth[]) =>
    months.flatMap((month) => [
      ...sumOf(cellsOf(month), month.total.products),
      ...month.industries.flatMap(({ industry, products }) => sumOf([`${month.month} ${industry}`], products)),
    ]);
  const byMonth = new Map(open.map((month) => [month.month, cellsOf(month)]));
  const until = (last: string) => [...byMonth].flatMap(([month, cells]) => (month <= last ? cells : []));
  const year = home.months.flatMap(({ month, products, productsSoFar }) => [
    ...sumOf(byMonth.get(month) ?? [], products),
    ...sumOf(until(month), productsSoFar),
  ]);
  const lines = csv
    .split('\r\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => line.replaceAll('"', '').split(','));
  const inFile = lines.flatMap(([month = '', industry = '', products]) =>
    sumOf(industry === '全部行业' ? (byMonth.get(month) ?? []) : [`${month} ${industry}`], Number(products)),
  );
  return [...monthly(open), ...monthly(json.months), ...year, ...inFile].filter(({ cells }) => cells.length > 0);
}

function sumOf(cells: string[], sum: number | null): Equation[] {
  return sum === null || Number.isNaN(sum) || sum === 0 ? [] : [{ cells, sum }];
}

test('no withheld count can be worked out from all that is public, in one publication or in the next', async () => {
  const days = ['2026-07-03', '2026-08-01', '2026-09-02', '2026-10-01', '2026-11-01', '2026-11-21'];
  const known: Equation[] = [];
  for (const day of days) known.push(...(await learn(day)));
  const bounds = boundsOf(known);
  const revealed = Object.entries(registered).flatMap(([month, industries]) =>
    Object.entries(industries).flatMap(([industry, count]) => {
      const { least, most } = bounds.get(`${month} ${labels.get(industry) ?? industry}`) ?? {
        least: 1,
        most: Infinity,
      };
      const isOpen = count < smallestPublished && most - least < smallestPublished - 2;
      return isOpen ? [`${month} ${industry}: ${least}–${most}`] : [];
    }),
  );
  expect(revealed).toEqual([]);
  // Otherwise nothing could be worked out because nothing is published.
  expect(known.some(({ cells }) => cells.length > 1)).toBe(true);
});
