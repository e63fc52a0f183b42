// A table as a reply: bytes under a name, in the requested format.

import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ExportFormat } from '@shuji/contract/export';
import { chinaMs } from '@shuji/contract/time';
import type { FileAnswer } from '#src/http/context.ts';
import { heavyWork } from '#src/overload/heavy-work.ts';
import { inThread } from '#src/overload/in-thread.ts';
import { type Sheet, writeCsv, writeXlsx } from './write.ts';

const types: Record<ExportFormat, string> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * Builds a table in its turn, reading included, so that only a few are held in memory. The file's name is given without
 * its ending; a CSV holds the first sheet.
 */
export function replyWithSheets(
  build: (signal: AbortSignal) => Promise<readonly Sheet[]>,
  name: string,
  format: ExportFormat,
): Promise<FileAnswer> {
  return heavyWork.export.run(async (signal) => {
    const sheets = await build(signal);
    signal.throwIfAborted();
    const bytes = format === 'csv' ? writeCsv(sheets[0]?.rows ?? []) : await writeXlsxApart(sheets, signal);
    const open = async () => Readable.from([bytes]);
    return { open, name: `${name}.${format}`, type: types[format], size: bytes.length };
  });
}

/** A moment on the centre's wall clock, as spreadsheets read it; empty for none. */
export function minuteInChina(moment: string | null): string {
  if (!moment) return '';
  return new Date(Date.parse(moment) + chinaMs).toISOString().slice(0, 16).replace('T', ' ');
}

const entry = join(import.meta.dirname, 'write-worker.ts');
/** Written quicker than a thread starts. */
const fewRows = 50;

/** Writes a workbook without holding up the event loop; a long one stops when the signal aborts. */
function writeXlsxApart(sheets: readonly Sheet[], signal: AbortSignal): Promise<Buffer> {
  if (sheets.every(({ rows }) => rows.length <= fewRows)) return writeXlsx(sheets);
  return inThread(entry, sheets, signal);
}
