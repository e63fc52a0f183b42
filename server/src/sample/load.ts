// Lays a file out as the table `sample`, whatever it was written in.
import { readFile } from 'node:fs/promises';
import type { DuckDBConnection } from '@duckdb/node-api';
import { fill, fillFromParquet } from './measure.ts';
import type { Table } from './table.ts';
import { readCsv } from './table-csv.ts';
import { readJson } from './table-json.ts';
import { readXlsx } from './table-xlsx.ts';

const readers: Record<string, (bytes: Buffer) => Table | Promise<Table>> = {
  'text/csv': readCsv,
  'application/json': readJson,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': readXlsx,
};

export async function loadTable(db: DuckDBConnection, path: string, type: string): Promise<Omit<Table, 'rows'>> {
  const read = readers[type];
  if (!read) return fillFromParquet(db, path);
  const table = await read(await readFile(path));
  await fill(db, table);
  return table;
}
