// A process of its own for one file: whatever the file does to it, the centre goes on.

import { readFile } from 'node:fs/promises';
import type { SampleProfile } from '@shuji/contract/sample/schema';
import { Unreadable } from '#src/spreadsheet/unreadable.ts';
import { openTables } from './counting.ts';
import { fill, fillFromParquet, measure } from './measure.ts';
import type { Table } from './table.ts';
import { readCsv } from './table-csv.ts';
import { readJson } from './table-json.ts';
import { readXlsx } from './table-xlsx.ts';

const [path = '', type = ''] = process.argv.slice(2);

const readers: Record<string, (bytes: Buffer) => Table | Promise<Table>> = {
  'text/csv': readCsv,
  'application/json': readJson,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': readXlsx,
};

async function profile(): Promise<SampleProfile> {
  const db = await openTables();
  const read = readers[type];
  if (!read) return measure(db, await fillFromParquet(db, path));
  const table = await read(await readFile(path));
  await fill(db, table);
  return measure(db, table);
}

const answer = await profile().catch((error: unknown): SampleProfile => {
  if (error instanceof Unreadable) return { status: 'failed', problem: error.message };
  throw error;
});
process.send?.(answer, () => process.exit(0));
