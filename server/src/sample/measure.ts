// The figures of a table, column by column. DuckDB does the counting, in memory and within its limits.

import type { DuckDBConnection } from '@duckdb/node-api';
import { type ColumnType, previewRows } from '@shuji/contract/sample/labels';
import type { MeasuredSample, SampleColumn } from '@shuji/contract/sample/schema';
import { Unreadable } from '#src/spreadsheet/unreadable.ts';
import { ask } from './counting.ts';
import { findPersonal } from './personal.ts';
import { maskCell } from './rules.ts';
import { BadRows, columnNames, type Table } from './table.ts';

const longestShown = 200;
const parts = 12;
const mostRows = 2_000_000;
const damagedFile = 'Parquet 文件不完整或已损坏，无法读取。';
const numbers: readonly ColumnType[] = ['integer', 'decimal'];

/** Takes a table in; its columns are c0, c1, … of `sample`, all as text. */
export async function fill(db: DuckDBConnection, { columns, rows }: Table): Promise<void> {
  await db.run(`create table sample (${columns.map((_, at) => `c${at} varchar`).join(', ')})`);
  const appender = await db.createAppender('sample');
  for await (const row of rows) {
    for (const cell of row) {
      if (cell === null) appender.appendNull();
      else appender.appendVarchar(cell);
    }
    appender.endRow();
  }
  appender.closeSync();
}

/** Parquet is read by the database itself. */
export async function fillFromParquet(db: DuckDBConnection, path: string): Promise<Omit<Table, 'rows'>> {
  const source = `read_parquet('${quote(path)}')`;
  const described = await ask(db, `describe select * from ${source}`).catch(() => {
    throw new Unreadable(damagedFile);
  });
  await checkRows(db, path);
  const names = described.map((row) => row.column_name ?? '');
  const columns = columnNames(names);
  const picked = names.map(
    (name, at) => `nullif(trim(cast("${name.replaceAll('"', '""')}" as varchar)), '') as c${at}`,
  );
  await db.run(`create table sample as select ${picked.join(', ')} from ${source}`).catch((error: Error) => {
    throw new Unreadable(
      error.message.includes('Out of Memory') ? '样例内容展开后过大，请减少行数或列数后上传。' : damagedFile,
    );
  });
  return { columns, bad: new BadRows(), encoding: null, sheets: null };
}

// A few bytes of Parquet may stand for any number of rows.
async function checkRows(db: DuckDBConnection, path: string): Promise<void> {
  const [total] = await ask(db, `select sum(num_rows) as rows from parquet_file_metadata('${quote(path)}')`);
  const rows = Number(total?.rows ?? 0);
  if (rows > mostRows) {
    throw new Unreadable(
      `样例有 ${rows.toLocaleString('zh-CN')} 行，最多支持 ${mostRows.toLocaleString('zh-CN')} 行。`,
    );
  }
}

export function quote(text: string): string {
  return text.replaceAll("'", "''");
}

/** Measures what `sample` holds. */
export async function measure(db: DuckDBConnection, table: Omit<Table, 'rows'>): Promise<MeasuredSample> {
  const { columns, bad, encoding, sheets } = table;
  const [all] = await ask(db, 'select count(*) as rows from sample');
  const rows = Number(all?.rows ?? 0);
  if (rows === 0) throw new Unreadable('样例文件只有表头，没有数据。');
  const first = await ask(db, `select * from sample limit ${previewRows}`);
  const filled = await countFilled(db, columns.length);
  const found = await findPersonal(
    db,
    columns,
    filled.map((one) => one.filled),
  );
  const measured: SampleColumn[] = [];
  for (const [at, name] of columns.entries()) {
    const counted = filled[at] as FilledCount;
    const { distinct, type } = counted;
    const column = { name, type, nulls: rows - counted.filled, distinct, personal: found[at]?.kind ?? null };
    const figures = column.personal === null ? await figuresOf(db, at, type) : noFigures;
    measured.push({ ...column, ...figures });
  }
  return {
    status: 'ready',
    encoding,
    sheets,
    rows,
    columns: measured,
    preview: first.map((row) => columns.map((_, at) => previewCell(row[`c${at}`] ?? null, found[at]?.kind ?? null))),
    badRows: { count: bad.count, first: bad.first },
    personal: found.flatMap((one, at) => (one ? [{ column: columns[at] as string, ...one }] : [])),
  };
}

export function previewCell(cell: string | null, kind: SampleColumn['personal']): string | null {
  return cell === null ? null : cut(kind === null ? cell : maskCell(cell, kind));
}

function cut(text: string): string {
  return text.length > longestShown ? `${text.slice(0, longestShown).toWellFormed()}…` : text;
}

interface FilledCount {
  filled: number;
  distinct: number;
  type: ColumnType;
}

