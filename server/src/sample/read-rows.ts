// One page of a sample's rows, sorted and filtered by the columns' own types.
import type { DuckDBConnection } from '@duckdb/node-api';
import type { ColumnType } from '@shuji/contract/sample/labels';
import type { SampleColumn, SampleFilter } from '@shuji/contract/sample/schema';
import { ask } from './counting.ts';
import { previewCell, quote, typedValue } from './measure.ts';

export interface TableQuestion {
  /** Types and findings of the profile: columns with personal data are masked, and neither sorted nor filtered by. */
  columns: Pick<SampleColumn, 'type' | 'personal'>[];
  sort: { column: number; isDescending: boolean } | null;
  filters: SampleFilter[];
  pageNum: number;
  pageSize: number;
}

export interface TableRows {
  total: number;
  rows: (string | null)[][];
}

export async function readRows(db: DuckDBConnection, question: TableQuestion): Promise<TableRows> {
  const { columns, sort, filters, pageNum, pageSize } = question;
  const columnValue = (at: number) => typedValue(`c${at}`, columns[at]?.type ?? 'string') ?? `c${at}`;
  const conditions = filters.map((filter) =>
    conditionOf(filter, columnValue(filter.column), columns[filter.column]?.type ?? 'string'),
  );
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  const order = sort ? `${columnValue(sort.column)} ${sort.isDescending ? 'desc' : 'asc'} nulls last, rowid` : 'rowid';
  const [all] = await ask(db, `select count(*) as total from sample ${where}`);
  const offset = (pageNum - 1) * pageSize;
  const rows = await ask(db, `select * from sample ${where} order by ${order} limit ${pageSize} offset ${offset}`);
  return {
    total: Number(all?.total ?? 0),
    rows: rows.map((row) => columns.map(({ personal }, at) => previewCell(row[`c${at}`] ?? null, personal))),
  };
}

function conditionOf({ column, operator, value }: SampleFilter, typed: string, type: ColumnType): string {
  const text = `'${quote(value)}'`;
  if (operator === 'missing') return `c${column} is null`;
  if (operator === 'contains') return `contains(lower(c${column}), lower(${text}))`;
  return `${typed} ${operator === 'from' ? '>=' : '<='} ${asType(text, type)}`;
}

/** The bound as a value of the column; a day ends with its last moment. */
function asType(text: string, type: ColumnType): string {
  if (type === 'integer' || type === 'decimal') return `try_cast(${text} as double)`;
  return type === 'date' ? `try_cast(${text} as date)` : `try_cast(${text} as timestamp)`;
}
