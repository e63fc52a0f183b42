// Cells as a spreadsheet puts them on the clipboard: tabs between, quotes around what holds a line break.

export interface PastedRow {
  /** Its first line in the paste, from 1. */
  line: number;
  cells: string[];
}

/** Falls back to commas, and to two spaces, where there are no tabs. */
export function cellsOf(pasted: string): PastedRow[] {
  const text = pasted.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  if (text.includes('\t')) return split(text, /^\t/);
  if (/[,，]/.test(text)) return split(text, /^[,，]/);
  return split(text, /^ {2,}/);
}

function split(text: string, between: RegExp): PastedRow[] {
  const rows: PastedRow[] = [];
  let row: PastedRow = { line: 1, cells: [] };
  let cell = '';
  let line = 1;
  let isQuoted = false;
  const endCell = () => {
    row.cells.push(cell.trim());
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] as string;
    if (sign === '\n') line += 1;
    if (isQuoted) {
      if (sign !== '"') cell += sign === '\n' ? ' ' : sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
      continue;
    }
    const gap = between.exec(text.slice(at, at + 40))?.[0];
    if (sign === '"' && cell.trim() === '' && closes(text, at)) isQuoted = true;
    else if (gap) {
      endCell();
      at += gap.length - 1;
    } else if (sign === '\n') {
      endCell();
      rows.push(row);
      row = { line, cells: [] };
    } else cell += sign;
  }
  endCell();
  rows.push(row);
  return rows;
}

// A lone quotation mark is only a sign: it must not swallow the rest of the paste.
function closes(text: string, at: number): boolean {
  return text.indexOf('"', at + 1) > at;
}
