// A file as records, each with the number by which its own program knows it.
import { extname } from 'node:path';
import { parse } from 'csv-parse/sync';
import { readDcat } from '#src/dcat/read.ts';
import type { FileRecord } from '#src/import/catalogue.ts';
import { decode } from '#src/spreadsheet/decode.ts';
import { rearm } from '#src/spreadsheet/safe.ts';
import { Unreadable } from '#src/spreadsheet/unreadable.ts';
import { cellText, openWorkbook } from '#src/spreadsheet/workbook.ts';
import { continues } from '#src/spreadsheet/write.ts';

export interface Line {
  /** The row of a sheet, the line of a text, the place in a list; from 1, with the heading counted. */
  number: number;
  /** Null for an unreadable line; `problem` is the reason. */
  record: FileRecord | null;
  problem: string;
}

/** Reads a whole file; rows that hold nothing are passed over. Throws Unreadable. */
export async function readLines(name: string, bytes: Buffer): Promise<Line[]> {
  const kind = extname(name).toLowerCase();
  if (kind === '.xlsx') return sheetLines(bytes);
  if (kind === '.csv') return csvLines(decode(bytes).text);
  if (['.jsonl', '.ndjson', '.json', '.jsonld'].includes(kind)) return jsonLines(decode(bytes).text);
  throw new Unreadable(`只能导入 .xlsx、.csv、.jsonl、.json 或 .jsonld 文件，现在是“${kind || '没有扩展名'}”。`);
}

/** The sheet that the template calls so; the first of any other file. */
export const sheetName = '产品';

async function sheetLines(bytes: Buffer): Promise<Line[]> {
  const sheets = await openWorkbook(bytes, false);
  const { rows } = sheets.find(({ name }) => name === sheetName) ?? sheets[0] ?? { rows: [] };
  const [heading = [], ...body] = rows.map((row) => row.map(cellText));
  return body.flatMap((cells, at) => lineOf(at + 2, heading, cells));
}

interface CsvRow {
  record: string[];
  info: { records: number };
}

function csvLines(text: string): Line[] {
  try {
    const rows = parse(text, {
      bom: true,
      info: true,
      relax_column_count: true,
    }) as unknown as CsvRow[];
    const [heading, ...body] = rows;
    return body.flatMap(({ record, info }) => lineOf(info.records, heading?.record ?? [], record));
  } catch (cause) {
    throw new Unreadable(`CSV 文件格式有误：${cause instanceof Error ? cause.message : cause}`);
  }
}

function lineOf(number: number, heading: readonly (string | null)[], cells: readonly (string | null)[]): Line[] {
  const texts = heading.map((_, column) => cells[column] ?? '');
  if (texts.every((text) => text.trim() === '')) return [];
  const record: Record<string, string> = {};
  for (const [column, name] of heading.entries()) {
    if (name === null || name.trim() === '') continue;
    const goesOn = continues(name.trim());
    const before = goesOn === null ? '' : (record[goesOn] ?? '');
    record[goesOn ?? name.trim()] = before + (texts[column] ?? '');
  }
  const fields = Object.entries(record).map(([name, text]) => [name, rearm(text)]);
  return [{ number, record: Object.fromEntries(fields), problem: '' }];
}

async function jsonLines(text: string): Promise<Line[]> {
  const whole = wholeOf(text);
  if (whole === undefined) {
    const lines = text.replace(/^\uFEFF/, '').split('\n');
    return lines.flatMap((line, at) => (line.trim() === '' ? [] : [recordLine(at + 1, wholeOf(line))]));
  }
  if (isRecord(whole) && ('@context' in whole || '@graph' in whole)) return numberLines(await readDcat(whole));
  if (Array.isArray(whole)) return numberLines(whole);
  if (!isRecord(whole)) throw new Unreadable('JSON 文件需是对象的列表，或每行一个对象。');
  const lists = Object.values(whole).filter(
    (value): value is unknown[] => Array.isArray(value) && value.length > 0 && value.every(isRecord),
  );
  return numberLines(lists.length === 1 && !('name' in whole) ? (lists[0] as unknown[]) : [whole]);
}

function numberLines(records: readonly unknown[]): Line[] {
  return records.map((record, at) => recordLine(at + 1, record));
}

function recordLine(number: number, record: unknown): Line {
  if (isRecord(record)) return { number, record, problem: '' };
  return { number, record: null, problem: record === undefined ? '不是有效的 JSON' : '不是 JSON 对象' };
}

function wholeOf(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
