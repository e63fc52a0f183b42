// A bank's statement as lines of money. Each bank has its own headings, stored once they are chosen.
import { createHash } from 'node:crypto';
import { canonicalNumber } from '@shuji/contract/order/labels/bank-reference';
import {
  mostStatementLines,
  neededFields,
  type StatementColumns,
  type StatementField,
  statementFields,
} from '@shuji/contract/receipt/labels';
import { parse } from 'csv-parse/sync';
import { decode } from '#src/spreadsheet/decode.ts';
import { rearm } from '#src/spreadsheet/safe.ts';
import { Unreadable } from '#src/spreadsheet/unreadable.ts';
import type { Money } from './queries.ts';
import { numbersIn } from './rules.ts';

export interface ParsedLine extends Omit<Money, 'amount' | 'accountNumber'> {
  /** In the file, from 1. */
  number: number;
  amount: number | null;
  /** Money that came in, a line that is none, or one that cannot be read. */
  kind: 'income' | 'passed' | 'bad';
  problem: string;
}

export interface Statement {
  headings: string[];
  columns: StatementColumns;
  encoding: string;
  lines: ParsedLine[];
}

interface Row {
  number: number;
  cells: string[];
}

/** Headings of the commonest statements, the surest first. */
const usual: Record<StatementField, RegExp[]> = {
  date: [/^交易日期/, /^(记账|入账|交易)(日期|时间|日)/, /日期/],
  amount: [/^贷方(发生额|金额)/, /^收入(金额)?/, /^转入金额/, /^贷方/, /^(交易|发生)金?额/, /金额/],
  payer: [/^对方(户名|账户名称|名称|单位)/, /^付款(人|方)?(户名|名称)/, /^交易对手(名称|户名)?$/, /^对方/],
  remark: [/附言/, /^摘要/, /用途/, /备注/],
  serial: [/流水号/, /^交易(序号|编号)/, /凭证号/],
  direction: [/^借贷/, /^收支/, /^借\/贷/],
};

const headingWithin = 30;

/** Reads a CSV in UTF-8 or GBK. `chosen`: the headings, where they are known; else they are guessed. Throws Unreadable. */
export function readStatement(
  bytes: Buffer,
  { bank, chosen, today }: { bank: string; chosen: StatementColumns | null; today: string },
): Statement {
  const { text, encoding } = decode(bytes);
  const rows = rowsOf(text);
  const found = chosen ? headingOf(rows, (cells) => hasAll(cells, chosen)) : headingOf(rows, hasNeeded);
  const at = found ?? headingOf(rows, (cells) => cells.filter(Boolean).length >= 3);
  if (at === null) throw new Unreadable('没有找到表头：请导入银行导出的 CSV 流水，前 30 行内应有一行列名。');
  const headings = rows[at]?.cells ?? [];
  const columns = chosen && found !== null ? chosen : guess(headings);
  const body = rows.slice(at + 1);
  if (body.length > mostStatementLines)
    throw new Unreadable(`文件有 ${body.length} 行，一次最多导入 ${mostStatementLines} 行，请按日期分成几个文件。`);
  const isComplete = neededFields.every((field) => columns[field] && headings.includes(columns[field]));
  const lines = isComplete ? numbered(body.map((row) => lineOf(row, { headings, columns, bank, today }))) : [];
  return { headings: headings.filter(Boolean), columns, encoding, lines };
}

/** The needed columns that are not chosen, or not in the file. */
export function missingColumns({ headings, columns }: Statement): StatementField[] {
  return (Object.keys(statementFields) as StatementField[]).filter((field) => {
    const heading = columns[field];
    return heading ? !headings.includes(heading) : neededFields.some((needed) => needed === field);
  });
}

function rowsOf(text: string): Row[] {
  const head = text.slice(0, 5000);
  const delimiter = head.split('\t').length > head.split(',').length ? '\t' : ',';
  try {
    const rows = parse(text, { bom: true, info: true, delimiter, relax_column_count: true, relax_quotes: true });
    const read = rows as unknown as { record: string[]; info: { lines: number } }[];
    return read
      .map(({ record, info }) => ({ number: info.lines, cells: record.map(cellOf) }))
      .filter(({ cells }) => cells.some(Boolean));
  } catch {
    throw new Unreadable('CSV 文件格式有误：请用银行导出的原文件，或另存为 CSV 后重试。');
  }
}

