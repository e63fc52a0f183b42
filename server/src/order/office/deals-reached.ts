// A supplier's deals for its public card.
import { chinaMonthStart } from '@shuji/contract/time';
import type { Db } from '#src/db/open.ts';
import { reached, withhold } from '#src/site/suppress.ts';
import { countSoldByIndustry, sumDealsByIndustry } from './queries-statistics.ts';

/**
 * A round number that a supplier's completed deals have reached, null below the smallest. Only deals of months and
 * industries whose count is published are counted: an industry with one supplier would give away the withheld ones.
 */
export async function dealsReached(db: Db, partyId: string, now: Date): Promise<number | null> {
  const before = chinaMonthStart(now);
  const [all, own] = await Promise.all([sumDealsByIndustry(db, before), countSoldByIndustry(db, partyId, before)]);
  const open = new Set(
    [...Map.groupBy(all, ({ month }) => month).values()].flatMap((rows) => {
      const { cells } = withhold(rows.map(({ count }) => count));
      return rows.flatMap((row, at) => (cells[at] === null ? [] : [cellOf(row)]));
    }),
  );
  return reached(own.reduce((sum, row) => (open.has(cellOf(row)) ? sum + row.count : sum), 0));
}

function cellOf({ month, industry }: { month: string; industry: string }): string {
  return `${month} ${industry}`;
}
