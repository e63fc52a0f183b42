// The figures of a month, day by day, summed by the nouns that declare them.
import type * as calls from '@shuji/contract/desk/calls';
import { type MonthFigure, monthFigures } from '@shuji/contract/desk/labels';
import { chinaDay } from '@shuji/contract/time';
import type { Db } from '#src/db/open.ts';
import type { Handler } from '#src/http/feature.ts';
import type { MonthSums } from '#src/office/resource.ts';
import { daysOf, monthBefore } from './rules.ts';

const names = Object.keys(monthFigures) as MonthFigure[];

export const monthOf =
  (sums: MonthSums): Handler<typeof calls.getMonth> =>
  async ({ month }, { db, now }) => {
    const today = chinaDay(now);
    const chosenMonth = month ?? today.slice(0, 7);
    const monthDays = daysOf(chosenMonth);
    const [found, before] = await Promise.all([
      getSums(sums, db, monthDays),
      getSums(sums, db, daysOf(monthBefore(chosenMonth))),
    ]);
    const days = monthDays
      .filter((day) => day <= today)
      .map((day) => ({ day, ...figures((name) => found[name].get(day)) }));
    return { month: chosenMonth, days, total: totals(found), before: totals(before) };
  };

type Sums = Record<MonthFigure, Map<string, number>>;

async function getSums(sums: MonthSums, db: Db, days: readonly string[]): Promise<Sums> {
  const span = { from: days[0] as string, to: days.at(-1) as string };
  const read = names.map(async (name) => {
    const rows = await sums[name](db, span);
    return [name, new Map(rows.map(({ day, sum }) => [day, sum]))] as const;
  });
  return Object.fromEntries(await Promise.all(read)) as Sums;
}

function figures(sumOf: (name: MonthFigure) => number | undefined): Record<MonthFigure, number> {
  return Object.fromEntries(names.map((name) => [name, sumOf(name) ?? 0])) as Record<MonthFigure, number>;
}

function totals(found: Sums): Record<MonthFigure, number> {
  return figures((name) => [...found[name].values()].reduce((total, sum) => total + sum, 0));
}