// Banks protect long numbers from a spreadsheet's rounding by a tab, an apostrophe or a formula.
function cellOf(text: string): string {
  const bare = /^="(.*)"$/.exec(text.trim())?.[1] ?? text;
  return rearm(bare.replace(/^'/, '').trim()).replaceAll('\u0000', '').toWellFormed();
}

function headingOf(rows: readonly Row[], isHeading: (cells: string[]) => boolean): number | null {
  const at = rows.slice(0, headingWithin).findIndex(({ cells }) => isHeading(cells));
  return at < 0 ? null : at;
}

function hasAll(cells: readonly string[], columns: StatementColumns): boolean {
  return Object.values(columns).every((heading) => cells.includes(heading));
}

function hasNeeded(cells: readonly string[]): boolean {
  const columns = guess(cells);
  return neededFields.every((field) => columns[field]);
}

function guess(headings: readonly string[]): StatementColumns {
  const columns: StatementColumns = {};
  const isTaken = (heading: string) => Object.values(columns).includes(heading);
  for (const [field, patterns] of Object.entries(usual)) {
    const found = patterns
      .map((pattern) => headings.find((heading) => pattern.test(heading) && !isTaken(heading)))
      .find(Boolean);
    if (found) columns[field as StatementField] = found;
  }
  return columns;
}

interface Reading {
  headings: readonly string[];
  columns: StatementColumns;
  bank: string;
  today: string;
}

const sums = /合计|总计|小计|本页/;

function lineOf({ number, cells }: Row, { headings, columns, bank, today }: Reading): ParsedLine {
  const cell = (field: StatementField) => {
    const at = columns[field] === undefined ? -1 : headings.indexOf(columns[field]);
    return cells[at] ?? '';
  };
  const [paidOn, amount, serial] = [dayIn(cell('date')), fenIn(cell('amount')), canonicalNumber(cell('serial'))];
  const remark = cell('remark').slice(0, 200);
  const hasSerial = /^[0-9A-Z]{6,40}$/.test(serial);
  const digest = createHash('sha256')
    .update([bank, ...cells].join('\u001f'))
    .digest('hex');
  const line = {
    number,
    paidOn: paidOn ?? '',
    amount: amount === null || Number.isNaN(amount) ? null : amount,
    payer: cell('payer').slice(0, 100),
    remark,
    serial: hasSerial ? serial : null,
    fingerprint: hasSerial ? `S ${serial}` : `L ${digest}`,
    numbers: numbersIn(remark),
  };
  const passed = { ...line, kind: 'passed', problem: '' } as const;
  const bad = (problem: string) => ({ ...line, kind: 'bad', problem }) as const;
  const isSum = paidOn === null && (sums.test(cells.join('')) || (cell('date') === '' && cell('payer') === ''));
  const isOut = cell('direction') !== '' && !/贷|收|转入|进|^C/i.test(cell('direction'));
  if (isSum || isOut || amount === null || amount <= 0) return passed;
  if (Number.isNaN(amount)) return bad(`${statementFields.amount}“${cell('amount')}”不是金额`);
  if (paidOn === null) return bad(`${statementFields.date}“${cell('date')}”不是日期`);
  if (paidOn > today) return bad('交易日期晚于今天');
  return { ...line, kind: 'income', problem: '' };
}

/** In fen; null for an empty cell, NaN for what is no number. */
function fenIn(text: string): number | null {
  const digits = text.normalize('NFKC').replace(/[¥￥,，\s元+]/g, '');
  if (digits === '' || digits === '-') return null;
  const [, sign, yuan, fen = ''] = /^(-?)(\d{1,10})(?:\.(\d{1,2})0*)?$/.exec(digits) ?? [];
  if (yuan === undefined) return Number.NaN;
  return (sign ? -1 : 1) * (Number(yuan) * 100 + Number(fen.padEnd(2, '0')));
}

function dayIn(text: string): string | null {
  const [, year, month = '', date = ''] =
    /^([12]\d{3})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})(?:$|[日T\s\d:.].*$)/.exec(text.normalize('NFKC')) ?? [];
  if (year === undefined) return null;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day) ? day : null;
}

// Equal lines without a number are money of its own each; equal numbers name one sum, so two of them are a wrong column.
function numbered(lines: ParsedLine[]): ParsedLine[] {
  const times = new Map<string, number>();
  return lines.map((line) => {
    if (line.kind !== 'income') return line;
    const before = times.get(line.fingerprint) ?? 0;
    times.set(line.fingerprint, before + 1);
    if (before === 0) return line;
    if (line.serial === null) return { ...line, fingerprint: `${line.fingerprint} ${before + 1}` };
    return { ...line, kind: 'bad', problem: '银行流水号与前面一行相同，请核对所选的列' };
  });
}
