// One cell of a table and the value of the form it stands for: each kind is parsed and printed side by side.
import type { CellKind, ImportColumn, Part } from '@shuji/contract/product/import-columns';
import type { Cell } from '#src/spreadsheet/write.ts';
import { codeFor, labelFor, listFor, regionFor, regionLabel, type WordLists } from './import-columns.ts';
import { joinList, joinTable, splitList, splitTable } from './read/separated.ts';

/** Why a cell is not what its column holds. */
export class Misfit extends Error {}

type Field = ImportColumn | Part;

interface Codec {
  /** The value of a text that is not blank; throws Misfit. */
  parse: (text: string, field: Field, words: WordLists) => unknown;
  print: (value: string, field: Field, words: WordLists) => string;
}

const plain = (value: string) => value;

/** The kinds of one value; those of several have lists of them. */
const codecs: Record<Exclude<CellKind, 'choices' | 'words' | 'regions' | 'table'> | 'region', Codec> = {
  text: { parse: plain, print: plain },
  rich: { parse: plain, print: plain },
  file: { parse: plain, print: plain },
  choice: { parse: parseChoice, print: (code, field, words) => labelFor(listFor(field, words), code) },
  yes: { parse: parseYes, print: (value) => (value === 'true' ? '是' : '否') },
  whole: { parse: parseWhole, print: plain },
  bytes: { parse: parseBytes, print: plain },
  money: { parse: parseFen, print: printFen },
  day: { parse: parseDay, print: plain },
  region: { parse: parseRegion, print: regionLabel },
};

const itemOf = { choices: codecs.choice, words: codecs.text, regions: codecs.region } as const;

/** A value of a file: text of a sheet, or whatever JSON holds. Empty gives undefined: the field is cleared. */
export function parseCell(value: unknown, column: ImportColumn, words: WordLists): unknown {
  if (value === null || value === undefined || value === '') return undefined;
  const { kind } = column;
  if (kind === 'table') return parseTable(value, column, words);
  if (kind === 'choices' || kind === 'words' || kind === 'regions')
    return itemsOf(value, column, words).map((item) => itemOf[kind].parse(item, column, words));
  if (typeof value === 'object') throw new Misfit('应为一个值，不能是列表或对象');
  return parseText(String(value), column, codecs[kind], words);
}

/** The cell of a value that is no file. */
export function printCell(value: unknown, column: ImportColumn, words: WordLists): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return value;
  const { kind, parts = [] } = column;
  if (kind === 'table') {
    const rows = value as Record<string, unknown>[];
    return joinTable(rows.map((row) => parts.map((part) => printPart(row[part.name], part, words)))) || null;
  }
  if (kind === 'choices' || kind === 'words' || kind === 'regions')
    return joinList((value as string[]).map((item) => itemOf[kind].print(item, column, words))) || null;
  return codecs[kind].print(String(value), column, words) || null;
}

function parseText(text: string, field: Field, { parse }: Codec, words: WordLists): unknown {
  const trimmed = text.trim();
  return trimmed === '' ? undefined : parse(field.kind === 'rich' ? text : trimmed, field, words);
}

function printPart(value: unknown, part: Part, words: WordLists): string {
  return value === null || value === undefined ? '' : codecs[part.kind].print(String(value), part, words);
}

