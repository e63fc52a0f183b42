// The figures of a month, day by day, put together from the nouns that count them.
import type * as calls from '@shuji/contract/desk/calls';
import type { MonthFigure } from '@shuji/contract/desk/labels';
import { chinaDay } from '@shuji/contract/time';
import { sumAccounts } from '#src/account/queries-statistics.ts';
import type { DaySum, Span } from '#src/db/by-day.ts';
import type { Db } from '#src/db/open.ts';
import { sumPublished } from '#src/demand/queries-statistics.ts';
import type { Handler } from '#src/http/feature.ts';
import { sumApplied, sumCompleted } from '#src/order/office/queries-statistics.ts';
import { sumRegistered } from '#src/product/queries-statistics.ts';
import { daysOf, monthBefore } from './rules.ts';

const sums: Record<MonthFigure, (db: Db, span: Span) => Promise<DaySum[]>> = {
  accounts: sumAccounts,
  products: sumRegistered,
  demands: sumPublished,
  orders: sumApplied,
  amount: sumCompleted,
};

const names = Object.keys(sums) as MonthFigure[];

export const getMonth: Handler<typeof calls.getMonth> = async ({ month }, { db, now }) => {
  const today = chinaDay(now);
  const chosenMonth = month ?? today.slice(0, 7);
  const monthDays = daysOf(chosenMonth);
  const [found, before] = await Promise.all([readSpan(db, monthDays), readSpan(db, daysOf(monthBefore(chosenMonth)))]);
  const days = monthDays
    .filter((day) => day <= today)
    .map((day) => ({ day, ...figures((name) => found[name].get(day)) }));
  return { month: chosenMonth, days, total: totals(found), before: totals(before) };
};

type Sums = Record<MonthFigure, Map<string, number>>;

async function readSpan(db: Db, days: readonly string[]): Promise<Sums> {
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
