// The database that counts: DuckDB in memory, with an end to what it may take.
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';

type Rows = Record<string, string | null>[];

export async function openTables(): Promise<DuckDBConnection> {
  const instance = await DuckDBInstance.create(':memory:', {
    memory_limit: '512MB',
    threads: '2',
    // Data above the limit is dropped; it must not fill the disk.
    temp_directory: '',
    autoload_known_extensions: 'false',
    autoinstall_known_extensions: 'false',
  });
  return instance.connect();
}

export async function ask(db: DuckDBConnection, sql: string): Promise<Rows> {
  const reader = await db.runAndReadAll(sql);
  return reader
    .getRowObjects()
    .map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value === null ? null : String(value)])),
    );
}
