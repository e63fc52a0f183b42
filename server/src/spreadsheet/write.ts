// Tables as files that open in any spreadsheet and run nothing there.
import type { Cell as ExcelCell } from 'write-excel-file/node';
import { disarm } from './safe.ts';

export type Cell = string | number | null;

export interface Sheet {
  name: string;
  /** The first row is the heading. */
  rows: Cell[][];
  /** In characters, by column; what is missing is as wide as its heading asks. */
  widths?: number[];
}

/** CSV as Excel expects it: UTF-8 with its mark, every text quoted. */
export function writeCsv(rows: readonly (readonly Cell[])[]): Buffer {
  const lines = rows.map((row) => row.map(quote).join(','));
  return Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`);
}

function quote(cell: Cell): string {
  if (cell === null) return '';
  return typeof cell === 'number' ? String(cell) : `"${disarm(cell).replaceAll('"', '""')}"`;
}

export async function writeXlsx(sheets: readonly Sheet[]): Promise<Buffer> {
  const { default: writeExcel } = await import('write-excel-file/node');
  const file = writeExcel(
    sheets.map(({ name, rows, widths }) => {
      const split = continuationRows(rows);
      const [heading = [], ...body] = split;
      return {
        sheet: name,
        data: [heading.map(headingCell), ...body.map((row) => row.map(excelCell))],
        columns: heading.map((cell, at) => ({ width: widths?.[at] ?? widthOf(cell) })),
        stickyRowsCount: 1,
      };
    }),
  );
  return file.toBuffer();
}

const widest = 40;

// A Chinese character takes the room of two figures.
function widthOf(heading: Cell | undefined): number {
  return Math.min(widest, 4 + 2 * String(heading ?? '').length);
}

function headingCell(cell: Cell): ExcelCell {
  return { ...asCell(cell), fontWeight: 'bold', backgroundColor: '#e8eef7' };
}

function excelCell(cell: Cell): ExcelCell {
  return cell === null ? null : { ...asCell(cell), alignVertical: 'top' };
}

// Excel shows fifteen digits of a number and makes the rest noughts.
const mostDigits = 999_999_999_999_999;

function asCell(cell: Cell) {
  if (typeof cell === 'number' && Math.abs(cell) <= mostDigits) return { value: cell, type: Number } as const;
  return { value: escapeXml(disarm(String(cell ?? ''))), type: String } as const;
}

// The library looks texts up in a plain object, where these words stand already: spelt by their escape they do not.
const prototypeNames = new Set(Object.getOwnPropertyNames(Object.prototype));

// OOXML escapes characters that XML cannot hold or the library drops; text that looks like such an escape is escaped too.
function escapeXml(text: string): string {
  if (prototypeNames.has(text)) return `${escapeOf(text.slice(0, 1))}${text.slice(1)}`;
  return text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[^\P{Cc}\t\n]|\uFFFD|\p{Noncharacter_Code_Point}/gu, escapeOf);
}

function escapeOf(sign: string): string {
  return sign
    .split('')
    .map((unit) => `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .join('');
}

/** The most a cell of Excel holds, less a margin for escapes. */
const mostCharacters = 30_000;

/** Text too long for a cell continues in columns of its own, marked in their headings. */
function continuationRows(rows: readonly Cell[][]): Cell[][] {
  const parts = rows.map((row) => row.map(partsOf));
  const needed = (rows[0] ?? []).map((_, column) => Math.max(1, ...parts.map((row) => row[column]?.length ?? 1)));
  return parts.map((row, at) =>
    needed.flatMap((count, column) =>
      Array.from({ length: count }, (_, part) =>
        at === 0 && part > 0 ? continuation(String(rows[0]?.[column] ?? ''), part) : (row[column]?.[part] ?? null),
      ),
    ),
  );
}

function partsOf(cell: Cell): Cell[] {
  if (typeof cell !== 'string' || cell.length <= mostCharacters) return [cell];
  const parts: string[] = [];
  for (let at = 0; at < cell.length; ) {
    let end = Math.min(at + mostCharacters, cell.length);
    if (/[\uD800-\uDBFF]/.test(cell[end - 1] as string)) end -= 1;
    parts.push(cell.slice(at, end));
    at = end;
  }
  return parts;
}

function continuation(heading: string, part: number): string {
  return `${heading}（续${part}）`;
}

/** The heading that a continuing column belongs to; null for any other. */
export function continues(heading: string): string | null {
  return /^(.+)（续\d+）$/s.exec(heading)?.[1] ?? null;
}