async function countFilled(db: DuckDBConnection, width: number): Promise<FilledCount[]> {
  const tests = Array.from({ length: width }, (_, at) => {
    const c = `c${at}`;
    // 041027 is a code, not a number.
    const isCode = `bool_or(regexp_matches(${c}, '^-?0[0-9]'))`;
    const isDay = `regexp_full_match(${c}, '[0-9]{4}[-/][0-9]{1,2}[-/][0-9]{1,2}') and try_cast(${c} as date) is not null`;
    const isMoment = `regexp_matches(${c}, '^[0-9]{4}[-/][0-9]{1,2}[-/][0-9]{1,2}[ T][0-9]{1,2}:') and ${momentOf(c)} is not null`;
    return `count(${c}) as n${at}, count(distinct ${c}) as d${at}, coalesce(${isCode}, false) as z${at},
      count(*) filter (regexp_full_match(${c}, '[+-]?[0-9]{1,30}') and try_cast(${c} as hugeint) is not null) as i${at},
      count(*) filter (isfinite(try_cast(${c} as double))) as f${at},
      count(*) filter (${isDay}) as a${at}, count(*) filter (${isMoment}) as m${at},
      count(*) filter (lower(${c}) in ('true', 'false', '是', '否')) as b${at}`;
  });
  const [row = {}] = await ask(db, `select ${tests.join(', ')} from sample`);
  return Array.from({ length: width }, (_, at) => {
    const count = (letter: string) => Number(row[`${letter}${at}`]);
    const filled = count('n');
    const is = (...letters: string[]) =>
      filled > 0 && letters.reduce((sum, letter) => sum + count(letter), 0) === filled;
    const isCode = row[`z${at}`] === 'true';
    return { filled, distinct: count('d'), type: filled === 0 ? 'empty' : typeOf(is, isCode) };
  });
}

function typeOf(is: (...letters: string[]) => boolean, isCode: boolean): ColumnType {
  if (!isCode && is('i')) return 'integer';
  if (!isCode && is('f')) return 'decimal';
  if (is('a')) return 'date';
  // Midnight is often written as the day alone.
  if (is('m', 'a')) return 'datetime';
  return is('b') ? 'boolean' : 'string';
}

function momentOf(column: string): string {
  const text = `replace(${column}, '/', '-')`;
  return `coalesce(try_cast(${text} as timestamp), try_cast(${text} || ':00' as timestamp))`;
}

type Figures = Pick<SampleColumn, 'min' | 'max' | 'mean' | 'top' | 'histogram'>;
const noFigures: Figures = { min: null, max: null, mean: null, top: [], histogram: [] };

async function figuresOf(db: DuckDBConnection, at: number, type: ColumnType): Promise<Figures> {
  const top = await topOf(db, at);
  const value = typedValue(`c${at}`, type);
  if (value === null) return { ...noFigures, top };
  const mean = numbers.includes(type) ? `avg(cast(c${at} as double))` : 'null';
  const [range] = await ask(db, `select min(${value}) as min, max(${value}) as max, ${mean} as mean from sample`);
  const histogram = await histogramOf(db, value, numbers.includes(type));
  const [min, max] = withoutIdleSeconds([range?.min ?? null, range?.max ?? null]);
  return { min: min ?? null, max: max ?? null, mean: roundMean(range?.mean ?? null), top, histogram };
}

export function typedValue(column: string, type: ColumnType): string | null {
  if (type === 'integer') return `cast(${column} as hugeint)`;
  if (type === 'decimal') return `cast(${column} as double)`;
  if (type === 'date') return `cast(${column} as date)`;
  return type === 'datetime' ? momentOf(column) : null;
}

async function topOf(db: DuckDBConnection, at: number): Promise<Figures['top']> {
  const rows = await ask(
    db,
    `select c${at} as value, count(*) as count from sample where c${at} is not null
     group by 1 having count(*) > 1 order by count(*) desc, 1 limit 5`,
  );
  return rows.map(({ value, count }) => ({ value: cut(value ?? ''), count: Number(count) }));
}

async function histogramOf(db: DuckDBConnection, value: string, isNumber: boolean): Promise<number[]> {
  const place = isNumber ? `cast(${value} as double)` : `epoch(cast(${value} as timestamp))`;
  const rows = await ask(
    db,
    `with v as (select ${place} as x from sample where ${value} is not null),
      ends as (select min(x) as low, max(x) as high from v)
     select least(${parts - 1}, cast(floor((x - low) / (high - low) * ${parts}) as integer)) as part, count(*) as count
     from v, ends where high > low group by 1`,
  );
  if (rows.length === 0) return [];
  const counts = Array<number>(parts).fill(0);
  for (const { part, count } of rows) counts[Number(part)] = Number(count);
  return counts;
}

function roundMean(mean: string | null): string | null {
  return mean === null ? null : String(Number(Number(mean).toPrecision(8)));
}

/** 14:00:00 and 17:00:00 are shown as 14:00 and 17:00. */
function withoutIdleSeconds(moments: (string | null)[]): (string | null)[] {
  return moments.every((one) => one?.endsWith(':00')) ? moments.map((one) => one?.slice(0, -3) ?? null) : moments;
}
