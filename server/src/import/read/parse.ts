// Converts a cell to the form's value; a cell that has none gets a sentence.
import type { ImportColumn, Part } from '@shuji/contract/product/import-columns';
import { codeFor, listFor, regionFor, type WordLists } from '#src/import/import-columns.ts';
import { splitList, splitTable } from './separated.ts';

/** Why a cell is not what its column holds. */
export class Misfit extends Error {}

/** A value of a file: text of a sheet, or whatever JSON holds. Empty gives undefined: the field is cleared. */
export function parseCell(cell: unknown, column: ImportColumn, words: WordLists): unknown {
  if (cell === null || cell === undefined || cell === '') return undefined;
  if (column.kind === 'table') return tableOf(cell, column, words);
  if (column.kind === 'choices') return choicesOf(cell, column, words);
  if (column.kind === 'words') return listItems(cell);
  if (column.kind === 'regions') return regionsOf(cell);
  return oneOf(cell, column, words);
}

function oneOf(cell: unknown, field: ImportColumn | Part, words: WordLists): unknown {
  if (typeof cell === 'object') throw new Misfit('应为一个值，不能是列表或对象');
  const text = String(cell);
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  if (field.kind === 'choice') return choiceOf(trimmed, field, words);
  if (field.kind === 'yes') return yesOf(trimmed);
  if (field.kind === 'whole') return wholeOf(trimmed);
  if (field.kind === 'bytes') return bytesOf(trimmed);
  if (field.kind === 'money') return fenOf(trimmed);
  if (field.kind === 'day') return dayOf(trimmed);
  return field.kind === 'rich' ? text : trimmed;
}

const mostNamed = 30;

function choiceOf(cell: string, field: ImportColumn | Part, words: WordLists): string {
  const list = listFor(field, words);
  const code = codeFor(list, cell);
  if (code !== null) return code;
  const names = [...list.codeOf.keys()];
  const more = names.length > mostNamed ? ' 等' : '';
  throw new Misfit(`没有“${shorten(cell)}”这一项，可填：${names.slice(0, mostNamed).join('、')}${more}`);
}

function choicesOf(cell: unknown, column: ImportColumn, words: WordLists): string[] {
  if (Array.isArray(cell)) return cell.map((one) => choiceOf(String(one).trim(), column, words));
  const list = listFor(column, words);
  // A label may hold a comma itself, as 农、林、牧、渔业 does.
  const whole = String(cell)
    .split(/[;；|｜\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  return whole
    .flatMap((one) => (codeFor(list, one) === null ? splitList(one) : [one]))
    .map((one) => choiceOf(one, column, words));
}

function listItems(cell: unknown): string[] {
  return Array.isArray(cell)
    ? cell.map((one) => String(one).trim()).filter((one) => one !== '')
    : splitList(String(cell));
}

function regionsOf(cell: unknown): string[] {
  return listItems(cell).map((one) => {
    const code = regionFor(one);
    if (code === null)
      throw new Misfit(`没有“${shorten(one)}”这个行政区划，请写全称（如 广西壮族自治区南宁市）或六位代码`);
    return code;
  });
}

function tableOf(cell: unknown, { parts = [], label }: ImportColumn, words: WordLists): Record<string, unknown>[] {
  if (Array.isArray(cell)) {
    // JSON speaks as the API does: codes, and money in fen.
    if (cell.some((row) => typeof row !== 'object' || row === null)) throw new Misfit(`${label}应为对象的列表`);
    return cell as Record<string, unknown>[];
  }
  return splitTable(String(cell)).map((cells, at) => {
    if (cells.length > parts.length)
      throw new Misfit(`第 ${at + 1} 行应为 ${parts.length} 段，实为 ${cells.length} 段；文字里的竖线请写作 \\|`);
    return Object.fromEntries(parts.flatMap((part, column) => partOf(part, cells[column], { words, line: at + 1 })));
  });
}

function partOf(part: Part, cell: string | undefined, { words, line }: { words: WordLists; line: number }) {
  try {
    const value = oneOf(cell ?? '', part, words) ?? (part.kind === 'text' ? '' : undefined);
    return value === undefined ? [] : [[part.name, value] as const];
  } catch (error) {
    throw error instanceof Misfit ? new Misfit(`第 ${line} 行的${part.label}：${error.message}`) : error;
  }
}

function shorten(text: string): string {
  return text.length > 30 ? `${text.slice(0, 30)}…` : text;
}

const yesWords = ['是', '有', '支持', 'true', 'yes', 'y', '1'];
const noWords = ['否', '无', '不支持', 'false', 'no', 'n', '0'];

function yesOf(text: string): boolean {
  if (yesWords.includes(text.toLowerCase())) return true;
  if (noWords.includes(text.toLowerCase())) return false;
  throw new Misfit('请填是或否');
}

function wholeOf(text: string): number {
  const plain = text.replace(/[,，\s]/g, '');
  if (!/^\d{1,16}(\.0+)?$/.test(plain)) throw new Misfit(`“${shorten(text)}”不是整数`);
  return Number(plain);
}

const units = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'];

function bytesOf(text: string): number {
  const [, figure = '', unit = ''] = /^([\d,]+(?:\.\d+)?)\s*([KMGTP]?B)$/i.exec(text) ?? [];
  if (unit === '') return wholeOf(text);
  return Math.round(Number(figure.replaceAll(',', '')) * 1024 ** units.indexOf(unit.toUpperCase()));
}

function fenOf(text: string): number {
  const plain = text.replace(/[,，\s¥￥元]/g, '');
  const [, yuan, cents = ''] = /^(\d{1,10})(?:\.(\d{1,2})0*)?$/.exec(plain) ?? [];
  if (yuan === undefined) throw new Misfit(`“${shorten(text)}”不是以元为单位、最多两位小数的金额`);
  return Number(yuan) * 100 + Number(cents.padEnd(2, '0'));
}

function dayOf(text: string): string {
  const [, year, month, day] = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})(?:日|[T ].*)?$/.exec(text) ?? [];
  if (!year || !month || !day) throw new Misfit(`“${shorten(text)}”不是日期，请写作 2026-01-31`);
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
