// What the database tells of its own state.
import type { Db } from '#src/db/open.ts';

export interface DatabaseState {
  bytes: number;
  /** The newest migration that was run. */
  schema: string;
}

export async function readDatabaseState(db: Db): Promise<DatabaseState> {
  const [row] = await db<DatabaseState[]>`
    select pg_database_size(current_database()) as bytes, (select max(name) from schema_migration) as schema`;
  return row as DatabaseState;
}
