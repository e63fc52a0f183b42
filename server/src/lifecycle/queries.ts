import type { Tx } from '#src/db/open.ts';

/** Appends one row to a noun's history; objects become jsonb. */
export async function insertEvent(db: Tx, table: `${string}_event`, event: object): Promise<void> {
  const columns = Object.entries(event).map(([name, value]) => [name, isJson(value) ? db.json(value) : value]);
  await db`insert into ${db(table)} ${db(Object.fromEntries(columns))}`;
}

function isJson(value: unknown): value is Record<string, never> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
