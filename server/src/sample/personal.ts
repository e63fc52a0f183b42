// Searches a table for personal data: the database selects candidates, the rules decide.
import type { DuckDBConnection } from '@duckdb/node-api';
import { ask } from './counting.ts';
import { type Finding, findNumbers, type Hint, hintOf, numberPattern, type ValueCount } from './rules.ts';

const valuesLookedAt = 20_000;

/** The kind of personal data of each column, or null. */
export async function findPersonal(
  db: DuckDBConnection,
  columns: readonly string[],
  filled: readonly number[],
): Promise<(Finding | null)[]> {
  const numbers: (Finding | null)[] = [];
  const hints: { hint: Hint; count: number }[] = [];
  for (const [at, heading] of columns.entries()) {
    const suspects = await cellsOf(db, at, `regexp_matches(c${at}, '${numberPattern}')`);
    numbers.push(findNumbers(suspects, filled[at] as number));
    hints.push({ hint: hintOf(heading, await cellsOf(db, at, `c${at} is not null`)), count: filled[at] as number });
  }
  // A name alone identifies no person; with a number or an address it does.
  const isAboutPersons = numbers.some((one) => one !== null) || hints.some(({ hint }) => hint === 'address');
  const hasNames = hints.some(({ hint }) => hint === 'name');
  return numbers.map((found, at) => {
    const { hint, count } = hints[at] as { hint: Hint; count: number };
    if (found) return found;
    if (hint === 'name' && isAboutPersons) return { kind: 'name', count };
    return hint === 'address' && hasNames ? { kind: 'address', count } : null;
  });
}

async function cellsOf(db: DuckDBConnection, at: number, condition: string): Promise<ValueCount[]> {
  const rows = await ask(
    db,
    `select c${at} as value, count(*) as count from sample where ${condition} group by 1 limit ${valuesLookedAt}`,
  );
  return rows.map(({ value, count }) => ({ value: value ?? '', count: Number(count) }));
}
