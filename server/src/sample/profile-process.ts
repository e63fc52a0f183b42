// A process of its own for one file: whatever the file does to it, the centre goes on. Measures the table or, given a
// question, reads a page of it.

import type { SampleProfile } from '@shuji/contract/sample/schema';
import { Unreadable } from '#src/spreadsheet/unreadable.ts';
import { openTables } from './counting.ts';
import { loadTable } from './load.ts';
import { measure } from './measure.ts';
import { readRows, type TableQuestion, type TableRows } from './read-rows.ts';

const [path = '', type = '', question] = process.argv.slice(2);

async function answerOf(): Promise<SampleProfile | TableRows> {
  const db = await openTables();
  const table = await loadTable(db, path, type);
  return question === undefined ? measure(db, table) : readRows(db, JSON.parse(question) as TableQuestion);
}

const answer = await answerOf().catch((error: unknown): SampleProfile => {
  if (error instanceof Unreadable) return { status: 'failed', problem: error.message };
  throw error;
});
process.send?.(answer, () => process.exit(0));
