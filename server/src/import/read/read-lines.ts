// A file as records, each with the number by which its own program knows it.
import { extname } from 'node:path';
import { parse } from 'csv-parse/sync';
import { readDcat } from '#src/dcat/read.ts';
import type { FileRecord } from '#src/import/catalogue.ts';
import { decode } from '#src/spreadsheet/decode.ts';
import { rearm } from '#src/spreadsheet/safe.ts';
import { separatorOf } from '#src/spreadsheet/separator.ts';
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

export interface Reading {
  lines: Line[];
  /** Null for a workbook, which says its own. */
  encoding: string | null;
}

/** Reads a whole file; rows that hold nothing are passed over. Throws Unreadable, for a file without data too. */
export async function readLines(name: string, bytes: Buffer): Promise<Reading> {
  const reading = await readAny(extname(name).toLowerCase(), bytes);
  if (reading.lines.length === 0)
    throw new Unreadable('文件里没有数据行：第一行应为表头，其下每行一个产品；JSON 应为对象的列表，或每行一个对象。');
  return reading;
}

async function readAny(kind: string, bytes: Buffer): Promise<Reading> {
  if (kind === '.xlsx') return { lines: await sheetLines(bytes), encoding: null };
  const isCsv = kind === '.csv';
  if (!isCsv && !['.jsonl', '.ndjson', '.json', '.jsonld'].includes(kind))
    throw new Unreadable(`只能导入 .xlsx、.csv、.jsonl、.json 或 .jsonld 文件，现在是“${kind || '没有扩展名'}”。`);
  refuseLongLines(bytes, kind === '.json' || kind === '.jsonld' ? longestDocument : longestLine);
  const { text, encoding } = decode(bytes);
  return { lines: isCsv ? csvLines(text) : await jsonLines(text), encoding };
}

const longestLine = 1024 * 1024;
/** A JSON document may be one line. */
const longestDocument = 32 * longestLine;

/** Before it is decoded: text and records of a line take ten times its room. */
function refuseLongLines(bytes: Buffer, most: number): void {
  for (let [from, number] = [0, 1]; from < bytes.length; number += 1) {
    const end = bytes.indexOf(0x0a, from);
    const next = end < 0 ? bytes.length : end + 1;
    if (next - from > most) throw new Unreadable(`第 ${number} 行超过 ${most / 1024 / 1024} MB，请检查文件内容。`);
    from = next;
  }
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
      delimiter: separatorOf(text),
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
  if (cells.slice(heading.length).some((cell) => (cell ?? '').trim() !== '')) {
    const problem = `表头有 ${heading.length} 列，这一行有 ${cells.length} 格；文字里有分隔符的，请用双引号括起来`;
    return [{ number, record: null, problem }];
  }
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
    return text.split('\n').flatMap((line, at) => (line.trim() === '' ? [] : [recordLine(at + 1, wholeOf(line))]));
  }
  if (isRecord(whole) && ('@context' in whole || '@graph' in whole)) {
    if (isDeeper(whole, deepest)) throw new Unreadable(`JSON 超过 ${deepest} 层，请检查文件内容。`);
    return numberLines(await readDcat(whole));
  }
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
  if (isRecord(record) && !isDeeper(record, deepest)) return { number, record, problem: '' };
  const problem = record === undefined ? '不是有效的 JSON' : isRecord(record) ? `超过 ${deepest} 层` : '不是 JSON 对象';
  return { number, record: null, problem };
}

/** A product's record has three levels; a deep one would exhaust the stack of whatever walks it. */
const deepest = 20;

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((one) => isDeeper(one, levels - 1));
}

function wholeOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
