// JSON: a list of objects, an object that holds one such list, also inside an envelope, or one object a line.
import { decode } from '#src/spreadsheet/decode.ts';
import { Unreadable } from '#src/spreadsheet/unreadable.ts';
import { BadRows, cellOf, columnNames, type Table } from './table.ts';

type Row = Record<string, unknown>;

const recordsLookedAt = 1000;
const envelopes = 3;

export function readJson(bytes: Buffer): Table {
  const { text, encoding } = decode(bytes);
  const bad = new BadRows();
  const records = wholeList(text, bad) ?? lines(text, bad);
  if (records.length === 0) throw new Unreadable('没有找到记录：JSON 样例需是对象的数组，或每行一个对象。');
  const keys = [...new Set(records.slice(0, recordsLookedAt).flatMap((record) => Object.keys(record)))];
  const columns = columnNames(keys);
  return { columns, rows: rowsOf(records, keys, bad), bad, encoding, sheets: null };
}

function* rowsOf(records: Row[], keys: string[], bad: BadRows) {
  const headings = new Set(keys);
  for (const [at, record] of records.entries()) {
    const stray = Object.keys(record).find((key) => !headings.has(key));
    if (stray === undefined) yield keys.map((key) => toCell(record[key]));
    else bad.add(at + 1, `字段“${stray.slice(0, 60)}”在前 ${recordsLookedAt} 条里没有出现过`);
  }
}

function toCell(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return cellOf(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

function wholeList(text: string, bad: BadRows): Row[] | null {
  const whole = parseJson(text);
  if (whole === undefined) return null;
  if (Array.isArray(whole)) return objectsOf(whole, bad);
  if (!isRow(whole)) return [];
  const list = listIn(whole);
  return list ? objectsOf(list, bad) : [whole];
}

/** The list of records in an interface's reply: `{rows: […]}`, `{code, data: {total, rows: […]}}`. The nearest counts. */
function listIn(reply: Row): unknown[] | undefined {
  let level = [reply];
  for (let depth = 0; depth < envelopes; depth += 1) {
    const values = level.flatMap((one) => Object.values(one));
    const list = values.find((value): value is unknown[] => Array.isArray(value) && value.some(isRow));
    if (list) return list;
    level = values.filter(isRow);
  }
  return undefined;
}

function objectsOf(list: unknown[], bad: BadRows): Row[] {
  return list.flatMap((item, at): Row[] => {
    if (isRow(item)) return [item];
    bad.add(at + 1, '这一项不是对象');
    return [];
  });
}

function lines(text: string, bad: BadRows): Row[] {
  const rows = text.split('\n').flatMap((line, at): Row[] => {
    if (line.trim() === '') return [];
    const row = parseJson(line);
    if (isRow(row)) return [row];
    bad.add(at + 1, '这一行不是有效的 JSON 对象');
    return [];
  });
  if (rows.length === 0) throw new Unreadable('JSON 格式有误，无法读取。');
  return rows;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
