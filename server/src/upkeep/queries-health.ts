// The database's own health figures.
import type { Db } from '#src/db/open.ts';

export interface DatabaseState {
  bytes: number;
  /** The newest migration that was run. */
  schema: string;
}

export async function getDatabaseState(db: Db): Promise<DatabaseState> {
  const [row] = await db<DatabaseState[]>`
    select pg_database_size(current_database()) as bytes, (select max(name) from schema_migration) as schema`;
  return row as DatabaseState;
}

/** The program's own connections; PostgreSQL shows a role those of its own. */
export async function countConnections(db: Db): Promise<{ state: string; count: number }[]> {
  return db<{ state: string; count: number }[]>`
    select coalesce(state, 'unknown') as state, count(*) as count from pg_stat_activity
    where datname = current_database() and application_name like 'shuji%' group by 1`;
}
