// Excel: the first sheet.
import { Unreadable } from '#src/spreadsheet/unreadable.ts';
import { cellText, openWorkbook } from '#src/spreadsheet/workbook.ts';
import { BadRows, cellOf, columnNames, isHeading, type Table } from './table.ts';

export async function readXlsx(bytes: Buffer): Promise<Table> {
  const sheets = await openWorkbook(bytes, true);
  const [heading, ...rest] = sheets[0]?.rows ?? [];
  if (!heading) throw new Unreadable('Excel 的第一个工作表里没有数据。');
  const cells = heading.map(toCell);
  const headed = isHeading(cells);
  const columns = columnNames(headed ? cells : cells.map(() => null));
  const body = headed ? rest : [heading, ...rest];
  const bad = new BadRows();
  const firstLine = headed ? 2 : 1;
  return {
    columns,
    rows: rowsOf(body, { width: columns.length, firstLine, bad }),
    bad,
    encoding: null,
    sheets: sheets.length,
  };
}

function* rowsOf(rows: unknown[][], { width, firstLine, bad }: { width: number; firstLine: number; bad: BadRows }) {
  for (const [at, row] of rows.entries()) {
    const cells = row.map(toCell);
    while (cells.length < width) cells.push(null);
    if (cells.slice(width).some((cell) => cell !== null)) bad.add(at + firstLine, `数据多于表头的 ${width} 列`);
    else if (cells.some((cell) => cell !== null)) yield cells.slice(0, width);
  }
}

function toCell(value: unknown): string | null {
  const text = cellText(value);
  return text === null ? null : cellOf(text);
}
