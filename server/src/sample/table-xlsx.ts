// Excel: the first sheet.
import { Unreadable } from '#src/sheet/unreadable.ts';
import { cellText, openWorkbook } from '#src/sheet/workbook.ts';
import { BadRows, cellOf, columnNames, isHeading, type Table } from './table.ts';

export async function readXlsx(bytes: Buffer): Promise<Table> {
  const sheets = await openWorkbook(bytes, true);
  const [heading, ...rest] = sheets[0]?.rows ?? [];
  if (!heading) throw new Unreadable('Excel 的第一个工作表里没有数据。');
  const cells = heading.map(written);
  const headed = isHeading(cells);
  const columns = columnNames(headed ? cells : cells.map(() => null));
  const body = headed ? rest : [heading, ...rest];
  return { columns, rows: rowsOf(body, columns.length), bad: new BadRows(), encoding: null, sheets: sheets.length };
}

function* rowsOf(rows: unknown[][], width: number) {
  for (const row of rows) {
    const cells = row.slice(0, width).map(written);
    while (cells.length < width) cells.push(null);
    if (cells.some((cell) => cell !== null)) yield cells;
  }
}

function written(value: unknown): string | null {
  const text = cellText(value);
  return text === null ? null : cellOf(text);
}