function itemsOf(value: unknown, column: ImportColumn, words: WordLists): string[] {
  const items = Array.isArray(value) ? value.map((one) => String(one).trim()) : null;
  if (column.kind !== 'choices') return items?.filter((one) => one !== '') ?? splitList(String(value));
  if (items) return items;
  const list = listFor(column, words);
  // A label may hold a comma itself, as 农、林、牧、渔业 does.
  const whole = String(value)
    .split(/[;；|｜\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  return whole.flatMap((one) => (codeFor(list, one) === null ? splitList(one) : [one]));
}

function parseTable(value: unknown, { parts = [], label }: ImportColumn, words: WordLists): Record<string, unknown>[] {
  if (Array.isArray(value)) {
    // JSON speaks as the API does: codes, and money in fen.
    if (value.some((row) => typeof row !== 'object' || row === null)) throw new Misfit(`${label}应为对象的列表`);
    return value as Record<string, unknown>[];
  }
  return splitTable(String(value)).map((cells, at) => {
    if (cells.length > parts.length)
      throw new Misfit(`第 ${at + 1} 行应为 ${parts.length} 段，实为 ${cells.length} 段；文字里的竖线请写作 \\|`);
    return Object.fromEntries(parts.flatMap((part, column) => parsePart(part, cells[column] ?? '', words, at + 1)));
  });
}

function parsePart(part: Part, cell: string, words: WordLists, line: number) {
  try {
    const value = parseText(cell, part, codecs[part.kind], words) ?? (part.kind === 'text' ? '' : undefined);
    return value === undefined ? [] : [[part.name, value] as const];
  } catch (error) {
    throw error instanceof Misfit ? new Misfit(`第 ${line} 行的${part.label}：${error.message}`) : error;
  }
}

const mostNamed = 30;

function parseChoice(text: string, field: Field, words: WordLists): string {
  const list = listFor(field, words);
  const code = codeFor(list, text);
  if (code !== null) return code;
  const names = [...list.codeOf.keys()];
  const more = names.length > mostNamed ? ' 等' : '';
  throw new Misfit(`没有“${shorten(text)}”这一项，可填：${names.slice(0, mostNamed).join('、')}${more}`);
}

function parseRegion(text: string): string {
  const code = regionFor(text);
  if (code !== null) return code;
  throw new Misfit(`没有“${shorten(text)}”这个行政区划，请写全称（如 广西壮族自治区南宁市）或六位代码`);
}

function shorten(text: string): string {
  return text.length > 30 ? `${text.slice(0, 30)}…` : text;
}

const yesWords = ['是', '有', '支持', 'true', 'yes', 'y', '1'];
const noWords = ['否', '无', '不支持', 'false', 'no', 'n', '0'];

function parseYes(text: string): boolean {
  if (yesWords.includes(text.toLowerCase())) return true;
  if (noWords.includes(text.toLowerCase())) return false;
  throw new Misfit('请填是或否');
}

function parseWhole(text: string): number {
  const plain = text.replace(/[,，\s]/g, '');
  if (!/^\d{1,16}(\.0+)?$/.test(plain)) throw new Misfit(`“${shorten(text)}”不是整数`);
  return Number(plain);
}

const units = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'];

function parseBytes(text: string): number {
  const [, figure = '', unit = ''] = /^([\d,]+(?:\.\d+)?)\s*([KMGTP]?B)$/i.exec(text) ?? [];
  if (unit === '') return parseWhole(text);
  return Math.round(Number(figure.replaceAll(',', '')) * 1024 ** units.indexOf(unit.toUpperCase()));
}

function parseFen(text: string): number {
  const plain = text.replace(/[,，\s¥￥元]/g, '');
  const [, yuan, cents = ''] = /^(\d{1,10})(?:\.(\d{1,2})0*)?$/.exec(plain) ?? [];
  if (yuan === undefined) throw new Misfit(`“${shorten(text)}”不是以元为单位、最多两位小数的金额`);
  return Number(yuan) * 100 + Number(cents.padEnd(2, '0'));
}

function parseDay(text: string): string {
  const [, year, month, day] = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})(?:日|[T ].*)?$/.exec(text) ?? [];
  if (!year || !month || !day) throw new Misfit(`“${shorten(text)}”不是日期，请写作 2026-01-31`);
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function printFen(text: string): string {
  const fen = Number(text);
  const cents = String(fen % 100).padStart(2, '0');
  return cents === '00' ? String(fen / 100) : `${Math.floor(fen / 100)}.${cents}`;
}
